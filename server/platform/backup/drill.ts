import { createHash } from 'node:crypto';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { makeDataKey } from '#server/platform/crypto/data-key.ts';
import { makeHealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { timeouts } from '#server/platform/db/timeouts.ts';
import type { ObjectStore } from '#server/platform/storage/object-store.ts';
import { type Archive, locateArchive } from './archive-place.ts';
import { BackupError } from './backup-error.ts';
import { drain } from './entries.ts';
import { copyOf, copyPrefixes, listPaths, openCopy } from './file-copies.ts';
import { inParallel } from './in-parallel.ts';
import type { Manifest } from './manifest.ts';
import { readArchive } from './read-archive.ts';
import { type FileTakers, fillFromArchive, refuseOtherDataKey } from './restore.ts';
import { listFilesIn, sampleAnswers, sampleFiles } from './restored.queries.ts';
import { copyOut, nameOf } from './tables.queries.ts';

/** A trial restore: the archive, the keys, and the database into which it is restored. */
export interface Drill {
  archive: Archive;
  backupKey: Buffer | undefined;
  /** The site's data key, for an archive that does not contain it. */
  dataSecret: Buffer | undefined;
  /** The empty temporary database. */
  scratch: pg.Pool;
}

/** The result of a trial restore: the numbers of rows and files, and whether the archive contains the data key. */
export interface Drilled {
  rows: number;
  files: number;
  hasDataKey: boolean;
}

/** The maximum number of files, and of health answers, that are opened. */
const SAMPLE_SIZE = 1_000;
/** The number of files that are read in parallel. */
const PARALLEL_FILES = 4;

/**
 * Makes a trial restore of an archive into an empty database: compares rows and bytes of every table, checks that every
 * file exists, opens a sample of files and health answers, and migrates the schema. Sends nothing and leaves nothing
 * that a site would find. Throws one sentence for the first problem.
 */
export async function drill({ archive, backupKey, dataSecret, scratch }: Drill): Promise<Drilled> {
  const manifest = await readArchive(archive, backupKey);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  if (rows === 0) throw new BackupError('The archive holds no rows.');
  const client = await scratch.connect();
  try {
    await client.query(timeouts.endless);
    // A synchronized scan may begin in the middle of a table and change the order of the rows.
    await client.query('set synchronize_seqscans = off');
    await client.query('begin');
    const archivedSecret = await fillFromArchive(client, { path: archive, backupKey, manifest }, discardFiles);
    for (const table of manifest.tables) await compareTable(client, table);
    refuseOtherDataKey(manifest, archivedSecret ?? dataSecret);
    await openAnswers(client, archivedSecret ?? dataSecret);
    if (manifest.files.areBeside) {
      const beside = { place: locateArchive(archive).place, backupKey };
      await expectCopies(client, beside, manifest.missingFiles);
      await openSample(client, beside);
    }
    await client.query('commit');
    await migrate(scratch);
    return { rows, files: manifest.files.count, hasDataKey: archivedSecret !== undefined };
  } finally {
    client.release(true);
  }
}

/** Reads files to their ends and keeps nothing. */
const discardFiles: FileTakers = {
  takeFile: (_path, content) => drain(content),
  takeList: (content) => drain(content),
};

/** Reads a restored table's rows and compares their checksum with the archive's. */
async function compareTable(client: pg.PoolClient, table: Manifest['tables'][number]): Promise<void> {
  const sum = await sumUp(client.query(copyTo(copyOut(table))));
  if (sum.toString('hex') !== table.sha256)
    throw new BackupError(`The table ${nameOf(table)} is restored otherwise than it was backed up.`);
}

/** Checks that the data key decrypts a sample of health answers. */
async function openAnswers(client: pg.PoolClient, secret: Buffer | undefined): Promise<void> {
  const sealed = await sampleAnswers(client, SAMPLE_SIZE);
  if (sealed.length === 0) return;
  if (!secret) throw new BackupError('The data key is neither in the archive nor here: no health answer can be read.');
  const cipher = makeHealthCipher(makeDataKey(secret));
  for (const { profileId, answer } of sealed)
    cipher.decrypt(answer, { profileId, owner: 'self', column: 'blood_group' });
}

/** The store with the copies of the archive's files. */
interface Beside {
  place: ObjectStore;
  backupKey: Buffer | undefined;
}

/** Fails if more files are missing beside the archive than `knownMissing`, the number when it was made. */
async function expectCopies(client: pg.PoolClient, { place, backupKey }: Beside, knownMissing: number): Promise<void> {
  let missing = 0;
  for (const prefixes of copyPrefixes(backupKey)) {
    const namedPaths = await listFilesIn(client, prefixes.files);
    if (namedPaths.length === 0) continue;
    const existingCopies = await listPaths(place, prefixes.copies);
    missing += namedPaths.filter((path) => !existingCopies.has(copyOf(path, backupKey))).length;
  }
  if (missing > knownMissing) throw new BackupError(`${missing} files that the archive names are not beside it.`);
}

/** Reads a random sample of files from their copies, and compares their checksums. Skips those without a copy. */
async function openSample(client: pg.PoolClient, { place, backupKey }: Beside): Promise<void> {
  await inParallel(await sampleFiles(client, SAMPLE_SIZE), PARALLEL_FILES, async ({ path, sha256 }) => {
    const copy = await openCopy(place, backupKey, path);
    if (copy === null) return;
    const checksum = await sumUp(copy).catch((error: unknown) => {
      if (error instanceof BackupError) return null;
      throw error;
    });
    if (checksum === null || (sha256 !== null && !checksum.equals(sha256)))
      throw new BackupError(
        `The copy ${copyOf(path, backupKey)} is damaged: remove it, and the next backup makes it anew.`,
      );
  });
}

/** Returns the SHA-256 of a stream. */
async function sumUp(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const sum = createHash('sha256');
  for await (const chunk of content) sum.update(chunk);
  return sum.digest();
}
