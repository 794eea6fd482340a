const WORKER = '/hall-worker.js';
const SCOPE = '/office/melans/';
/** As the worker names it. */
const CACHE = 'hall-1';

/** Keeps this page and its program, so that the tablet opens it without a network. Of families there is nothing in them. */
export async function keepPage(): Promise<void> {
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const cache = await caches.open(CACHE);
  const linked = [...document.querySelectorAll<HTMLLinkElement>('link[href]')].map(({ href }) => href);
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = [...new Set([...linked, ...scripts, ...loaded])].filter((address) => {
    const { origin, pathname } = new URL(address);
    return origin === location.origin && !pathname.startsWith('/api/') && !pathname.startsWith('/office');
  });
  await cache.addAll([location.pathname, ...own]);
  await navigator.storage?.persist?.();
}

/** The page comes from the network again. */
export async function forgetPage(): Promise<void> {
  await caches.delete(CACHE);
  for (const registration of await navigator.serviceWorker.getRegistrations())
    if (new URL(registration.scope).pathname === SCOPE) await registration.unregister();
}
