import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '#server/config.ts';
import { StartError } from '#server/start-error.ts';

const KEY_BYTES = 32;

/** The application key, from which the keys for all purposes are derived. */
export interface DataKey {
  /**
   * Returns a key of `KEY_BYTES` for one purpose ("limits: phone", "health answers"). It is deterministic, and
   * independent of the others.
   */
  deriveKey(purpose: string): Buffer;
}

/**
 * Opens the application key: DATA_KEY, or the key in the data folder, which the first start makes. Fails if the
 * database was encrypted with another key. Call it as the owner of the data folder.
 */
export async function openDataKey(config: Pick<Config, 'dataDir' | 'dataKey'>, pool: pg.Pool): Promise<DataKey> {
  const recorded = await loadCheckValue(pool);
  const path = keyPath(config.dataDir);
  if (!config.dataKey) await settleRotation(path, recorded);
  const secret = config.dataKey ?? (await readKey(path)) ?? (await makeKey(path, recorded !== undefined));
  const key = makeDataKey(secret);
  const expected = recorded ?? (await saveCheckValue(pool, checkValueOf(key)));
  if (isSame(expected, checkValueOf(key))) return key;
  const source = config.dataKey ? 'DATA_KEY' : `The key in ${path}`;
  throw new StartError(`${source} is not the key that this database was encrypted with: bring back the former key.`);
}

/**
 * Whether the database has a data key already; false if the database cannot be asked. A process that does not own the
 * data folder waits for the key.
 */
export const hasDataKey = (pool: pg.Pool): Promise<boolean> =>
  loadCheckValue(pool).then(
    (value) => value !== undefined,
    () => false,
  );

/** Makes a data key from its secret. Derived keys are cached. */
export function makeDataKey(secret: Buffer): DataKey {
  const derived = new Map<string, Buffer>();
  return {
    deriveKey(purpose) {
      const key = derived.get(purpose) ?? Buffer.from(hkdfSync('sha256', secret, 'shubho-bibaho', purpose, KEY_BYTES));
      derived.set(purpose, key);
      return key;
    },
  };
}

/** Returns the path of the key in a data folder. */
export const keyPath = (dataDir: string): string => join(dataDir, 'data-key');

/** Returns the path of the new key while the answers are re-encrypted. */
export const nextKeyPath = (path: string): string => `${path}.next`;

/** Returns a value that identifies a key without revealing it. The database stores it. */
export function checkValueOf(key: DataKey): string {
  return createHmac('sha256', key.deriveKey('check value')).update('shubho-bibaho').digest('hex');
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/** Reads the secret of a key file; undefined if there is none. @throws StartError if it is damaged */
export async function readKey(path: string): Promise<Buffer | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const key = Buffer.from(text, 'base64');
  if (key.length === KEY_BYTES) return key;
  throw new StartError(`The key in ${path} is damaged: bring it back from a backup.`);
}

/** Completes an interrupted rotation if the database already uses the new key, and otherwise discards the new key. */
async function settleRotation(path: string, recorded: string | undefined): Promise<void> {
  const next = await readKey(nextKeyPath(path));
  if (next === undefined) return;
  if (recorded === checkValueOf(makeDataKey(next))) await putInPlace(nextKeyPath(path), path);
  else await rm(nextKeyPath(path));
}

/** Makes the key of a new site. @throws StartError if the database was encrypted with a key that is missing */
async function makeKey(path: string, isDatabaseUsed: boolean): Promise<Buffer> {
  if (isDatabaseUsed) {
    throw new StartError(
      `The key ${path} is missing, but the database was encrypted with it: bring it back from a backup.`,
    );
  }
  const key = randomBytes(KEY_BYTES);
  await writeKey(path, key);
  return key;
}

/** Writes to a temporary file and renames it: losing the key in a power cut would lose everything encrypted with it. */
export async function writeKey(path: string, key: Buffer): Promise<void> {
  await writeFile(`${path}.unfinished`, `${key.toString('base64')}\n`, { mode: 0o600, flush: true });
  await putInPlace(`${path}.unfinished`, path);
}

/** Renames a file and syncs its folder, so that the new name survives a power cut. */
export async function putInPlace(from: string, to: string): Promise<void> {
  await rename(from, to);
  const folder = await open(join(to, '..'));
  await folder.sync().finally(() => folder.close());
}

async function loadCheckValue(pool: pg.Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ value: string }>('select value from data_key_check');
  return rows[0]?.value;
}

/** Stores the value unless there is one. Returns the stored value, which a parallel first start may have written. */
async function saveCheckValue(pool: pg.Pool, value: string): Promise<string> {
  await pool.query('insert into data_key_check (value) values ($1) on conflict do nothing', [value]);
  return (await loadCheckValue(pool)) ?? value;
}
