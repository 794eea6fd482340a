import { AsyncLocalStorage } from 'node:async_hooks';

/** What the calls of one page have asked for, by a key that names the reader. */
const pages = new AsyncLocalStorage<Map<string, Promise<unknown>>>();

/** Makes a page that only reads: what several of its calls ask of the database they ask once, and see at one moment. */
export const atOneMoment = <Made>(make: () => Promise<Made>): Promise<Made> => pages.run(new Map(), make);

/** Loads for the page that is being made what another of its calls may have loaded; a call outside of a page loads for itself. */
export function oncePerPage<Loaded>(key: string, load: () => Promise<Loaded>): Promise<Loaded> {
  const asked = pages.getStore();
  if (asked === undefined) return load();
  const known = asked.get(key);
  // A key is of one place in the code, which loads one kind of thing.
  if (known) return known as Promise<Loaded>;
  const loading = load();
  asked.set(key, loading);
  return loading;
}

/** After something was saved, what the page knew is not so any more. */
export const forgetMoment = (): void => pages.getStore()?.clear();
