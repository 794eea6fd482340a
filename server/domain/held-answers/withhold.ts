import type { Kysely } from 'kysely';
import type { Stored } from '#server/domain/answers/stored.ts';
import { makeRow } from '#server/domain/answers/write-row.queries.ts';
import { askForLook } from '#server/domain/approvals/queue.queries.ts';
import { lockMembers } from '#server/domain/members/lock.queries.ts';
import type { HeldTable } from '#server/platform/db/held-tables.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { countChange, dropHeld, hold, loadHeld, loadShownness, loadStored } from './held-answers.queries.ts';
import { approvedOf, columnsWith, judgedOf } from './judged-answers.ts';
import { releaseDue } from './release.ts';

/** So many answers that a wish can name change at once in a day (in India); further ones wait for the next. */
export const FREE_CHANGES_A_DAY = 10;

interface Change<Columns extends Stored> {
  profileId: string;
  table: HeldTable;
  columns: Columns;
  /** Whether the office looks first at a changed name, gender or birth date of somebody who was ever shown. */
  isLookedAt?: boolean;
}

/**
 * What of a change all others read at once: the columns to store. What they do not read yet is kept beside them. Somebody
 * who is shown could otherwise read another's wishes whole, by changing the answers that these are judged on. Filling in
 * what was empty is free.
 */
export async function withhold<Columns extends Stored>(
  transaction: Kysely<Database>,
  { profileId, table, columns, isLookedAt = false }: Change<Columns>,
): Promise<Columns> {
  await lockMembers(transaction, [profileId]);
  await releaseDue(transaction, profileId);
  const { lately, ever } = await loadShownness(transaction, profileId);
  // What is written for the first time by somebody whom others see waits beside an empty row.
  if (ever && table === 'profile_details') await makeRow(transaction, profileId, table);
  const stored = await loadStored(transaction, profileId, table);
  if (stored === undefined) return columns;
  const held = await loadHeld(transaction, profileId, table);
  const watched = ever ? Object.keys(approvedOf(table)) : [];
  const approved = isLookedAt ? watched : [];
  const judged = lately ? judgedOf(table) : [];

  async function waitsFor(answer: string): Promise<'office' | 'day' | null> {
    if (stored?.[answer] === columns[answer]) return null;
    // Own words may be taken away at once; what comes in their place is looked at.
    if (approved.includes(answer)) return isFreeToLeave(table, columns[answer]) ? null : 'office';
    if (isEmpty(stored?.[answer])) return null;
    if (!judged.includes(answer)) return null;
    return answer in held || (await countChange(transaction, profileId)) > FREE_CHANGES_A_DAY ? 'day' : null;
  }

  const kept: Stored = {};
  for (const answer of new Set([...judgedOf(table), ...Object.keys(approvedOf(table))])) {
    if (!(answer in columns)) continue;
    const answers = columnsWith(table, answer);
    const waits = await waitsFor(answer);
    if (waits === null && answer in held) await dropHeld(transaction, profileId, answers);
    if (waits === null) continue;
    for (const one of answers) {
      await hold(transaction, { profileId, table, answer: one, value: columns[one], waitsFor: waits });
      kept[one] = stored[one];
    }
  }
  if (!isLookedAt && watched.some((answer) => answer in columns && stored[answer] !== columns[answer]))
    await askForLook(transaction, { profileId, kind: 'profile', place: 2 });
  return { ...columns, ...kept };
}

const isFreeToLeave = (table: HeldTable, value: unknown): boolean => table === 'profile_details' && isEmpty(value);
const isEmpty = (value: unknown): boolean => value === null || value === '';
