import { type Kysely, sql } from 'kysely';
import { AGAIN_AFTER_DAYS, FREED_AFTER_DAYS, INTEREST_DAYS } from '#contract/introductions.ts';
import { onlySeen } from '#server/domain/visibility/load-views.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { gateOf } from './gates.queries.ts';
import { ago, looksUnanswered } from './introductions.queries.ts';

/**
 * Lists the recipients whose answer this sender awaits; each counts in the sender's limit `MOST_OPEN`. An interest
 * counts until it is withdrawn, accepted or declined with a reason, or is older than `FREED_AFTER_DAYS`. An interest
 * declined in silence counts like an unanswered one.
 */
export async function loadAwaited(db: Kysely<Database>, senderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('introductions')
    .select('recipient_id')
    .where('sender_id', '=', senderId)
    .where('withdrawn_at', 'is', null)
    .where(looksUnanswered)
    // Introductions of the week and proposals do not count in the limit.
    .where('origin', '=', 'family')
    .where('sent_at', '>', ago(FREED_AFTER_DAYS))
    .execute();
  return rows.map(({ recipient_id }) => recipient_id);
}

/** Maximum number of interests that a list has. */
const MOST_LISTED = 500;

/**
 * Loads the interests that the member sent and received within `AGAIN_AFTER_DAYS`, and every acceptance. At most
 * `MOST_LISTED`, the newest first.
 */
export function loadIntroductions(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('introductions')
    .select(['sender_id', 'recipient_id', 'note', 'sent_at', 'withdrawn_at', 'answer', 'answered_at', 'told_because'])
    .select(['could_be_told', 'origin'])
    .select(sql<boolean>`sent_at <= ${ago(INTEREST_DAYS)}`.as('isOver'))
    .select(sql<boolean>`sent_at <= ${ago(FREED_AFTER_DAYS)}`.as('isFreed'))
    .select(gateOf(profileId).as('isGated'))
    .where((eb) => eb.or([eb('sender_id', '=', profileId), eb('recipient_id', '=', profileId)]))
    .where((eb) => eb.or([eb('sent_at', '>', ago(AGAIN_AFTER_DAYS)), eb('answer', '=', 'accepted')]))
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute();
}

/** An interest as `loadIntroductions` returns it. */
export type IntroductionRow = Awaited<ReturnType<typeof loadIntroductions>>[number];

/**
 * Returns the interests that a member has sent to members it may see. A reason of a decline is included only if the
 * other family has given it.
 */
export async function introductionsInDownload(db: Kysely<Database>, profileId: string) {
  const rows = await db
    .selectFrom('introductions')
    .select([
      'recipient_id as to_member',
      'note',
      'sent_at',
      'withdrawn_at',
      'told_because as declined_because',
      'origin',
      'writes_first',
    ])
    .where('sender_id', '=', profileId)
    .orderBy('id')
    .execute();
  return onlySeen({ db }, profileId, { rows, idOf: ({ to_member }) => to_member });
}
