// Keeps the pages, so that they open without a network; tables come from the server. Where these can be
// gone on with in the browser, it keeps Python, too, once a page asks for that.
// The build puts the names of its files here, and a version that changes with them.
const FILES = [];
const VERSION = "0";
const at = (name) => new URL(name, self.registration.scope).href; // wherever the page is served from
const PAGE = "./";
const OURS = `reihum ${self.registration.scope} `; // other folders of the same host have caches of their own
const CACHE = OURS + VERSION;
const PYTHON = `${OURS}python `; // begins the name of a cache with all of Python's parts, or with none
const PARTS = at("python/parts.json");
const PATIENCE = 4000; // milliseconds for a server that takes a call and does not answer
const unpacked = (address) => address.replace(/\.gz$/, "");

const KEPT = new Set(FILES.map(at));
const COMPLETE = KEPT.has(PARTS); // no server behind it: all that is ever needed is kept from the start

self.addEventListener("install", (event) => {
  event.waitUntil(keepAll());
  self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(tidyUp().then(() => self.clients.claim())));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.matchAll({ type: "window" }).then(([page]) => page?.focus()));
});

/** Is Python kept here, in the version that the server has? With `fetch` it is fetched if it is not. */
self.addEventListener("message", (event) => {
  if (event.data?.type === "python") event.waitUntil(python(event.data.fetch).then((kept) => event.ports[0].postMessage(kept)));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.href.startsWith(at("api"))) return;
  if (request.mode === "navigate" && COMPLETE && isPage(url)) {
    event.respondWith(kept(at(PAGE)).then((found) => found ?? fetch(request)));
    event.waitUntil(keepAll().catch(() => undefined));
  } else if (request.mode === "navigate") event.respondWith(fromNetwork(request));
  else if (url.href.startsWith(at("python/"))) event.respondWith(kept(request).then((found) => found ?? fetch(request)));
  else if (url.href.startsWith(at("assets/")) || KEPT.has(url.href)) event.respondWith(fromCache(request));
});

/** Of older versions only what their pages may still ask for while they are open: those of the last one, without Python, which they have started. */
async function tidyUp() {
  const older = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  const last = older.findLast((name) => !name.startsWith(PYTHON));
  await Promise.all(older.filter((name) => name !== last).map((name) => caches.delete(name)));
  if (!last) return;
  const cache = await caches.open(last);
  const python = (await cache.keys()).filter(({ url }) => url.startsWith(at("python/")));
  await Promise.all(python.map((request) => cache.delete(request)));
}

/** All that belongs to the pages: at first, and whenever something was lost. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  const found = new Set((await cache.keys()).map(({ url }) => url));
  const lost = [PAGE, ...FILES].filter((name) => !found.has(unpacked(at(name))));
  if (lost.length) await keep(cache, lost);
}

/** Keep these files as they are now: what the browser has of them from before may be of another version. */
async function keep(cache, names) {
  await cache.addAll(names.map((name) => new Request(at(name), { cache: name.startsWith("assets/") ? "default" : "no-cache" })));
  await Promise.all(names.filter((name) => name.endsWith(".gz")).map((name) => unpack(cache, at(name))));
}

/** Unpacked once for all; the code with its type, for then the browser keeps what it has compiled of it, too. */
async function unpack(cache, address) {
  const packed = await cache.match(address);
  const type = unpacked(address).endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
  const response = new Response(packed.body.pipeThrough(new DecompressionStream("gzip")), { headers: { "content-type": type, unpacked: "yes" } });
  await cache.put(unpacked(address), response);
  await cache.delete(address);
}

/** What is kept, of this version if it has it. */
async function kept(request) {
  return (await (await caches.open(CACHE)).match(request)) ?? caches.match(request);
}

/** Whether this is the address of the one page that there is. */
function isPage({ origin, pathname }) {
  return [at(PAGE), at("index.html")].includes(origin + pathname);
}

/** "kept", "none" if it is not, "absent" if the server has it not either, "failed" if it could not be fetched. */
async function python(wanted) {
  try {
    if (!wanted) return (await caches.match(PARTS)) ? "kept" : "none";
    const response = await fetch(PARTS, { cache: "no-store" });
    if (!response.ok) return response.status === 404 ? "absent" : "failed";
    const { version, files } = await response.clone().json();
    const name = PYTHON + version;
    if (!(await caches.has(name))) await keepTogether(name, files, response);
    return "kept";
  } catch {
    return (await caches.match(PARTS)) ? "kept" : "failed"; // an older one will do
  }
}

async function keepTogether(name, files, response) {
  const cache = await caches.open(name);
  try {
    await keep(cache, files.map((file) => `python/${file}`));
    await cache.put(PARTS, response);
  } catch (problem) {
    await caches.delete(name);
    throw problem;
  }
  const older = (await caches.keys()).filter((one) => one.startsWith(PYTHON) && one !== name);
  await Promise.all(older.map((one) => caches.delete(one)));
}

async function fromCache(request) {
  const found = await kept(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(CACHE)).put(request, response.clone());
  return response;
}

/** The page as the server has it; what is kept, if no answer comes, or none for a while. */
async function fromNetwork(request) {
  const ours = () => kept(at(PAGE));
  const later = new Promise((resolve) => setTimeout(() => resolve(ours()), PATIENCE));
  try {
    const answer = fetch(request);
    return (await Promise.race([answer, later])) ?? (await answer);
  } catch {
    return (await ours()) ?? Response.error();
  }
}
