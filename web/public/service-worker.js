// Only says so when there is no connection. No page, no picture and no answer of the API is ever kept.
const CACHE = 'offline-1';
const FILES = ['/offline.html', '/offline.css', '/favicon.svg'];

self.addEventListener('install', (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(open(request));
  // What the offline page itself links to.
  else if (FILES.includes(new URL(request.url).pathname)) event.respondWith(fromNetwork(request));
});

const open = (request) => self.fetch(request).catch(() => caches.match('/offline.html'));
const fromNetwork = (request) => self.fetch(request).catch(() => caches.match(request, { ignoreSearch: true }));

async function forgetOlder() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

// What the site tells this browser: a title, a line, and the page that it opens. Nothing of it is kept.
self.addEventListener('push', (event) => {
  const { title, body, path, lang } = event.data?.json() ?? {};
  if (title)
    event.waitUntil(self.registration.showNotification?.(title, { body, lang, icon: '/icon-192.png', data: path }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(new URL(event.notification.data ?? '/', self.location.origin)));
});
