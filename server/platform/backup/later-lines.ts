import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import type { ObjectStore } from '#server/platform/storage/object-store.ts';
import { BackupError } from './backup-error.ts';
import { momentOf, nameArchive } from './backup-folder.ts';
import { inParallel } from './in-parallel.ts';
import { seal, unseal } from './seal.ts';

/** A changed row that no restore may undo. */
export interface LaterChange {
  /** The id of the row in `later_changes`, as text because it is a bigint. */
  id: string;
  /** In UTC with microseconds, e.g. `2026-11-21T03:45:00.123456Z`. */
  changedAt: string;
  table: string;
  /** Whether the row was deleted. */
  isGone: boolean;
  /** The key of a deleted row; otherwise the row, or its replayed columns. */
  content: Record<string, unknown>;
}

const line = z.object({
  id: z.string(),
  changedAt: z.iso.datetime({ offset: true }),
  table: z.string(),
  isGone: z.boolean(),
  content: z.record(z.string(), z.unknown()),
});

const FOLDER = 'changes/';
const ENDING = '.lines';
/** The path of a file of lines: the time of writing as in the names of archives, and random digits. */
const FILE = /^changes\/(\d{4}-\d\d-\d\d-\d{6})-[0-9a-f]{8}\.lines$/;
const PARALLEL_FILES = 8;
/**
 * How much earlier than a moment its changes begin, in milliseconds. Covers clock differences of two machines, and
 * transactions that were open while the archive was made.
 */
export const OVERLAP_MS = 3_600_000;

/** Returns the file name, from the time of writing. The file is never changed afterwards. */
export const nameLines = (at: Date): string =>
  `${FOLDER}${nameArchive(at).slice('site-'.length, -'.bak'.length)}-${randomBytes(4).toString('hex')}${ENDING}`;

/** Returns the time of writing of a file, in milliseconds since 1970. */
const writtenAt = (path: string): number => momentOf(`site-${FILE.exec(path)?.[1] ?? ''}.bak`);

/** Returns changes as lines of JSON, encrypted like an archive. */
export async function sealLines(changes: readonly LaterChange[], backupKey: Buffer | undefined): Promise<Buffer> {
  const text = changes.map((change) => `${JSON.stringify(change)}\n`).join('');
  const parts: Buffer[] = [];
  for await (const part of seal(Readable.from([Buffer.from(text)]), backupKey)) parts.push(part);
  return Buffer.concat(parts);
}

/** Returns the paths of all files of lines in a store, the oldest first. */
async function listLines(place: ObjectStore): Promise<string[]> {
  const paths: string[] = [];
  for await (const page of place.list(FOLDER)) paths.push(...page.map(({ path }) => path));
  return paths.filter((path) => FILE.test(path)).sort();
}

/**
 * Removes the files of lines that are older than the oldest archive, whose time is `oldest` in milliseconds since 1970.
 * Returns the number of files removed.
 */
export async function pruneLines(place: ObjectStore, oldest: number): Promise<number> {
  const expiredPaths = (await listLines(place)).filter((path) => writtenAt(path) < oldest - OVERLAP_MS);
  for (const path of expiredPaths) await place.remove(path);
  return expiredPaths.length;
}

/**
 * Returns the changes since `OVERLAP_MS` before a moment, from all stores, each once; null if no store has lines of
 * that time, which does not mean that nothing changed. A damaged file is read from another store. If no store has it
 * undamaged, throws one sentence.
 */
export async function readLaterChanges(
  places: readonly ObjectStore[],
  since: Date,
  backupKey: Buffer | undefined,
): Promise<LaterChange[] | null> {
  const earliest = since.getTime() - OVERLAP_MS;
  const storesOfFile = new Map<string, ObjectStore[]>();
  for (const place of places)
    for (const path of await listLines(place))
      if (writtenAt(path) >= earliest) storesOfFile.set(path, [...(storesOfFile.get(path) ?? []), place]);
  if (storesOfFile.size === 0) return null;
  const changes = new Map<string, LaterChange>();
  await inParallel(storesOfFile, PARALLEL_FILES, async ([path, stores]) => {
    for (const change of await readFirstWhole(path, stores, backupKey))
      if (Date.parse(change.changedAt) >= earliest) changes.set(`${change.changedAt} ${change.id}`, change);
  });
  return [...changes.values()].sort(
    (one, other) => one.changedAt.localeCompare(other.changedAt) || Number(one.id) - Number(other.id),
  );
}

/** Reads a file from the first store in which it is not damaged. */
async function readFirstWhole(
  path: string,
  places: readonly ObjectStore[],
  backupKey: Buffer | undefined,
): Promise<LaterChange[]> {
  let reason = '';
  for (const place of places) {
    try {
      return await readLines(place, path, backupKey);
    } catch (error) {
      if (!(error instanceof BackupError || error instanceof SyntaxError)) throw error;
      reason = error.message;
    }
  }
  throw new BackupError(
    `The later changes in ${path} cannot be read: ${reason} Bring a whole copy, or say --without-later-changes.`,
  );
}

async function readLines(place: ObjectStore, path: string, backupKey: Buffer | undefined): Promise<LaterChange[]> {
  const opened = await place.open(path);
  if (opened === null) throw new BackupError('It is gone.');
  const parts: Buffer[] = [];
  for await (const part of unseal(opened.content, backupKey)) parts.push(part);
  return Buffer.concat(parts)
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((text) => line.parse(JSON.parse(text)));
}
