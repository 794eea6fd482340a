/**
 * Browser storage that never throws: when the browser refuses (private mode, full, disabled), values last as long as
 * the page. Used only by session.ts.
 */
export interface Shelf {
  /** Returns the stored value; null if there is none. */
  get: (key: string) => string | null;
  /** Stores the value, or removes the key when the value is `''`. Returns false when the browser refuses. */
  set: (key: string, value: string) => boolean;
  keys: () => string[];
}

/** Creates the shelf of a browser storage. Values that the browser refuses are kept in memory. */
export function makeShelf(open: () => Storage): Shelf {
  const inMemory = new Map<string, string>();
  return {
    get(key) {
      if (inMemory.has(key)) return inMemory.get(key) || null;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        if (value) open().setItem(key, value);
        else open().removeItem(key);
        inMemory.delete(key);
        return true;
      } catch {
        inMemory.set(key, value);
        return false;
      }
    },
    keys() {
      try {
        const store = open();
        return [...Array.from({ length: store.length }, (_, index) => store.key(index) ?? ''), ...inMemory.keys()];
      } catch {
        return [...inMemory.keys()];
      }
    },
  };
}

/** Whether the browser keeps values between pages. */
export function isStorageKept(open: () => Storage): boolean {
  try {
    open().setItem('probe', '1');
    open().removeItem('probe');
    return true;
  } catch {
    return false;
  }
}
