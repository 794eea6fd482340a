/**
 * Writes one after the other, and together whatever came while the one before was being written: each waits for its own, and under
 * load a statement serves many.
 */
export function together<Item>(write: (items: readonly Item[]) => Promise<void>): (item: Item) => Promise<void> {
  let waiting: Item[] = [];
  let next: Promise<void> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return (item) => {
    waiting.push(item);
    next ??= last.then(() => {
      const items = waiting;
      [waiting, next] = [[], undefined];
      const writing = write(items);
      last = writing.catch(() => {});
      return writing;
    });
    return next;
  };
}
