import type { Kysely } from 'kysely';
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { between, chance } from './chance.ts';

// Numbers of rows: interests, settled couples and reviews.
const INTERESTS = 300;
const SETTLED_COUPLES = 30;
const APPROVALS = 40;

/** Returns the moment this many milliseconds ago. */
const ago = (ms: number): Date => new Date(Date.now() - ms);

/** Inserts past events between alternating brides and grooms: interests, settled matches, reviews of the office. */
export async function insertPast(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  const interests = ids.slice(0, 2 * INTERESTS).flatMap((sender_id, index) => {
    const recipient_id = ids[index + 1];
    return index % 2 === 0 && recipient_id !== undefined ? [inventInterest(sender_id, recipient_id, index)] : [];
  });
  await db.insertInto('introductions').values(interests).execute();
  const settledPauses = interests
    .filter(({ answer }) => answer === 'accepted')
    .slice(0, SETTLED_COUPLES)
    .flatMap(({ sender_id, recipient_id, answered_at }) =>
      [sender_id, recipient_id].map((profile_id) => ({
        profile_id,
        kind: 'settled' as const,
        reason: 'metHere' as const,
        words: '',
        since: new Date((answered_at ?? ago(0)).getTime() + DAY_MS),
      })),
    );
  await db.insertInto('pauses').values(settledPauses).execute();
  const approvals = ids.slice(-APPROVALS).map((profile_id) => {
    const decided_at = ago(between(1, 26) * DAY_MS);
    const asked_at = new Date(decided_at.getTime() - between(1, 22) * HOUR_MS);
    return {
      profile_id,
      kind: 'profile' as const,
      decision: 'approved' as const,
      asked_at,
      decided_at,
      decided_by: 'demo',
    };
  });
  await db.insertInto('approval_decisions').values(approvals).execute();
}

/** Returns an interest so old that a family that has not answered by now will not answer. */
function inventInterest(sender_id: string, recipient_id: string, index: number) {
  const sent_at = ago(between(35, 100) * DAY_MS);
  const sharedColumns = { sender_id, recipient_id, note: '', sent_at, withdrawn_at: null };
  const unknownColumns = { was_welcome: null, could_be_told: null, kinship: null, kinship_named: null };
  // The first interests are all accepted, so that enough matches can be settled.
  const mustBeAccepted = index <= 2 * SETTLED_COUPLES;
  if (!mustBeAccepted && chance(0.3)) return { ...sharedColumns, ...unknownColumns, answer: null, answered_at: null };
  const answered_at = new Date(sent_at.getTime() + between(1, 18) * DAY_MS);
  const answeredColumns = { ...sharedColumns, ...unknownColumns, answered_at };
  return mustBeAccepted || chance(0.4)
    ? { ...answeredColumns, answer: 'accepted' as const, kinship: 'relation.unknown' as const }
    : { ...answeredColumns, answer: 'declined' as const };
}
