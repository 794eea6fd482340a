/** The service worker that opens the cached page without a network. */
const WORKER = '/hall-worker.js';
const SCOPE = '/office/melans/';
/** The service worker opens the cache by the same name. */
const CACHE = 'hall-1';

/**
 * Caches this page and its program, so that the tablet can open it without a network. They contain no data of families.
 */
export async function keepPage(): Promise<void> {
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const cache = await caches.open(CACHE);
  const linked = [...document.querySelectorAll<HTMLLinkElement>('link[href]')].map(({ href }) => href);
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
  const loadedFiles = performance.getEntriesByType('resource').map(({ name }) => name);
  const ownFiles = [...new Set([...linked, ...scripts, ...loadedFiles])].filter((address) => {
    const { origin, pathname } = new URL(address);
    return origin === location.origin && !pathname.startsWith('/api/') && !pathname.startsWith('/office');
  });
  await cache.addAll([location.pathname, ...ownFiles]);
  await navigator.storage?.persist?.();
}

/** Removes the cached page and its service worker. */
export async function forgetPage(): Promise<void> {
  await caches.delete(CACHE);
  for (const registration of await navigator.serviceWorker.getRegistrations())
    if (new URL(registration.scope).pathname === SCOPE) await registration.unregister();
}
