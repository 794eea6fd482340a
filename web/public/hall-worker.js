// Serves the page of a melan's tablet from the cache, so that it opens without a network. The page itself caches its
// files when the tablet is packed, and removes them again (`web/office/tablet/keep-page.ts`).
const CACHE = 'hall-1';
const TABLET = /^\/office\/melans\/\d+\/tablet$/;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || pathname.startsWith('/api/')) return;
  // Other pages of the office are never served from the cache.
  if (request.mode === 'navigate' && !TABLET.test(pathname)) return;
  event.respondWith(fromCache(request));
});

/** Returns the cached answer if there is one, otherwise that of the network. */
async function fromCache(request) {
  const cache = (await caches.has(CACHE)) ? await caches.open(CACHE) : undefined;
  const cached = await cache?.match(request, { ignoreSearch: request.mode === 'navigate', ignoreVary: true });
  return cached ?? self.fetch(request);
}
