import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import { lockMembers } from '#server/members/lock.queries.ts';
import { countChange, dropHeld, hold, loadHeld, loadShownness, loadStored } from './held-answers.queries.ts';
import { GOES_WITH, type HeldTable, judgedOf, type Stored } from './judged-answers.ts';
import { releaseDue } from './release.ts';

/** So many answers that a wish can name change at once in a day (in India); further ones wait for the next. */
export const FREE_CHANGES_A_DAY = 10;

interface Change<Columns extends Stored> {
  profileId: string;
  table: HeldTable;
  columns: Columns;
}

/**
 * What of a change all others read at once: the columns to store. What they do not read yet is kept beside them. Somebody
 * who is shown could otherwise read another's wishes whole, by changing the answers that these are judged on. Filling in
 * what was empty is free.
 */
export async function withhold<Columns extends Stored>(
  transaction: Transaction<Database>,
  { profileId, table, columns }: Change<Columns>,
): Promise<Columns> {
  await lockMembers(transaction, [profileId]);
  await releaseDue(transaction, profileId);
  const stored = await loadStored(transaction, profileId, table);
  if (stored === undefined) return columns;
  const held = await loadHeld(transaction, profileId, table);
  const { lately } = await loadShownness(transaction, profileId);
  const written: Stored = columns;
  const kept: Stored = {};
  for (const answer of judgedOf(table).filter((name) => name in written)) {
    const answers = [answer, ...(GOES_WITH[answer] ?? [])];
    if (stored[answer] === written[answer]) await dropHeld(transaction, profileId, answers);
    else if (lately && !isEmpty(stored[answer]) && (answer in held || (await isOverLimit(transaction, profileId)))) {
      for (const one of answers) {
        await hold(transaction, { profileId, table, answer: one, value: written[one], waitsFor: 'day' });
        kept[one] = stored[one];
      }
    }
  }
  return { ...columns, ...kept };
}

async function isOverLimit(db: Kysely<Database>, profileId: string): Promise<boolean> {
  return (await countChange(db, profileId)) > FREE_CHANGES_A_DAY;
}

const isEmpty = (value: unknown): boolean => value === null || value === '';
