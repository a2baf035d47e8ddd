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

const KEPT = new Set(FILES.map(at));

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([PAGE, ...FILES].map(at))));
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
  if (request.mode === "navigate") event.respondWith(fromNetwork(request));
  else if (url.href.startsWith(at("python/"))) event.respondWith(caches.match(request).then((found) => found ?? fetch(request)));
  else if (url.href.startsWith(at("assets/")) || KEPT.has(url.href)) event.respondWith(fromCache(request));
});

async function tidyUp() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
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
    await cache.addAll(files.map((file) => at(`python/${file}`)));
    await cache.put(PARTS, response);
  } catch (problem) {
    await caches.delete(name);
    throw problem;
  }
  const older = (await caches.keys()).filter((one) => one.startsWith(PYTHON) && one !== name);
  await Promise.all(older.map((one) => caches.delete(one)));
}

async function fromCache(request) {
  const found = await caches.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(CACHE)).put(request, response.clone());
  return response;
}

async function fromNetwork(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(at(PAGE))) ?? Response.error();
  }
}
