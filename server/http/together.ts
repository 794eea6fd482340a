interface Asked<Key, Found> {
  key: Key;
  resolve: (found: Found | undefined) => void;
  reject: (error: unknown) => void;
}

const MOST = 100;

/**
 * Finds for each who asks, with one look for all that were asked for in the same turn of the event loop. `find` answers in
 * the order of the keys; when it fails, all of them have failed.
 */
export function findTogether<Key, Found>(
  find: (keys: Key[]) => Promise<readonly (Found | undefined)[]>,
): (key: Key) => Promise<Found | undefined> {
  let waiting: Asked<Key, Found>[] = [];

  async function look(asked: readonly Asked<Key, Found>[]): Promise<void> {
    try {
      const found = await find(asked.map(({ key }) => key));
      for (const [at, { resolve }] of asked.entries()) resolve(found[at]);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  function lookForAll(): void {
    const asked = waiting;
    waiting = [];
    for (let at = 0; at < asked.length; at += MOST) void look(asked.slice(at, at + MOST));
  }

  return (key) =>
    new Promise((resolve, reject) => {
      // Runs when everything that had arrived on the connections has been read.
      if (waiting.length === 0) setImmediate(lookForAll);
      waiting.push({ key, resolve, reject });
    });
}
