import { createHash, randomBytes } from 'node:crypto';
import { constants, createWriteStream } from 'node:fs';
import { access, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { putInPlace } from '#server/platform/crypto/data-key.ts';
import { timeouts } from '#server/platform/db/timeouts.ts';
import { filesFolder } from '#server/platform/storage/files-folder.ts';
import { makeFolderStore } from '#server/platform/storage/folder-store.ts';
import type { ObjectStore } from '#server/platform/storage/object-store.ts';
import { BackupError } from './backup-error.ts';
import { type Digest, writeEntry } from './entries.ts';
import { copyFiles } from './file-copies.ts';
import { beginArchiving } from './leftovers.ts';
import type { Manifest } from './manifest.ts';
import { createPacker } from './packing.ts';
import { seal } from './seal.ts';
import { type StagedFiles, stageFiles } from './staged-files.ts';
import {
  copyOut,
  isMigrated,
  listFilePaths,
  listSequences,
  listTables,
  loadDataKeyCheck,
  loadMigrations,
  type Table,
} from './tables.queries.ts';

/** What is backed up, and where the archive goes. */
export interface BackupOptions {
  pool: pg.Pool;
  dataDir: string;
  /** The path of the archive, which must not exist yet. */
  path: string;
  backupKey: Buffer | undefined;
  /** Written into the archive too; without it the archive's health answers cannot be decrypted. */
  dataSecret?: Buffer | undefined;
  /** The site's file store; the data folder by default. */
  files?: ObjectStore | undefined;
  /**
   * Whether the archive is read into another database at once and then removed. If so, it also contains the rows of the
   * tables that no backup contains.
   */
  isMove?: boolean;
  /** The store beside the archive to which each file is copied once; by default files go into the archive. */
  beside?: ObjectStore | undefined;
}

/**
 * Writes an archive of the database and its files while the site runs. A failure leaves no archive. Returns the
 * manifest of the archive. @throws BackupError if there is nothing to back up, or if the path cannot be written
 */
export async function backUp(options: BackupOptions): Promise<Manifest> {
  const { pool, dataDir, path, backupKey, dataSecret, beside } = options;
  const { files = makeFolderStore(filesFolder(dataDir)), isMove = false } = options;
  await refusePlace(path);
  // Two backups may run with the same name: each writes to a file of its own.
  const unfinished = `${path}.unfinished-${randomBytes(4).toString('hex')}`;
  const client = await pool.connect();
  let staged: StagedFiles | undefined;
  try {
    await client.query(timeouts.endless);
    await beginArchiving(client, { dataDir, path: resolve(path) });
    if (!beside) staged = await stageFiles(dataDir, files);
    const keep = (paths: string[]) =>
      staged?.keep(paths) ?? copyFiles({ files, place: beside ?? files, backupKey }, paths);
    const missingFiles = await openSnapshot(client, keep);
    const hasDataKey = dataSecret !== undefined;
    const manifest: Manifest = { ...(await describeDatabase(client)), missingFiles, hasDataKey };
    await pipeline(
      writeEntries(client, manifest, { staged, dataSecret, isMove }),
      createPacker(),
      (compressed: AsyncIterable<Buffer>) => seal(compressed, backupKey),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    await putInPlace(unfinished, path);
    return manifest;
  } finally {
    client.release(true);
    await Promise.all([staged?.remove(), rm(unfinished, { force: true })]);
  }
}

/** The maximum number of snapshots. Files that are missing after the last one are missing for good. */
const MOST_SNAPSHOTS = 5;
/** From this size on, a chunk of rows is passed on. */
const GATHERED_BYTES = 512 * 1024;
/** The byte that ends each row of a COPY. */
const LINE_BREAK = 10;

/**
 * Opens a snapshot of the database and keeps every file that its rows name. If a file was replaced in between, takes a
 * newer snapshot. Returns the number of files that are missing for good.
 */
async function openSnapshot(client: pg.PoolClient, keep: StagedFiles['keep']): Promise<number> {
  if (!(await isMigrated(client)))
    throw new BackupError('The database holds no site yet: there is nothing to back up.');
  for (let attempt = 1; ; attempt++) {
    await client.query('begin transaction isolation level repeatable read read only');
    let missing = 0;
    for await (const paths of listFilePaths(client)) missing += (await keep(paths)).length;
    if (missing === 0 || attempt === MOST_SNAPSHOTS) return missing;
    await client.query('rollback');
  }
}

/** Returns the parts of the manifest that are known before the archive is written. */
async function describeDatabase(client: pg.PoolClient) {
  return {
    madeAt: new Date().toISOString(),
    migrations: await loadMigrations(client),
    dataKeyCheck: await loadDataKeyCheck(client),
    tables: (await listTables(client)).map((table) => ({ ...table, rows: 0, bytes: 0, sha256: '' })),
    sequences: [],
    files: { count: 0, bytes: 0, sha256: '' },
  };
}

/** Yields the archive's entries in order and fills in the manifest, which comes last. */
async function* writeEntries(
  client: pg.PoolClient,
  manifest: Manifest,
  { staged, dataSecret, isMove }: { staged: StagedFiles | undefined; dataSecret: Buffer | undefined; isMove: boolean },
): AsyncGenerator<Buffer> {
  for (const table of manifest.tables) Object.assign(table, yield* writeTable(client, table, isMove));
  manifest.sequences = await listSequences(client);
  manifest.files = staged ? yield* writeFiles(client, staged) : yield* writeFileList(client);
  if (dataSecret) yield* writeEntry({ kind: 'data key' }, [dataSecret]);
  yield* writeEntry({ kind: 'manifest' }, [Buffer.from(JSON.stringify(manifest))]);
}

/** Yields the entry of a table. Returns its digest and number of rows. */
async function* writeTable(
  client: pg.PoolClient,
  table: Table,
  isMove: boolean,
): AsyncGenerator<Buffer, Digest & { rows: number }> {
  let rows = 0;
  async function* counted() {
    for await (const chunk of gathered(client.query(copyTo(copyOut(table, { isMove }))))) {
      // COPY escapes a line break inside a value, so each line break ends a row.
      for (let at = chunk.indexOf(LINE_BREAK); at >= 0; at = chunk.indexOf(LINE_BREAK, at + 1)) rows++;
      yield chunk;
    }
  }
  const { schema, name, columns } = table;
  const digest = yield* writeEntry({ kind: 'table', ...(schema && { schema }), name, columns }, counted());
  return { ...digest, rows };
}

/** Joins small chunks up to `GATHERED_BYTES`, because each chunk has a fixed cost in the later stages. */
async function* gathered(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pending: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    pending.push(chunk);
    bytes += chunk.length;
    if (bytes < GATHERED_BYTES) continue;
    yield Buffer.concat(pending);
    pending = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(pending);
}

/** Yields one entry with the paths of all files, one on each line, because the files are beside the archive. */
async function* writeFileList(client: pg.PoolClient): AsyncGenerator<Buffer, Manifest['files']> {
  let count = 0;
  async function* lines() {
    for await (const paths of listFilePaths(client)) {
      count += paths.length;
      yield Buffer.from(paths.map((path) => `${path}\n`).join(''));
    }
  }
  const digest = yield* writeEntry({ kind: 'file list' }, lines());
  return { count, ...digest, areBeside: true };
}

/** Yields an entry for each file. A file that is missing is left out. */
async function* writeFiles(client: pg.PoolClient, staged: StagedFiles): AsyncGenerator<Buffer, Manifest['files']> {
  const sum = createHash('sha256');
  const files = { count: 0, bytes: 0 };
  for await (const paths of listFilePaths(client)) {
    for (const path of paths) {
      const content = await staged.read(path);
      if (!content) continue;
      const digest = yield* writeEntry({ kind: 'file', name: path }, content);
      sum.update(`${path} ${digest.sha256}\n`);
      files.count++;
      files.bytes += digest.bytes;
    }
  }
  return { ...files, sha256: sum.digest('hex') };
}

/** Fails before any reading if no archive can be written at this path. */
async function refusePlace(path: string): Promise<void> {
  const folder = dirname(resolve(path));
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new BackupError(`The folder ${folder} does not exist: make it, or mount its disk.`);
  await access(folder, constants.W_OK | constants.X_OK).catch(() => {
    throw new BackupError(`This user may not write into the folder ${folder}: run it as the site's user, or open it.`);
  });
  if (await stat(path).catch(() => undefined)) throw new BackupError(`${path} exists already: name a new file.`);
}
