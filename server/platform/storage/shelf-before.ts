import type { Shelf } from './shelf.ts';

/** A shelf to which files are moving: what it lacks is read where they lay before, and removed there as well. */
export function withShelfBefore(shelf: Shelf, before: Shelf): Shelf {
  return {
    put: shelf.put,
    // Once more: it may have been moved between the two questions.
    open: async (path) => (await shelf.open(path)) ?? (await before.open(path)) ?? shelf.open(path),
    has: async (path) => (await shelf.has(path)) || (await before.has(path)) || shelf.has(path),
    remove: async (path) => void (await Promise.all([shelf.remove(path), before.remove(path)])),
    async *list(beginning) {
      yield* shelf.list(beginning);
      yield* before.list(beginning);
    },
  };
}
