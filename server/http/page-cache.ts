import { AsyncLocalStorage } from 'node:async_hooks';

/** The results loaded for the current page, by a key that identifies the reader. */
const caches = new AsyncLocalStorage<Map<string, Promise<unknown>>>();

/**
 * Runs `make` for a page that only reads. Its calls share what they load by `cachedOnPage`, so that each of these loads
 * runs once and all calls see the same data.
 */
export const withPageCache = <Made>(make: () => Promise<Made>): Promise<Made> => caches.run(new Map(), make);

/**
 * Loads a value, or returns what another call of the same page has loaded under this key. Outside a page it always
 * loads.
 */
export function cachedOnPage<Loaded>(key: string, load: () => Promise<Loaded>): Promise<Loaded> {
  const cache = caches.getStore();
  if (cache === undefined) return load();
  const cached = cache.get(key);
  // A key belongs to one place in the code, so the type is certain.
  if (cached) return cached as Promise<Loaded>;
  const loading = load();
  cache.set(key, loading);
  return loading;
}

/** Empties the page's cache after something was saved. */
export const clearPageCache = (): void => caches.getStore()?.clear();
