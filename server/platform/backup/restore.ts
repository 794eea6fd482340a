import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hash } from '@node-rs/argon2';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { checkValueOf, keyPath, makeDataKey, putInPlace, writeKey } from '#server/platform/crypto/data-key.ts';
import { lockKeys } from '#server/platform/db/lock-keys.ts';
import { buildSchema, migrate, type Recorded, STEPS } from '#server/platform/db/migrate.ts';
import { timeouts } from '#server/platform/db/timeouts.ts';
import { FOLDERS, filesFolder } from '#server/platform/storage/files-folder.ts';
import { makeFolderStore } from '#server/platform/storage/folder-store.ts';
import type { ObjectStore } from '#server/platform/storage/object-store.ts';
import { adopt, MARK_FILE } from '#server/platform/storage/site-identity.ts';
import { type Archive, locateArchive } from './archive-place.ts';
import { BackupError, damaged } from './backup-error.ts';
import { finishBulkLoad, prepareBulkLoad } from './bulk-load.queries.ts';
import { type Digest, drain, type Entry } from './entries.ts';
import { openCopy } from './file-copies.ts';
import { takePaths } from './file-list.ts';
import { inParallel } from './in-parallel.ts';
import type { LaterChange } from './later-lines.ts';
import { beginArchiving } from './leftovers.ts';
import type { Manifest } from './manifest.ts';
import { readArchive } from './read-archive.ts';
import { markUnfinished } from './replay.queries.ts';
import { type Replay, replay } from './replay.ts';
import {
  copyIn,
  countRows,
  emptyTables,
  invalidatePending,
  listTables,
  makePartitions,
  nameOf,
  setSequence,
  type Table,
} from './tables.queries.ts';

/** Fails if the folder already contains files, so that two sets of files are never mixed. */
export async function refuseUsedFolder(dataDir: string): Promise<void> {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => []);
  if (entries.every((entry) => entry.isDirectory() || entry.name === MARK_FILE)) return;
  throw new BackupError(`The data folder ${dataDir} already holds files: restore into an empty one.`);
}

/** Fails if the store already contains files. It may belong to a running site. */
export async function refuseUsedStore(store: ObjectStore): Promise<void> {
  for (const folder of FOLDERS)
    for await (const page of store.list(`${folder}/`))
      if (page.length > 0)
        throw new BackupError(
          'FILES_URL already holds files: name an empty place, or say --keep-files if they are this site’s own and no other site uses them.',
        );
}

/** Fails if a data key cannot decrypt the archive's health answers. `secret` is the existing key, if any. */
export function refuseOtherDataKey({ dataKeyCheck }: Manifest, secret: Buffer | undefined): void {
  if (!secret || dataKeyCheck === null || checkValueOf(makeDataKey(secret)) === dataKeyCheck) return;
  throw new BackupError('The data key here is not the one that the backup was encrypted with. Nothing was restored.');
}

/** An archive, and the site into which it is restored. */
export interface RestoreOptions extends Filling {
  pool: pg.Pool;
  dataDir: string;
  /** Whether to save the archive's data key in the data folder. */
  keepsDataKey: boolean;
  /** The file store; the data folder by default. */
  files?: ObjectStore | undefined;
  /** The site did not run since the archive was made: codes and links stay valid, and queued messages are sent. */
  isOfNow?: boolean;
  /** The changes since the archive that must not be undone; undefined if they are unknown. */
  later?: readonly LaterChange[] | undefined;
  /** Continues if copies of files are missing beside the archive, and receives their number. */
  onMissingCopies?: ((count: number) => void) | undefined;
}

/** What fills an empty database: an archive, and the migrations that build its schema. */
export interface Filling {
  path: Archive;
  backupKey: Buffer | undefined;
  /** From `readArchive`, which has verified the whole archive. */
  manifest: Manifest;
  /** The migrations folder; the project's own by default. */
  migrationsDir?: string | undefined;
}

/** The number of files that are removed in parallel. */
const PARALLEL_FILES = 8;

type PutFile = (path: string, content: AsyncIterable<Buffer>) => Promise<void>;

/**
 * Restores an archive into an empty database and an empty folder, all or nothing: applies newer migrations and then
 * replays later changes. Returns the result of the replay; null if the later changes are unknown.
 */
export async function restore({ pool, ...options }: RestoreOptions): Promise<Replay | null> {
  const { dataDir, files, later } = options;
  const folder = join(dataDir, `files.unfinished-${randomBytes(4).toString('hex')}`);
  const writtenPaths: string[] = [];
  const store = files ?? makeFolderStore(folder);
  const putFile: PutFile = async (path, content) => {
    if (files && (await files.has(path))) return void (await drainAll(content));
    writtenPaths.push(path);
    await store.put(path, content);
  };
  const client = await pool.connect();
  try {
    await client.query(timeouts.endless);
    await beginArchiving(client, { dataDir });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await client.query('begin');
    // A site that starts on this database waits for this lock and then finds it filled.
    await client.query('select pg_advisory_xact_lock($1)', [lockKeys.migration]);
    if ((await listTables(client)).length > 0) {
      throw new BackupError('The database already holds tables: restore into an empty one.');
    }
    const dataSecret = await fillFromArchive(client, options, {
      takeFile: (path, content) => putRestored(putFile, path, content),
      takeList: (list) => putCopies(options, list, putFile),
    });
    if (!options.isOfNow) await invalidatePending(client);
    if (later) await markUnfinished(client);
    // Files are always written before the rows that name them.
    if (!files && writtenPaths.length > 0) await putFilesInPlace(folder, filesFolder(dataDir));
    if (dataSecret && options.keepsDataKey) await writeKey(keyPath(dataDir), dataSecret);
    await client.query('commit');
  } catch (error) {
    if (files) await inParallel(writtenPaths, PARALLEL_FILES, (path) => files.remove(path).catch(() => {}));
    throw error;
  } finally {
    client.release(true);
    await rm(folder, { recursive: true, force: true });
  }
  await migrate(pool, { dir: options.migrationsDir });
  const replayed = later ? await replay(pool, later, hash) : null;
  const folderStore = makeFolderStore(filesFolder(dataDir));
  const restoredStore = files ?? folderStore;
  await inParallel(replayed?.files ?? [], PARALLEL_FILES, (path) => restoredStore.remove(path));
  // The archived id belongs to the original site, which may still run.
  if (!options.isOfNow) await adopt(pool, files ? { here: files, before: folderStore } : { here: folderStore });
  return replayed;
}

/** Handles an archive's files or their list; each handler reads its content to the end. */
export interface FileTakers {
  takeFile(path: string, content: Content): Promise<Digest>;
  takeList(content: Content): Promise<Digest>;
}

/**
 * Fills an empty database in the caller's transaction and checks every count. Returns the archive's data key; undefined
 * if the archive contains none. @throws BackupError if the tables or their rows are not those of the manifest
 */
export async function fillFromArchive(
  client: pg.PoolClient,
  filling: Filling,
  takers: FileTakers,
): Promise<Buffer | undefined> {
  const { path, backupKey, manifest, migrationsDir } = filling;
  const steps = manifest.tables.find(({ name }) => name === STEPS);
  const plain = manifest.tables.find(({ name }) => name === 'schema_migrations');
  // Older versions archive the steps table like any other and do not list steps in the manifest.
  const areStepsUnlisted = steps !== undefined && manifest.migrations.length === plain?.rows;
  const unlistedSteps = areStepsUnlisted ? await readSteps({ path, backupKey }, steps.columns) : [];
  await buildSchema(client, [...manifest.migrations, ...unlistedSteps], {
    hasSteps: steps !== undefined,
    dir: migrationsDir,
  });
  const tables = await listTables(client);
  const names = (list: Table[]) => list.map(nameOf).sort();
  if (names(tables).join() !== names(manifest.tables).join()) throw damaged();
  for (const table of manifest.tables) await makePartitions(client, table);
  // Migrations may insert rows that the archive contains too.
  await emptyTables(client, tables);
  const dropped = await prepareBulkLoad(client, tables);
  let dataSecret: Buffer | undefined;
  await readArchive(path, backupKey, async ({ heading, content }) => {
    if (heading.kind === 'table') return fillTable(client, heading, content);
    if (heading.kind === 'file') return takers.takeFile(heading.name, content);
    if (heading.kind === 'file list') return takers.takeList(content);
    return drain(content, (chunk) => {
      dataSecret = Buffer.concat([dataSecret ?? Buffer.alloc(0), chunk]);
    });
  });
  for (const sequence of manifest.sequences)
    if (sequence.lastValue) await setSequence(client, sequence, sequence.lastValue);
  for (const table of manifest.tables) {
    if ((await countRows(client, table)) !== table.rows) throw damaged();
  }
  await finishBulkLoad(client, tables, dropped);
  return dataSecret;
}

/** Reads the applied steps from the rows of their table in the archive. */
async function readSteps(
  { path, backupKey }: Pick<Filling, 'path' | 'backupKey'>,
  columns: string[],
): Promise<Recorded[]> {
  let rows = '';
  await readArchive(path, backupKey, ({ heading, content }) =>
    drain(content, (chunk) => {
      if (heading.kind === 'table' && heading.name === STEPS) rows += chunk.toString();
    }),
  );
  const cellOf = (row: string, column: string) => row.split('\t')[columns.indexOf(column)] ?? '';
  return rows
    .split('\n')
    .filter(Boolean)
    .map((row) => ({ name: cellOf(row, 'name'), checksum: cellOf(row, 'checksum') }));
}

type Content = Entry['content'];

/** Writes the rows of a table's entry. Returns the digest of the entry. */
async function fillTable(client: pg.PoolClient, table: Table, content: Content): Promise<Digest> {
  let digest: Digest = { bytes: 0, sha256: '' };
  async function* rows() {
    digest = yield* content;
  }
  await pipeline(Readable.from(rows(), { objectMode: false }), client.query(copyFrom(copyIn(table))));
  return digest;
}

/** Writes a file of the archive. Returns the digest of its entry. */
async function putRestored(putFile: PutFile, path: string, content: Content): Promise<Digest> {
  let digest: Digest = { bytes: 0, sha256: '' };
  async function* bytes() {
    digest = yield* content;
  }
  await putFile(path, bytes());
  return digest;
}

/** Restores the files that an archive only lists from the copies beside it. */
async function putCopies(
  { path: archive, ...filling }: Omit<RestoreOptions, 'pool'>,
  list: Content,
  putFile: PutFile,
): Promise<Digest> {
  const { place } = locateArchive(archive);
  let missing = 0;
  const digest = await takePaths(list, async (path) => {
    const copy = await openCopy(place, filling.backupKey, path);
    if (copy === null) missing++;
    else await putFile(path, copy);
  });
  if (missing <= filling.manifest.missingFiles) return digest;
  if (!filling.onMissingCopies) {
    throw new BackupError(
      `${missing} of ${filling.manifest.files.count} files are missing beside the archive: bring its folder "files", or say --without-missing. Nothing was restored.`,
    );
  }
  filling.onMissingCopies(missing);
  return digest;
}

async function drainAll(content: AsyncIterable<Buffer>): Promise<void> {
  for await (const _chunk of content);
}

/** Renames the filled folder to the folder of files, which may exist with empty folders and an id only. */
async function putFilesInPlace(from: string, to: string): Promise<void> {
  await rm(join(to, MARK_FILE), { force: true });
  for (const name of await readdir(to).catch(() => [])) await rmdir(join(to, name));
  await rmdir(to).catch(() => {});
  await putInPlace(from, to);
}
