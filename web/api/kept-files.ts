import { DAY_MS } from '#contract/durations.ts';
import { serverNow } from '#web/clock.ts';
import { FILES_ON_THEIR_WAY, readReader } from './session.ts';

// The browser stores a file until it has arrived, so that a closed page loses nothing. The file is kept for one day,
// under the profile and account that sent it, and removed at logout. The service worker deletes expired files
// when the next page is opened (`service-worker.js`). Sending also works in a browser that stores nothing, such as a
// private window.
const TABLE = 'files';
/** The version of the database. The keys of version 1 had no account. */
const VERSION = 2;

/** A file as it is stored. */
interface Kept {
  file: Blob;
  name: string;
  /** When it was stored, in milliseconds since 1970 by the server's clock. */
  keptAt: number;
}

/** Returns the storage key for a call, or null while this tab does not know its account. */
function keyOf(path: string): string | null {
  const { pid, account } = readReader();
  return account === '' ? null : `${pid} ${account} ${path}`;
}

/**
 * Stores the file that is sent to the call at this path. Returns a function that deletes it. Neither throws: a browser
 * that refuses to store files only loses the copy.
 */
export async function keepFile(path: string, file: Blob): Promise<() => Promise<void>> {
  const key = keyOf(path);
  // The reader has just logged in on this page, and the tab does not know the account yet. The file was stored before
  // the login, so nothing is stored here.
  if (key === null) {
    const { pid } = readReader();
    const isOfPath = (_kept: Kept, storedKey: string) =>
      storedKey.startsWith(`${pid} `) && storedKey.endsWith(` ${path}`);
    return () => within('readwrite', (table) => deleteWhere(table, isOfPath));
  }
  const name = file instanceof File ? file.name : 'photo.jpg';
  const kept: Kept = { file, name, keptAt: serverNow() };
  await within('readwrite', (table) => table.put(kept, key));
  return () => within('readwrite', (table) => table.delete(key));
}

/** Returns the file that this reader was sending to this call when the page was closed; undefined if there is none. */
export async function findKeptFile(path: string): Promise<File | undefined> {
  const key = keyOf(path);
  let request: IDBRequest<Kept | undefined> | undefined;
  await within('readwrite', (table) => {
    deleteWhere(table, isExpired);
    if (key !== null) request = table.get(key);
  });
  const kept = request?.result;
  // The cursor may read an expired file before it is deleted, so its age is checked here too.
  if (!kept || isExpired(kept)) return undefined;
  return new File([kept.file], kept.name, { type: kept.file.type });
}

const isExpired = ({ keptAt }: Kept): boolean => serverNow() - keptAt > DAY_MS;

/** Deletes the stored files for which `mustDelete` returns true. The deletion runs within the table's transaction. */
function deleteWhere(table: IDBObjectStore, mustDelete: (kept: Kept, key: string) => boolean): void {
  const request = table.openCursor();
  request.onsuccess = () => {
    const cursor: IDBCursorWithValue | null = request.result;
    if (!cursor) return;
    if (mustDelete(cursor.value, String(cursor.key))) cursor.delete();
    cursor.continue();
  };
}

/** Runs `act` in a transaction on the stored files. Never throws. */
async function within(mode: IDBTransactionMode, act: (table: IDBObjectStore) => void): Promise<void> {
  try {
    const database = await openDatabase();
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(TABLE, mode);
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
      act(transaction.objectStore(TABLE));
    }).finally(() => database.close());
  } catch {
    // Without storage, sending continues.
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(FILES_ON_THEIR_WAY, VERSION);
    request.onupgradeneeded = () => {
      // The stores of an earlier version are dropped.
      for (const name of request.result.objectStoreNames) request.result.deleteObjectStore(name);
      request.result.createObjectStore(TABLE);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('blocked'));
  });
}
