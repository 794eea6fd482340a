import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { patience } from '#server/db/patience.ts';
import { StartError } from '#server/start-error.ts';
import type { LaterChange } from './later-lines.ts';
import {
  applyChange,
  forgetLines,
  isUnfinished,
  listFilesOf,
  markFinished,
  REPLAYED,
  raiseSequence,
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
    const { last, changedPasswords, highest } = lastStates(changes);
    const files: string[] = [];
    for (const change of last)
      if (change.isGone && (change.table === 'members' || change.table === 'files'))
        files.push(...(await listFilesOf(client, change)));
    const { done, lost } = await applyAll(client, last);
    const passwords = await takePasswords(client, changedPasswords, makeHash);
    for (const [table, least] of highest) await raiseSequence(client, table, least);
    await forgetLines(client);
    await markFinished(client);
    await client.query('commit');
    return { done, lost, passwords, files };
  } finally {
    client.release(true);
  }
}

const keyOf = ({ table, content }: LaterChange): string =>
  JSON.stringify([table, ...(REPLAYED[table]?.key ?? []).map((column) => content[column])]);

function lastStates(changes: readonly LaterChange[]) {
  const last = new Map<string, LaterChange>();
  const changedPasswords = new Map<string, LaterChange>();
  const highest = new Map<string, number>();
  for (const change of changes) {
    const key = keyOf(change);
    // In the order of what came last.
    last.delete(key);
    last.set(key, change);
    if (change.content.is_password_changed === true) changedPasswords.set(key, change);
    if (typeof change.content.id === 'number')
      highest.set(change.table, Math.max(change.content.id, highest.get(change.table) ?? 0));
  }
  return { last: [...last.values()], changedPasswords: [...changedPasswords.values()], highest };
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
      'The restore into this database was cut short before blocks, pauses and deletions of later were applied: restore once more, into an empty database and an empty folder.',
    );
}
