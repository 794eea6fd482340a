import DataLoader from 'dataloader';

/** How many keys one query looks up at most. */
const MAX_BATCH = 100;

/**
 * Loads with one query all that is asked for in the same turn of the event loop. `load` answers in the order of the keys; when it
 * fails, it has failed for each of them. Nothing is cached.
 */
export function makeBatchLoader<Key, Found>(
  load: (keys: readonly Key[]) => Promise<readonly (Found | undefined)[]>,
): (key: Key) => Promise<Found | undefined> {
  const loader = new DataLoader<Key, Found | undefined>(load, {
    cache: false,
    maxBatchSize: MAX_BATCH,
    // After everything that had arrived on the connections has been read.
    batchScheduleFn: (dispatch) => setImmediate(dispatch),
  });
  return (key) => loader.load(key);
}
