/**
 * Calls a function for each item with limited concurrency. After a failure no further item is begun; once the calls
 * under way have ended, the first failure is thrown.
 */
export async function inParallel<T>(
  items: Iterable<T>,
  atOnce: number,
  act: (item: T) => Promise<unknown>,
): Promise<void> {
  // One iterator for all workers, so that each item is taken once.
  const iterator = items[Symbol.iterator]();
  const failures: unknown[] = [];
  const work = async () => {
    for (let next = iterator.next(); !next.done && failures.length === 0; next = iterator.next()) {
      try {
        await act(next.value);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (failures.length > 0) throw failures[0];
}
