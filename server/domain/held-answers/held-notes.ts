import { type Kysely, sql } from 'kysely';
import type { Decision } from '#contract/decision.ts';
import type { HeldNote } from '#contract/held.ts';
import type { HeldTable } from '#server/platform/db/held-tables.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { reviewedAnswersOf } from './withhold.ts';

/** Days for which the owner reads the decision on an answer. */
const TOLD_DAYS = 30;
const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;

/** Returns the notes for the owner about held answers of one table. */
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
    .select(['answer', 'decision', 'reason'])
    .where('profile_id', '=', profileId)
    .where('decided_at', '>', daysAgo(TOLD_DAYS))
    .orderBy('answer')
    .orderBy('id', 'desc')
    .execute();
  const reviewed = Object.entries(reviewedAnswersOf(table));
  const waiting = held.filter(({ waits_for }) => waits_for === 'office').map(({ answer }) => answer);
  return [
    ...reviewed.flatMap(([column, answer]): HeldNote[] => {
      if (waiting.includes(column)) return [waitingFor('office', answer)];
      return noteOf(
        answer,
        decided.find((decision) => decision.answer === column),
      );
    }),
    ...(held.length > waiting.length ? [waitingFor('tomorrow', '')] : []),
  ];
}

/**
 * Returns the notes for the owner about photos that others do not see: that they wait, or why the last one was not
 * approved.
 */
export async function loadPhotoNotes(db: Kysely<Database>, profileId: string): Promise<HeldNote[]> {
  const waiting = await db
    .selectFrom('approvals')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('kind', '=', 'photo')
    .limit(1)
    .executeTakeFirst();
  if (waiting) return [waitingFor('office', 'photo')];
  const last = await db
    .selectFrom('held_decisions')
    .select(['decision', 'reason'])
    .where('profile_id', '=', profileId)
    .where('answer', '=', 'photo')
    .where('decided_at', '>', daysAgo(TOLD_DAYS))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return noteOf('photo', last);
}

type Answer = HeldNote['answer'];

const waitingFor = (state: 'office' | 'tomorrow', answer: Answer): HeldNote => ({
  answer,
  state,
  outcome: state,
  reason: '',
});

/** Returns the note about the last decision on an answer; none if the answer was approved or never decided. */
const noteOf = (answer: Answer, last: { decision: Decision; reason: string } | undefined): HeldNote[] =>
  last === undefined || last.decision === 'approved'
    ? []
    : [{ answer, state: last.decision, outcome: 'refused', reason: last.reason }];
