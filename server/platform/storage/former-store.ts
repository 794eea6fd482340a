import type { ObjectStore } from './object-store.ts';

/** Makes a file store for a move: missing files are read from the former store, and a removal affects both. */
export function withFormerStore(store: ObjectStore, before: ObjectStore): ObjectStore {
  return {
    put: store.put,
    // `open` and `has` ask the current store once more, because the file may have been moved in between.
    open: async (path) => (await store.open(path)) ?? (await before.open(path)) ?? store.open(path),
    has: async (path) => (await store.has(path)) || (await before.has(path)) || store.has(path),
    remove: async (path) => void (await Promise.all([store.remove(path), before.remove(path)])),
    async *list(beginning) {
      yield* store.list(beginning);
      yield* before.list(beginning);
    },
  };
}
