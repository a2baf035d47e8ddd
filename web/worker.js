// Keeps the pages, so that they open without a network; tables always come from the server.
// The build puts the names of its files here, and a version that changes with them.
const FILES = [];
const VERSION = "0";
const at = (name) => new URL(name, self.registration.scope).href; // wherever the page is served from
const PAGE = "./";
const OURS = `reihum ${self.registration.scope} `; // other folders of the same host have caches of their own
const CACHE = OURS + VERSION;

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

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.href.startsWith(at("api"))) return;
  if (request.mode === "navigate") event.respondWith(fromNetwork(request));
  else if (url.href.startsWith(at("assets/")) || KEPT.has(url.href)) event.respondWith(fromCache(request));
});

async function tidyUp() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
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
