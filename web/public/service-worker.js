// Shows an offline page when there is no network, and deletes expired files of interrupted transfers. Apart from the
// offline page and its files, no page, no picture and no answer of the API is ever cached.

/** The name of each cache of this worker begins with this. Other workers of the site name theirs differently. */
const CACHE_PREFIX = 'offline-';
const CACHE = `${CACHE_PREFIX}1`;
/** The offline page and the files that it links to. */
const FILES = ['/offline.html', '/offline.css', '/favicon.svg'];

// Pages store the files that they are sending (`web/api/kept-files.ts`), and no later page need open that storage. So
// this worker deletes expired files, by the server's clock.
const KEPT_FILES = 'files-on-their-way';
const DAY_MS = 86_400_000;

self.addEventListener('install', (event) => {
  const requests = FILES.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOlderCaches());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate' && request.method === 'GET') {
    const answer = open(request);
    event.respondWith(answer);
    event.waitUntil(answer.then(deleteExpiredFiles).catch(() => {}));
  }
  // The files of the offline page.
  else if (FILES.includes(new URL(request.url).pathname)) event.respondWith(fromNetwork(request));
});

/** Returns the page from the network, or the offline page if there is no network. */
const open = (request) => self.fetch(request).catch(() => caches.match('/offline.html'));
/** Returns a file of the offline page from the network, or the cached one if there is no network. */
const fromNetwork = (request) => self.fetch(request).catch(() => caches.match(request, { ignoreSearch: true }));

/** Deletes stored files that are older than a day. The time is that of the answer's `date` header. */
async function deleteExpiredFiles({ headers }) {
  const now = Date.parse(headers.get('date') ?? '');
  const databases = (await self.indexedDB?.databases?.()) ?? [];
  if (Number.isNaN(now) || !databases.some(({ name }) => name === KEPT_FILES)) return;
  const request = self.indexedDB.open(KEPT_FILES);
  request.onsuccess = () => {
    const database = request.result;
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

/**
 * Deletes the caches of earlier versions of this worker. A tablet of a melan has a cache of its own (`hall-worker.js`),
 * which must survive an update of the site.
 */
async function deleteOlderCaches() {
  const names = await caches.keys();
  const olderNames = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE);
  await Promise.all(olderNames.map((name) => caches.delete(name)));
}

// A notice of the site: a title, a sentence, and the path of the page that it opens. Nothing of it is stored.
self.addEventListener('push', (event) => {
  const { title, body, path, lang } = event.data?.json() ?? {};
  if (title)
    event.waitUntil(self.registration.showNotification?.(title, { body, lang, icon: '/icon-192.png', data: path }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(new URL(event.notification.data ?? '/', self.location.origin)));
});
