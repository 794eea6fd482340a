import type { Sealed } from './seal.ts';

const DATABASE = 'hall';
const TABLE = 'melans';

/** The encrypted state on the tablet. `version` is the number of times it was written. */
export interface Kept extends Sealed {
  version: number;
}

/** Opens the tablet's database, and creates it at the first use. */
function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * Runs `act` in one transaction. Returns the value that it passed to `answer`, or undefined, once the transaction has
 * completed.
 */
async function within<T>(
  mode: IDBTransactionMode,
  act: (table: IDBObjectStore, answer: (value: T) => void) => void,
): Promise<T | undefined> {
  const database = await openDatabase();
  try {
    return await new Promise<T | undefined>((resolve, reject) => {
      let answered: T | undefined;
      const transaction = database.transaction(TABLE, mode);
      act(transaction.objectStore(TABLE), (value) => {
        answered = value;
      });
      transaction.oncomplete = () => resolve(answered);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** Returns the encrypted state of a melan, or undefined if this tablet has none. */
export const load = (melanId: number): Promise<Kept | undefined> =>
  within<Kept>('readonly', (table, answer) => {
    const request: IDBRequest<Kept> = table.get(melanId);
    request.onsuccess = () => answer(request.result);
  });

/** Writes the state. Returns false and writes nothing if the stored version is no longer `before`. */
export async function write(melanId: number, sealed: Sealed, before: number): Promise<boolean> {
  const isWritten = await within<boolean>('readwrite', (table, answer) => {
    const request: IDBRequest<Kept | undefined> = table.get(melanId);
    request.onsuccess = () => {
      if ((request.result?.version ?? 0) !== before) return answer(false);
      table.put({ ...sealed, version: before + 1 }, melanId);
      answer(true);
    };
  });
  return isWritten === true;
}

/** Deletes the state of a melan from this tablet. */
export const forget = (melanId: number) => within<void>('readwrite', (table) => void table.delete(melanId));
