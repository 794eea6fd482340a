import DataLoader from 'dataloader';

/** Maximum number of keys that one query looks up. */
const MAX_BATCH = 100;

/**
 * Loads all keys that are requested in the same turn of the event loop together, at most MAX_BATCH with each query.
 * `load` returns its results in the order of the keys. If `load` fails, it fails for each key. Nothing is cached.
 */
export function makeBatchLoader<Key, Found>(
  load: (keys: readonly Key[]) => Promise<readonly (Found | undefined)[]>,
): (key: Key) => Promise<Found | undefined> {
  const loader = new DataLoader<Key, Found | undefined>(load, {
    cache: false,
    maxBatchSize: MAX_BATCH,
    // Run after everything that has arrived on the connections has been read.
    batchScheduleFn: (dispatch) => setImmediate(dispatch),
  });
  return (key) => loader.load(key);
}
