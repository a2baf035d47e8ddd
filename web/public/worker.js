// Keeps the pages, so that they open without a network; tables always come from the server.
const CACHE = "reihum-1";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(["/", "/icon.svg", "/manifest.webmanifest"])));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api")) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(fromCache(request));
  else if (request.mode === "navigate") event.respondWith(fromNetwork(request));
});

async function fromCache(request) {
  const found = await caches.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(CACHE)).put(request, response.clone());
  return response;
}

async function fromNetwork(request) {
  try {
    const response = await fetch(request);
    if (response.ok) await (await caches.open(CACHE)).put("/", response.clone());
    return response;
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}
