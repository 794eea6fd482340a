import { type Kysely, sql } from 'kysely';
import type { HeldNote } from '#contract/held.ts';
import type { HeldTable } from '#server/platform/db/held-tables.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { approvedOf } from './withhold.ts';

/** What its owner is told of the answers of one table that others do not read as they were written. */
export async function loadHeldNotes(db: Kysely<Database>, profileId: string, table: HeldTable): Promise<HeldNote[]> {
  const held = await db
    .selectFrom('held_answers')
    .select(['answer', 'waits_for'])
    .where('profile_id', '=', profileId)
    .where('table_name', '=', table)
    .orderBy('id')
    .execute();
  const decided = await db
    .selectFrom('held_decisions')
    .distinctOn('answer')
    .select(['answer', 'outcome', 'reason'])
    .where('profile_id', '=', profileId)
    .where('decided_at', '>', daysAgo(TOLD_DAYS))
    .orderBy('answer')
    .orderBy('id', 'desc')
    .execute();
  const approved = Object.entries(approvedOf(table));
  const waiting = held.filter(({ waits_for }) => waits_for === 'office').map(({ answer }) => answer);
  const refused = decided.filter(({ answer, outcome }) => outcome === 'refused' && !waiting.includes(answer));
  return [
    ...approved.flatMap(([column, answer]): HeldNote[] => {
      if (waiting.includes(column)) return [{ answer, outcome: 'office', reason: '' }];
      const decision = refused.find((one) => one.answer === column);
      return decision ? [{ answer, outcome: 'refused', reason: decision.reason }] : [];
    }),
    ...(held.length > waiting.length ? [TOMORROW] : []),
  ];
}

/** What the owner is told of photos that others do not see: that they wait, or why the last one was sent back. */
export async function loadPhotoNotes(db: Kysely<Database>, profileId: string): Promise<HeldNote[]> {
  const waiting = await db
    .selectFrom('approvals')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('kind', '=', 'photo')
    .limit(1)
    .executeTakeFirst();
  if (waiting) return [{ answer: 'photo', outcome: 'office', reason: '' }];
  const last = await db
    .selectFrom('held_decisions')
    .select(['outcome', 'reason'])
    .where('profile_id', '=', profileId)
    .where('answer', '=', 'photo')
    .where('decided_at', '>', daysAgo(TOLD_DAYS))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.outcome === 'refused' ? [{ answer: 'photo', outcome: 'refused', reason: last.reason }] : [];
}

const TOMORROW: HeldNote = { answer: '', outcome: 'tomorrow', reason: '' };
const TOLD_DAYS = 30;
const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;
