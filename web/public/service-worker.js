// Says so when there is no connection, and removes files that were on their way too long ago. No page, no picture and no answer of the API is ever kept.
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
  if (request.mode === 'navigate' && request.method === 'GET') {
    const answer = open(request);
    event.respondWith(answer);
    event.waitUntil(answer.then(forgetOldFiles).catch(() => {}));
  }
  // What the offline page itself links to.
  else if (FILES.includes(new URL(request.url).pathname)) event.respondWith(fromNetwork(request));
});

const open = (request) => self.fetch(request).catch(() => caches.match('/offline.html'));
const fromNetwork = (request) => self.fetch(request).catch(() => caches.match(request, { ignoreSearch: true }));

// The page that keeps them (web/api/kept-files.ts) is not opened again by everybody: no page need ask for them. By the clock of the server.
const KEPT_FILES = 'files-on-their-way';
const DAY_MS = 86_400_000;

async function forgetOldFiles({ headers }) {
  const now = Date.parse(headers.get('date') ?? '');
  const known = (await self.indexedDB?.databases?.()) ?? [];
  if (Number.isNaN(now) || !known.some(({ name }) => name === KEPT_FILES)) return;
  const asked = self.indexedDB.open(KEPT_FILES);
  asked.onsuccess = () => {
    const database = asked.result;
    database.onversionchange = () => database.close();
    const transaction = database.transaction([...database.objectStoreNames], 'readwrite');
    transaction.oncomplete = () => database.close();
    for (const name of database.objectStoreNames) {
      transaction.objectStore(name).openCursor().onsuccess = ({ target: { result: cursor } }) => {
        if (!cursor) return;
        if (now - cursor.value.keptAt > DAY_MS) cursor.delete();
        cursor.continue();
      };
    }
  };
}

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
