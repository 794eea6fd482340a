import { AsyncLocalStorage } from 'node:async_hooks';

/** The results loaded for the current page, by a key that identifies the reader. */
const pages = new AsyncLocalStorage<Map<string, Promise<unknown>>>();

/**
 * Runs `make` for a page that only reads. Its calls share the results of their queries, so each query runs once and all
 * calls see the same data.
 */
export const withPageCache = <Made>(make: () => Promise<Made>): Promise<Made> => pages.run(new Map(), make);

/**
 * Loads a value, or returns what another call of the same page has loaded under this key. Outside a page it always
 * loads.
 */
export function cachedOnPage<Loaded>(key: string, load: () => Promise<Loaded>): Promise<Loaded> {
  const asked = pages.getStore();
  if (asked === undefined) return load();
  const known = asked.get(key);
  // A key belongs to one place in the code, so the type is certain.
  if (known) return known as Promise<Loaded>;
  const loading = load();
  asked.set(key, loading);
  return loading;
}

/** Empties the page's cache after something was saved. */
export const clearPageCache = (): void => pages.getStore()?.clear();
