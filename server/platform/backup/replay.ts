import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { patience } from '#server/platform/db/patience.ts';
import { StartError } from '#server/start-error.ts';
import type { LaterChange } from './later-lines.ts';
import {
  applyChange,
  beginningOfSealed,
  forgetLines,
  isUnfinished,
  lastLine,
  listFilesOf,
  markFinished,
  REPLAYED,
  raiseSequence,
  takeLinkCode,
  takePassword,
} from './replay.queries.ts';

export interface Replay {
  /** How many rows were brought to their last state. */
  done: number;
  /** How many are about families or accounts that came after the archive, and are lost with what came after it. */
  lost: number;
  /** How many accounts must set their password anew: it was changed since, and no line holds one. */
  passwords: number;
}

/** Applies the last state of everything that changed, in one transaction; gives the files that go with it as well. */
export async function replay(
  pool: pg.Pool,
  changes: readonly LaterChange[],
  makeHash: (password: string) => Promise<string>,
): Promise<Replay & { files: string[] }> {
  const client = await pool.connect();
  try {
    await client.query(patience.endless);
    await client.query('begin');
    const { last, changedPasswords, changedLinkCodes, highest } = lastStates(changes);
    const lastBefore = await lastLine(client);
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
    for (const { content } of changedLinkCodes) await takeLinkCode(client, content.id);
    for (const [table, least] of highest) await raiseSequence(client, table, least);
    await forgetLines(client, lastBefore);
    await markFinished(client);
    await client.query('commit');
    return { done, lost, passwords, files };
  } finally {
    client.release(true);
  }
}

const keyOf = ({ table, content }: LaterChange): string =>
  JSON.stringify([table, ...(REPLAYED[table]?.key ?? []).map((column) => content[column])]);

const SEALED = /^1\.[0-9a-f]{8}\./;

/** What a data key of later has sealed nobody reads here: it is as if it was erased. */
function withoutUnreadable({ content, ...change }: LaterChange, beginning: string | undefined): LaterChange {
  const isUnreadable = (value: unknown) =>
    typeof value === 'string' && beginning !== undefined && SEALED.test(value) && !value.startsWith(beginning);
  const kept = Object.entries(content).map(([column, value]) => [column, isUnreadable(value) ? '' : value]);
  return { ...change, content: Object.fromEntries(kept) };
}

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
    // In the order of what came last.
    last.delete(key);
    last.set(key, change);
    if (change.content.is_password_changed === true) changedPasswords.set(key, change);
    if (change.content.is_link_code_changed === true) changedLinkCodes.set(key, change);
    seeNumber(change.table, change.content.id);
    // An account that is lost with what came after the archive: its number names nobody else.
    seeNumber('accounts', change.content.account_id);
  }
  const valuesOf = (of: Map<string, LaterChange>) => [...of.values()];
  return {
    last: valuesOf(last),
    changedPasswords: valuesOf(changedPasswords),
    changedLinkCodes: valuesOf(changedLinkCodes),
    highest,
  };
}

/** What is refused may find its place once another row has left it, as where two swapped. */
async function applyAll(client: pg.ClientBase, changes: readonly LaterChange[]) {
  let done = 0;
  let lost = 0;
  let left = changes;
  for (let isMoving = true; isMoving && left.length > 0; ) {
    const refused: LaterChange[] = [];
    for (const change of left) {
      const replayed = REPLAYED[change.table];
      const outcome = replayed ? await applyChange(client, change, replayed) : 'not there';
      if (outcome === 'refused') refused.push(change);
      else if (outcome === 'done') done++;
      // What is gone may never have been there.
      else if (!change.isGone) lost++;
    }
    isMoving = refused.length < left.length;
    left = refused;
  }
  return { done, lost: lost + left.length };
}

async function takePasswords(
  client: pg.ClientBase,
  changes: readonly LaterChange[],
  makeHash: (password: string) => Promise<string>,
): Promise<number> {
  if (changes.length === 0) return 0;
  const hash = await makeHash(randomBytes(32).toString('base64'));
  let taken = 0;
  for (const { table, content } of changes) if (await takePassword(client, table, content.id, hash)) taken++;
  return taken;
}

/** Before a site opens: a restore that was cut short has not replayed what came later. */
export async function refuseUnfinishedRestore(pool: pg.Pool): Promise<void> {
  if (await isUnfinished(pool))
    throw new StartError(
      'The restore into this database was cut short before blocks, pauses and deletions of later were applied: restore once more, into an empty database and an empty folder, or say --recovered once more.',
    );
}
