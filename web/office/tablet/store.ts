import type { Sealed } from './seal.ts';

const DATABASE = 'hall';
const TABLE = 'melans';

/** The encrypted state on the tablet, with the number of times it was written. */
export interface Kept extends Sealed {
  version: number;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(DATABASE, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(TABLE);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

async function within<T>(
  mode: IDBTransactionMode,
  act: (table: IDBObjectStore, answer: (value: T) => void) => void,
): Promise<T | undefined> {
  const database = await open();
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

export const load = (melanId: number): Promise<Kept | undefined> =>
  within<Kept>('readonly', (table, answer) => {
    const asked: IDBRequest<Kept> = table.get(melanId);
    asked.onsuccess = () => answer(asked.result);
  });

/** Writes the state. Returns false and writes nothing if another window has written since. */
export async function write(melanId: number, sealed: Sealed, before: number): Promise<boolean> {
  const isWritten = await within<boolean>('readwrite', (table, answer) => {
    const asked: IDBRequest<Kept | undefined> = table.get(melanId);
    asked.onsuccess = () => {
      if ((asked.result?.version ?? 0) !== before) return answer(false);
      table.put({ ...sealed, version: before + 1 }, melanId);
      answer(true);
    };
  });
  return isWritten === true;
}

export const forget = (melanId: number) => within<void>('readwrite', (table) => void table.delete(melanId));
