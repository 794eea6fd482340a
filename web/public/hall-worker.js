// Opens the page of a melan's tablet without a network. The page itself puts its files here when the tablet is packed, and takes them away again.
const CACHE = 'hall-1';
const TABLET = /^\/office\/melans\/\d+\/tablet$/;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || pathname.startsWith('/api/')) return;
  // Every other page of the office comes from the network alone.
  if (request.mode === 'navigate' && !TABLET.test(pathname)) return;
  event.respondWith(fromCache(request));
});

async function fromCache(request) {
  const cache = (await caches.has(CACHE)) ? await caches.open(CACHE) : undefined;
  const kept = await cache?.match(request, { ignoreSearch: request.mode === 'navigate', ignoreVary: true });
  return kept ?? self.fetch(request);
}
