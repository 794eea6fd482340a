import { serverNow } from '#web/clock.ts';
import { FILES_ON_THEIR_WAY, readReader } from './session.ts';

// A file that is on its way is kept by the browser until it has arrived, so that a closed page loses nothing: for a day, under
// the profile and the account that sent it, and not after a log-out. What is older goes with the next page (`service-worker.js`).
// A browser that keeps none (a private window) loses only this.
const TABLE = 'files';
const DAY_MS = 86_400_000;

interface Kept {
  file: Blob;
  name: string;
  keptAt: number;
}

/** Null while this tab does not know its account yet. */
function keyOf(path: string): string | null {
  const { pid, account } = readReader();
  return account === '' ? null : `${pid} ${account} ${path}`;
}

/** Keeps the file, and gives what forgets it again. */
export async function keepFile(path: string, file: Blob): Promise<() => Promise<void>> {
  const key = keyOf(path);
  // After a login in the page: what was kept before it is sent now, by an account that this tab does not know yet.
  if (key === null) {
    const { pid } = readReader();
    const isOfPath = (_kept: Kept, one: string) => one.startsWith(`${pid} `) && one.endsWith(` ${path}`);
    return () => within('readwrite', (table) => forgetThose(table, isOfPath));
  }
  const name = file instanceof File ? file.name : 'photo.jpg';
  const kept: Kept = { file, name, keptAt: serverNow() };
  await within('readwrite', (table) => table.put(kept, key));
  return () => within('readwrite', (table) => table.delete(key));
}

/** The file that was on its way to this call from this reader, when the page was closed. */
export async function findKeptFile(path: string): Promise<File | undefined> {
  const key = keyOf(path);
  let found: IDBRequest<Kept | undefined> | undefined;
  await within('readwrite', (table) => {
    forgetThose(table, isOld);
    if (key !== null) found = table.get(key);
  });
  const kept = found?.result;
  // It is read before it is forgotten.
  if (!kept || isOld(kept)) return undefined;
  return new File([kept.file], kept.name, { type: kept.file.type });
}

const isOld = ({ keptAt }: Kept): boolean => serverNow() - keptAt > DAY_MS;

function forgetThose(table: IDBObjectStore, isToGo: (kept: Kept, key: string) => boolean): void {
  const asked = table.openCursor();
  asked.onsuccess = () => {
    const cursor: IDBCursorWithValue | null = asked.result;
    if (!cursor) return;
    if (isToGo(cursor.value, String(cursor.key))) cursor.delete();
    cursor.continue();
  };
}

async function within(mode: IDBTransactionMode, act: (table: IDBObjectStore) => void): Promise<void> {
  try {
    const database = await open();
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(TABLE, mode);
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
      act(transaction.objectStore(TABLE));
    }).finally(() => database.close());
  } catch {
    // Nothing is kept, and sending goes on.
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(FILES_ON_THEIR_WAY, 2);
    asked.onupgradeneeded = () => {
      // Version 1 had no account in the key.
      for (const name of asked.result.objectStoreNames) asked.result.deleteObjectStore(name);
      asked.result.createObjectStore(TABLE);
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
    asked.onblocked = () => reject(new Error('blocked'));
  });
}
