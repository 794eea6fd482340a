import type { Shelf } from './shelf.ts';

/** A file store during a move: missing files are read from the former store, and a removal affects both. */
export function withShelfBefore(shelf: Shelf, before: Shelf): Shelf {
  return {
    put: shelf.put,
    // Once more, because the file may have been moved between the two reads.
    open: async (path) => (await shelf.open(path)) ?? (await before.open(path)) ?? shelf.open(path),
    has: async (path) => (await shelf.has(path)) || (await before.has(path)) || shelf.has(path),
    remove: async (path) => void (await Promise.all([shelf.remove(path), before.remove(path)])),
    async *list(beginning) {
      yield* shelf.list(beginning);
      yield* before.list(beginning);
    },
  };
}
