import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { timeouts } from '#server/platform/db/timeouts.ts';
import { StartError } from '#server/start-error.ts';
import type { LaterChange } from './later-lines.ts';
import {
  applyChange,
  beginningOfSealed,
  deleteChangesAfter,
  isUnfinished,
  listFilesOf,
  loadLastChangeId,
  markFinished,
  numberedBy,
  REPLAYED,
  raiseSequence,
  removeLinkCode,
  resetJudgedChanges,
  voidPassword,
} from './replay.queries.ts';

/** The result of a replay. */
export interface Replay {
  /** The number of changed rows that were applied. */
  done: number;
  /** Rows of families or accounts that were created after the archive and are lost. */
  lost: number;
  /** Accounts that must set a new password: theirs changed since, and no line contains passwords. */
  passwords: number;
}

/**
 * Applies the last state of every changed row in one transaction. Also returns the paths of the files to remove.
 * `makeHash` hashes a password.
 */
export async function replay(
  pool: pg.Pool,
  changes: readonly LaterChange[],
  makeHash: (password: string) => Promise<string>,
): Promise<Replay & { files: string[] }> {
  const client = await pool.connect();
  try {
    await client.query(timeouts.endless);
    await client.query('begin');
    const { last, changedPasswords, changedLinkCodes, highest } = lastStates(changes);
    const lastBefore = await loadLastChangeId(client);
    const files: string[] = [];
    for (const change of last)
      if (change.isGone && (change.table === 'members' || change.table === 'files'))
        files.push(...(await listFilesOf(client, change)));
    const beginning = await beginningOfSealed(client);
    const { done, lost } = await applyAll(
      client,
      last.map((change) => withoutUnreadable(change, beginning)),
    );
    const passwords = await takePasswords(client, changedPasswords, makeHash);
    for (const { content } of changedLinkCodes) await removeLinkCode(client, content.id);
    for (const [table, least] of highest) await raiseSequence(client, table, least);
    await resetJudgedChanges(client);
    await deleteChangesAfter(client, lastBefore);
    await markFinished(client);
    await client.query('commit');
    return { done, lost, passwords, files };
  } finally {
    client.release(true);
  }
}

/** Returns a text that identifies the changed row. */
const keyOf = ({ table, content }: LaterChange): string =>
  JSON.stringify([table, ...(REPLAYED[table]?.key ?? []).map((column) => content[column])]);

/** The prefix of an encrypted value: the version and the id of the key (`makeHealthCipher`). */
const SEALED = /^1\.[0-9a-f]{8}\./;

/** Returns a change without the values that were encrypted with a later data key, because they cannot be decrypted. */
function withoutUnreadable({ content, ...change }: LaterChange, beginning: string | undefined): LaterChange {
  const isUnreadable = (value: unknown) =>
    typeof value === 'string' && beginning !== undefined && SEALED.test(value) && !value.startsWith(beginning);
  const kept = Object.entries(content).map(([column, value]) => [column, isUnreadable(value) ? '' : value]);
  return { ...change, content: Object.fromEntries(kept) };
}

/**
 * Returns the last change of each row in order, the rows whose password or link code has changed, and the highest
 * number of each table.
 */
function lastStates(changes: readonly LaterChange[]) {
  const last = new Map<string, LaterChange>();
  const changedPasswords = new Map<string, LaterChange>();
  const changedLinkCodes = new Map<string, LaterChange>();
  const highest = new Map<string, number>();
  const seeNumber = (table: string, number: unknown) => {
    if (typeof number === 'number') highest.set(table, Math.max(number, highest.get(table) ?? 0));
  };
  for (const change of changes) {
    const key = keyOf(change);
    // Delete first, so that the map keeps the order of the last changes.
    last.delete(key);
    last.set(key, change);
    if (change.content.is_password_changed === true) changedPasswords.set(key, change);
    if (change.content.is_link_code_changed === true) changedLinkCodes.set(key, change);
    seeNumber(change.table, change.content[numberedBy(change.table)]);
    // An account created after the archive is lost, but its id must not be given to another account.
    seeNumber('accounts', change.content.account_id);
  }
  return {
    last: [...last.values()],
    changedPasswords: [...changedPasswords.values()],
    changedLinkCodes: [...changedLinkCodes.values()],
    highest,
  };
}

/**
 * Applies changes, and retries refused ones as long as others succeed, because a change can succeed after another row
 * left its place, e.g. in a swap. Returns the numbers of applied and of lost changes.
 */
async function applyAll(client: pg.ClientBase, changes: readonly LaterChange[]) {
  let done = 0;
  let lost = 0;
  let remaining = changes;
  for (let hasProgress = true; hasProgress && remaining.length > 0; ) {
    const refused: LaterChange[] = [];
    for (const change of remaining) {
      const replayed = REPLAYED[change.table];
      const outcome = replayed ? await applyChange(client, change, replayed) : 'not there';
      if (outcome === 'refused') refused.push(change);
      else if (outcome === 'done') done++;
      // A deleted row may never have been in the archive.
      else if (!change.isGone) lost++;
    }
    hasProgress = refused.length < remaining.length;
    remaining = refused;
  }
  return { done, lost: lost + remaining.length };
}

/** Replaces changed passwords by one that nobody knows. Returns how many of these accounts exist. */
async function takePasswords(
  client: pg.ClientBase,
  changes: readonly LaterChange[],
  makeHash: (password: string) => Promise<string>,
): Promise<number> {
  if (changes.length === 0) return 0;
  const hash = await makeHash(randomBytes(32).toString('base64'));
  let accounts = 0;
  for (const { table, content } of changes) if (await voidPassword(client, table, content.id, hash)) accounts++;
  return accounts;
}

/** Fails at the site's start if a restore was interrupted before its replay. */
export async function refuseUnfinishedRestore(pool: pg.Pool): Promise<void> {
  if (await isUnfinished(pool))
    throw new StartError(
      'The restore into this database was cut short before blocks, pauses and deletions of later were applied: restore once more, into an empty database and an empty folder, or say --recovered once more.',
    );
}
