import { type Kysely, sql } from 'kysely';
import type { Decision } from '#contract/decision.ts';
import type { HeldNote } from '#contract/held.ts';
import type { HeldTable } from '#server/platform/db/held-tables.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { reviewedAnswersOf } from './withhold.ts';

/** Days for which the owner reads the office's decision on an answer. */
const DECISION_SHOWN_DAYS = 30;
const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;

/**
 * Returns the notes for the owner about the answers of one table: each reviewed answer that waits for the office or was
 * not approved lately, and one note without a name if any answer waits for the next day.
 */
export async function loadHeldNotes(db: Kysely<Database>, profileId: string, table: HeldTable): Promise<HeldNote[]> {
  const heldAnswers = await db
    .selectFrom('held_answers')
    .select(['answer', 'waits_for'])
    .where('profile_id', '=', profileId)
    .where('table_name', '=', table)
    .orderBy('id')
    .execute();
  const decisions = await db
    .selectFrom('held_decisions')
    .distinctOn('answer')
    .select(['answer', 'decision', 'reason'])
    .where('profile_id', '=', profileId)
    .where('decided_at', '>', daysAgo(DECISION_SHOWN_DAYS))
    .orderBy('answer')
    .orderBy('id', 'desc')
    .execute();
  const columnsForOffice = heldAnswers.filter(({ waits_for }) => waits_for === 'office').map(({ answer }) => answer);
  const reviewNotes = Object.entries(reviewedAnswersOf(table)).flatMap(([column, answer]): HeldNote[] => {
    if (columnsForOffice.includes(column)) return [waitingFor('office', answer)];
    const decision = decisions.find((known) => known.answer === column);
    return noteOf(answer, decision);
  });
  const isAnyForTomorrow = heldAnswers.length > columnsForOffice.length;
  return isAnyForTomorrow ? [...reviewNotes, waitingFor('tomorrow', '')] : reviewNotes;
}

/**
 * Returns the note for the owner about photos that others do not see: that a photo waits for the office, or why the
 * last photo was not approved. Empty if neither is so.
 */
export async function loadPhotoNotes(db: Kysely<Database>, profileId: string): Promise<HeldNote[]> {
  const waitingPhoto = await db
    .selectFrom('approvals')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('kind', '=', 'photo')
    .limit(1)
    .executeTakeFirst();
  if (waitingPhoto) return [waitingFor('office', 'photo')];
  const lastDecision = await db
    .selectFrom('held_decisions')
    .select(['decision', 'reason'])
    .where('profile_id', '=', profileId)
    .where('answer', '=', 'photo')
    .where('decided_at', '>', daysAgo(DECISION_SHOWN_DAYS))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return noteOf('photo', lastDecision);
}

type Answer = HeldNote['answer'];

const waitingFor = (state: 'office' | 'tomorrow', answer: Answer): HeldNote => ({
  answer,
  state,
  outcome: state,
  reason: '',
});

/** Returns the note about the last decision on an answer; none if the answer was approved or never decided. */
function noteOf(answer: Answer, lastDecision: { decision: Decision; reason: string } | undefined): HeldNote[] {
  if (lastDecision === undefined || lastDecision.decision === 'approved') return [];
  return [{ answer, state: lastDecision.decision, outcome: 'refused', reason: lastDecision.reason }];
}
