/**
 * Calls a function for each item with limited concurrency. Rejects at the first failure, but does not stop the other
 * workers, which take the remaining items.
 */
export async function inParallel<T>(
  items: Iterable<T>,
  atOnce: number,
  act: (item: T) => Promise<unknown>,
): Promise<void> {
  // One iterator for all workers, so that each item is taken once.
  const iterator = items[Symbol.iterator]();
  const work = async () => {
    for (let next = iterator.next(); !next.done; next = iterator.next()) await act(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
