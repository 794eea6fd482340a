import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { checkValueOf, keyPath, makeDataKey, putInPlace, writeKey } from '#server/crypto/data-key.ts';
import { lockKeys } from '#server/db/lock-keys.ts';
import { buildSchema, migrate, type Recorded, STEPS } from '#server/db/migrate.ts';
import { patience } from '#server/db/patience.ts';
import { BackupError, damaged } from './backup-error.ts';
import { type Digest, drain, type Entry } from './entries.ts';
import { beginArchiving } from './leftovers.ts';
import type { Manifest } from './manifest.ts';
import { readArchive } from './read-archive.ts';
import {
  copyIn,
  countRows,
  emptyTables,
  keepUnsaid,
  listTables,
  makePartitions,
  nameOf,
  quietTriggers,
  setSequence,
  type Table,
} from './tables.queries.ts';

/** Refuses a folder that already holds files: nothing that is there may be mixed with what comes. */
export async function refuseUsedFolder(dataDir: string): Promise<void> {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => []);
  if (entries.every((entry) => entry.isDirectory())) return;
  throw new BackupError(`The data folder ${dataDir} already holds files: restore into an empty one.`);
}

/** Refuses a data key that cannot read the archive's health answers. `secret`: the key there is, if any. */
export function refuseOtherDataKey({ dataKeyCheck }: Manifest, secret: Buffer | undefined): void {
  if (!secret || dataKeyCheck === null || checkValueOf(makeDataKey(secret)) === dataKeyCheck) return;
  throw new BackupError('The data key here is not the one that the backup was encrypted with. Nothing was restored.');
}

export interface RestoreOptions {
  pool: pg.Pool;
  dataDir: string;
  path: string;
  backupKey: Buffer | undefined;
  /** As `readArchive` gave it: the archive has been read to its end and is whole. */
  manifest: Manifest;
  /** Whether an archive's data key is put into the data folder. */
  keepsDataKey: boolean;
  /** Where the migrations lie; else the project's own. */
  migrationsDir?: string;
}

/** Fills an empty database and an empty folder, all or nothing, then applies the migrations that are newer. */
export async function restore({ pool, ...options }: RestoreOptions): Promise<void> {
  const { dataDir, manifest } = options;
  const folder = join(dataDir, `files.unfinished-${randomBytes(4).toString('hex')}`);
  const client = await pool.connect();
  try {
    await client.query(patience.endless);
    await beginArchiving(client, { dataDir });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await client.query('begin');
    // A site that starts on this database meanwhile waits, and then finds it filled.
    await client.query('select pg_advisory_xact_lock($1)', [lockKeys.migration]);
    if ((await listTables(client)).length > 0) {
      throw new BackupError('The database already holds tables: restore into an empty one.');
    }
    const dataSecret = await fill(client, folder, options);
    // As ever, files come before the rows that name them.
    if (manifest.files.count > 0) await putFilesInPlace(folder, join(dataDir, 'files'));
    if (dataSecret && options.keepsDataKey) await writeKey(keyPath(dataDir), dataSecret);
    await client.query('commit');
  } finally {
    client.release(true);
    await rm(folder, { recursive: true, force: true });
  }
  await migrate(pool, { dir: options.migrationsDir });
}

async function fill(
  client: pg.PoolClient,
  folder: string,
  { path, backupKey, manifest, migrationsDir }: Omit<RestoreOptions, 'pool'>,
): Promise<Buffer | undefined> {
  const steps = manifest.tables.find(({ name }) => name === STEPS);
  const plain = manifest.tables.find(({ name }) => name === 'schema_migrations');
  // A version that knows no steps brings their table as any other, and does not name them.
  const areUnnamed = steps !== undefined && manifest.migrations.length === plain?.rows;
  const unnamed = areUnnamed ? await readSteps({ path, backupKey }, steps.columns) : [];
  await buildSchema(client, [...manifest.migrations, ...unnamed], {
    hasSteps: steps !== undefined,
    dir: migrationsDir,
  });
  const tables = await listTables(client);
  const names = (list: Table[]) => list.map(nameOf).sort();
  if (names(tables).join() !== names(manifest.tables).join()) throw damaged();
  for (const table of manifest.tables) await makePartitions(client, table);
  // Migrations may bring rows, which the archive brings as well.
  await emptyTables(client, tables);
  await quietTriggers(client);
  let dataSecret: Buffer | undefined;
  await readArchive(path, backupKey, async ({ heading, content }) => {
    if (heading.kind === 'table') return fillTable(client, heading, content);
    if (heading.kind === 'file') return writeRestored(join(folder, heading.name), content);
    return drain(content, (chunk) => {
      dataSecret = Buffer.concat([dataSecret ?? Buffer.alloc(0), chunk]);
    });
  });
  for (const sequence of manifest.sequences)
    if (sequence.lastValue) await setSequence(client, sequence, sequence.lastValue);
  for (const table of manifest.tables) {
    if ((await countRows(client, table)) !== table.rows) throw damaged();
  }
  await keepUnsaid(client);
  return dataSecret;
}

async function readSteps(
  { path, backupKey }: Pick<RestoreOptions, 'path' | 'backupKey'>,
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

async function fillTable(client: pg.PoolClient, table: Table, content: Content): Promise<Digest> {
  let digest: Digest = { bytes: 0, sha256: '' };
  async function* rows() {
    digest = yield* content;
  }
  await pipeline(Readable.from(rows(), { objectMode: false }), client.query(copyFrom(copyIn(table))));
  return digest;
}

async function writeRestored(path: string, content: Content): Promise<Digest> {
  const parts: Buffer[] = [];
  const digest = await drain(content, (chunk) => void parts.push(chunk));
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(path, Buffer.concat(parts), { mode: 0o600, flag: 'wx', flush: true });
  return digest;
}

async function putFilesInPlace(from: string, to: string): Promise<void> {
  for (const name of await readdir(to).catch(() => [])) await rmdir(join(to, name));
  await rmdir(to).catch(() => {});
  await putInPlace(from, to);
}
