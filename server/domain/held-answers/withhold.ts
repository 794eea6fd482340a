import type { Kysely } from 'kysely';
import { type AnswersIn, answersOf } from '#contract/catalogue.ts';
import type { Stored } from '#server/domain/answers/stored.ts';
import { makeRow } from '#server/domain/answers/write-row.queries.ts';
import { enqueueApproval, removeAnswerApproval } from '#server/domain/approvals/queue.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import type { HeldTable } from '#server/platform/db/held-tables.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { columnsWith } from './columns-with.ts';
import {
  countChange,
  dropHeld,
  forgetChangeCounts,
  hold,
  listDue,
  loadHeld,
  loadShownness,
  loadStored,
  store,
  takeDue,
} from './held-answers.queries.ts';

/**
 * Maximum number of changes a day (in India) that take effect at once, of answers that a wish can judge. Further
 * changes wait for the next day.
 */
export const FREE_CHANGES_A_DAY = 10;

interface Change<Columns extends Stored> {
  profileId: string;
  table: HeldTable;
  /** The values that the owner saves, by column. */
  columns: Columns;
  /**
   * Whether the office reviews a changed watched answer (`isWatched`) before others read it, if the profile was ever
   * shown. Otherwise others read the answer at once, and the office reviews the profile afterwards.
   */
  isLookedAt?: boolean;
}

/** Returns the columns of a table that other members' wishes judge. */
const judgedOf = (table: HeldTable): string[] => answersOf(table).flatMap(({ column, wish }) => (wish ? [column] : []));

const isEmpty = (value: unknown): boolean => value === null || value === '';

/** Whether a reviewed value takes effect at once, because it only removes words of the family's own. */
const isFreeRemoval = (table: HeldTable, value: unknown): boolean => table === 'profile_details' && isEmpty(value);

/**
 * Holds the values that others may not read yet, and returns the columns to store now: a held value's column keeps the
 * stored value. Without this, a shown member could find out another's wishes by changing the answers that these wishes
 * judge. Filling in an empty answer takes effect at once, unless the office reviews this answer first.
 */
export async function holdChanges<Columns extends Stored>(
  transaction: Kysely<Database>,
  { profileId, table, columns, isLookedAt = false }: Change<Columns>,
): Promise<Columns> {
  await lockMembers(transaction, [profileId]);
  await releaseDue(transaction, profileId);
  const { lately: wasShownLately, ever: wasEverShown } = await loadShownness(transaction, profileId);
  // A shown member's first details need an empty row beside which they can be held.
  if (wasEverShown && table === 'profile_details') await makeRow(transaction, profileId, table);
  const stored = await loadStored(transaction, profileId, table);
  if (stored === undefined) return columns;
  const heldValues = await loadHeld(transaction, profileId, table);
  const watchedColumns = wasEverShown ? Object.keys(reviewedAnswersOf(table)) : [];
  const reviewedColumns = isLookedAt ? watchedColumns : [];
  const judgedColumns = wasShownLately ? judgedOf(table) : [];

  /** Returns what the new value of a column waits for; null if it takes effect at once. Counts a judged change. */
  async function waitsFor(column: string): Promise<'office' | 'day' | null> {
    if (stored?.[column] === columns[column]) return null;
    // The family's own words may be removed at once. Their replacement is reviewed.
    if (reviewedColumns.includes(column)) return isFreeRemoval(table, columns[column]) ? null : 'office';
    if (isEmpty(stored?.[column])) return null;
    if (!judgedColumns.includes(column)) return null;
    if (column in heldValues) return 'day';
    return (await countChange(transaction, profileId)) > FREE_CHANGES_A_DAY ? 'day' : null;
  }

  const unchangedColumns: Stored = {};
  for (const column of new Set([...judgedOf(table), ...Object.keys(reviewedAnswersOf(table))])) {
    if (!(column in columns)) continue;
    // The column itself, and those that have no meaning without it.
    const group = columnsWith(table, column);
    const release = await waitsFor(column);
    if (release === null && column in heldValues) await dropHeld(transaction, profileId, group);
    if (release === null) continue;
    for (const grouped of group) {
      await hold(transaction, { profileId, table, answer: grouped, value: columns[grouped], waitsFor: release });
      // The office reviews the columns of a group together, so only the first of them waits in its queue.
      if (grouped !== column) await removeAnswerApproval(transaction, profileId, grouped);
      unchangedColumns[grouped] = stored[grouped];
    }
  }
  const isWatchedChange = (column: string) => column in columns && stored[column] !== columns[column];
  if (!isLookedAt && watchedColumns.some(isWatchedChange))
    await enqueueApproval(transaction, { profileId, kind: 'profile', place: 2 });
  return { ...columns, ...unchangedColumns };
}

/** Releases every held answer that waited for the next day, which has come, and forgets the counts of past days. */
export async function releaseAllDue(db: Kysely<Database>): Promise<void> {
  for (const profileId of await listDue(db)) {
    await db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, [profileId]);
      await releaseDue(transaction, profileId);
    });
  }
  await forgetChangeCounts(db);
}

/**
 * Releases the held answers of one member that waited for the next day, which has come: others then read them. Call
 * with the member's row locked.
 */
async function releaseDue(transaction: Kysely<Database>, profileId: string): Promise<void> {
  const byTable = new Map<HeldTable, Stored>();
  for (const { table_name, answer, value } of await takeDue(transaction, profileId)) {
    byTable.set(table_name, { ...byTable.get(table_name), [answer]: value });
  }
  // All columns of a table in one write, because a state must belong to its country.
  for (const [table, values] of byTable) await store(transaction, profileId, table, values);
}

const HELD_TABLES: readonly string[] = [
  'members',
  'addresses',
  'personal_details',
  'profile_details',
] satisfies HeldTable[];

/** Whether the values of a table may be held before others read them. */
export const isHeldTable = (table: string): table is HeldTable => HELD_TABLES.includes(table);

type WatchedName = Extract<AnswersIn<'profile' | 'personal' | 'details'>, { answer: { isWatched: true } }>['name'];

/**
 * Returns the names of the watched answers of a table, by column. On a real site the office reviews a change of these
 * before others read it.
 */
export function reviewedAnswersOf(table: HeldTable): Readonly<Record<string, WatchedName>>;
export function reviewedAnswersOf(table: HeldTable): Readonly<Record<string, string>> {
  const watched = answersOf(table).filter(({ isWatched }) => isWatched);
  return Object.fromEntries(watched.map(({ column, name }) => [column, name]));
}
