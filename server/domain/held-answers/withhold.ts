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
  columns: Columns;
  /** Whether the office looks first at a changed watched answer (`isWatched`) of somebody who was ever shown. */
  isLookedAt?: boolean;
}

/**
 * Returns the columns to store now, and holds the other values. Without this, a shown member could read another's
 * wishes by changing the answers that these judge. Filling in an empty answer takes effect at once, unless the office
 * reviews this answer first.
 */
export async function holdChanges<Columns extends Stored>(
  transaction: Kysely<Database>,
  { profileId, table, columns, isLookedAt = false }: Change<Columns>,
): Promise<Columns> {
  await lockMembers(transaction, [profileId]);
  await releaseDue(transaction, profileId);
  const { lately, ever } = await loadShownness(transaction, profileId);
  // A shown member's first details need an empty row beside which they can be held.
  if (ever && table === 'profile_details') await makeRow(transaction, profileId, table);
  const stored = await loadStored(transaction, profileId, table);
  if (stored === undefined) return columns;
  const held = await loadHeld(transaction, profileId, table);
  const watched = ever ? Object.keys(reviewedAnswersOf(table)) : [];
  const reviewed = isLookedAt ? watched : [];
  const judged = lately ? judgedOf(table) : [];

  async function waitsFor(answer: string): Promise<'office' | 'day' | null> {
    if (stored?.[answer] === columns[answer]) return null;
    // The family's own words may be removed at once. Their replacement is reviewed.
    if (reviewed.includes(answer)) return isFreeRemoval(table, columns[answer]) ? null : 'office';
    if (isEmpty(stored?.[answer])) return null;
    if (!judged.includes(answer)) return null;
    return answer in held || (await countChange(transaction, profileId)) > FREE_CHANGES_A_DAY ? 'day' : null;
  }

  const kept: Stored = {};
  for (const answer of new Set([...judgedOf(table), ...Object.keys(reviewedAnswersOf(table))])) {
    if (!(answer in columns)) continue;
    const answers = columnsWith(table, answer);
    const waits = await waitsFor(answer);
    if (waits === null && answer in held) await dropHeld(transaction, profileId, answers);
    if (waits === null) continue;
    for (const column of answers) {
      await hold(transaction, { profileId, table, answer: column, value: columns[column], waitsFor: waits });
      // An answer that goes with another is reviewed together with it.
      if (column !== answer) await removeAnswerApproval(transaction, profileId, column);
      kept[column] = stored[column];
    }
  }
  if (!isLookedAt && watched.some((answer) => answer in columns && stored[answer] !== columns[answer]))
    await enqueueApproval(transaction, { profileId, kind: 'profile', place: 2 });
  return { ...columns, ...kept };
}

const isFreeRemoval = (table: HeldTable, value: unknown): boolean => table === 'profile_details' && isEmpty(value);
const isEmpty = (value: unknown): boolean => value === null || value === '';

/** Releases every held answer that has waited for its day. */
export async function releaseAllDue(db: Kysely<Database>): Promise<void> {
  for (const profileId of await listDue(db)) {
    await db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, [profileId]);
      await releaseDue(transaction, profileId);
    });
  }
  await forgetChangeCounts(db);
}

/** Releases the held answers of one member that have waited for their day. Call with the member's row locked. */
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

export const isHeldTable = (table: string): table is HeldTable => HELD_TABLES.includes(table);

/** The columns that other members' wishes judge. */
const judgedOf = (table: HeldTable): string[] => answersOf(table).flatMap(({ column, wish }) => (wish ? [column] : []));

type Watched = Extract<AnswersIn<'profile' | 'personal' | 'details'>, { answer: { isWatched: true } }>['name'];

/** The columns that the office reviews on a real site before others read a change, with our names of the answers. */
export function reviewedAnswersOf(table: HeldTable): Readonly<Record<string, Watched>>;
export function reviewedAnswersOf(table: HeldTable): Readonly<Record<string, string>> {
  const watched = answersOf(table).filter(({ isWatched }) => isWatched);
  return Object.fromEntries(watched.map(({ column, name }) => [column, name]));
}
