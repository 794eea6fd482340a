import { type Expression, type Kysely, sql } from 'kysely';
import { AGAIN_AFTER_DAYS, INTEREST_DAYS } from '#contract/introductions.ts';
import { endEveryTogether, endTogether } from '#server/domain/together/end-together.ts';
import { Refusal } from '#server/http/refusal.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import { statement } from '#server/platform/db/statement.ts';
import type { Database } from '#server/platform/db/tables.ts';

/**
 * Ends the acceptance between two families and everything that it opened. Returns whether there was an acceptance. A
 * later acceptance compares the relatives of the two families again.
 */
export async function endAcceptance(db: Kysely<Database>, one: string, other: string): Promise<boolean> {
  await clearUndecided(db, one, other);
  await clearUndecided(db, other, one);
  await endTogether(db, one, other);
  const endedRows = await db
    .deleteFrom('introductions')
    .where('sender_id', 'in', [one, other])
    .where('recipient_id', 'in', [one, other])
    .where('answer', '=', 'accepted')
    .returning('id')
    .execute();
  return endedRows.length > 0;
}

/**
 * Records that an acquaintance has ended, for the families whom a member leaves by a block or a deletion. These
 * families read nothing else about the end.
 */
export async function recordEndedAcquaintances(
  db: Kysely<Database>,
  leavingId: string,
  familyIds: readonly string[],
): Promise<void> {
  if (familyIds.length === 0) return;
  await db
    .insertInto('ended_acquaintances')
    .values(familyIds.map((profile_id) => ({ profile_id, member_id: leavingId })))
    .onConflict((conflict) => conflict.columns(['profile_id', 'member_id']).doUpdateSet({ ended_at: sql`now()` }))
    .execute();
}

/** Lists every member whom this member has accepted, or who has accepted this member. */
export async function listAccepted(db: Kysely<Database>, profileId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select case when sender_id = ${profileId} then recipient_id else sender_id end as id from introductions
    where answer = 'accepted' and ${profileId} in (sender_id, recipient_id)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether either family has ended an acquaintance with the other within `AGAIN_AFTER_DAYS`. */
export async function hasParted(db: Kysely<Database>, one: string, other: string): Promise<boolean> {
  const parting = await db
    .selectFrom('partings')
    .select('ended_at')
    .where('profile_id', 'in', [one, other])
    .where('member_id', 'in', [one, other])
    .where('ended_at', '>', sql<Date>`now() - make_interval(days => ${AGAIN_AFTER_DAYS})`)
    .executeTakeFirst();
  return parting !== undefined;
}

/** SQL: an array of the accepted families that still wait for the decision of this profile's bride or groom. */
export const undecidedOf = (profileId: Expression<string> | string) => sql<string[]>`array(
    select u.member_id from undecided_acquaintances u where u.profile_id = ${profileId} and exists (
      select from introductions i where i.answer = 'accepted' and (i.sender_id, i.recipient_id)
        in ((u.profile_id, u.member_id), (u.member_id, u.profile_id))))`;

const undecidedRows = statement<{ profileId: string }, { undecided: string[] }>(
  (given) => sql`select ${undecidedOf(given('profileId'))} as undecided`,
);

/**
 * Lists the accepted families that another holder accepted in place of the bride or groom, and that still wait for the
 * bride's or groom's decision.
 */
export async function listUndecided(db: Kysely<Database>, profileId: string): Promise<Set<string>> {
  const [row] = await undecidedRows(db, { profileId });
  return new Set(row?.undecided);
}

/** Marks every accepted family as waiting for the bride's or groom's decision. */
export async function markUndecided(db: Kysely<Database>, profileId: string): Promise<void> {
  await sql`
    insert into undecided_acquaintances (profile_id, member_id)
    select ${profileId}, case when sender_id = ${profileId} then recipient_id else sender_id end from introductions
    where answer = 'accepted' and ${profileId} in (sender_id, recipient_id)
    on conflict do nothing`.execute(db);
}

/** Removes the mark of `markUndecided` for one family, whatever was decided. Returns false if there was no mark. */
export async function clearUndecided(db: Kysely<Database>, profileId: string, memberId: string): Promise<boolean> {
  const result = await db
    .deleteFrom('undecided_acquaintances')
    .where('profile_id', '=', profileId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/**
 * Throws a refusal with 409 while the bride or groom has not decided about this acquaintance. Until then no phone is
 * opened and nothing is compared.
 */
export async function refuseUndecided(db: Kysely<Database>, profileId: string, memberId: string): Promise<void> {
  if ((await listUndecided(db, profileId)).has(memberId)) throw new Refusal(409, 'decideFirst');
}

/** Records that a family ends its acquaintance with another family now. */
export async function insertParting(db: Kysely<Database>, profileId: string, memberId: string): Promise<void> {
  await db
    .insertInto('partings')
    .values({ profile_id: profileId, member_id: memberId })
    .onConflict((conflict) => conflict.columns(['profile_id', 'member_id']).doUpdateSet({ ended_at: sql`now()` }))
    .execute();
}

/** Lists the partings of a member within `AGAIN_AFTER_DAYS`, regardless of who ended them; the latest first. */
export function loadPartings(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('partings')
    .select(['profile_id', 'member_id', 'ended_at'])
    .where(({ eb, or }) => or([eb('profile_id', '=', profileId), eb('member_id', '=', profileId)]))
    .where('ended_at', '>', sql<Date>`now() - make_interval(days => ${AGAIN_AFTER_DAYS})`)
    .orderBy('ended_at', 'desc')
    .orderBy('member_id')
    .execute();
}

/** Ends all acquaintances when a member leaves for good, and records that for every accepted family. */
export async function leaveAcquaintances(db: Kysely<Database>, profileId: string): Promise<void> {
  await endEveryTogether(db, profileId);
  await recordEndedAcquaintances(db, profileId, await listAccepted(db, profileId));
}

/** Deletes partings and ended acquaintances after the retention period (`partings`). */
export async function expirePartings(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('partings').where('ended_at', '<', expiryCutoff('partings')).execute();
  await db.deleteFrom('ended_acquaintances').where('ended_at', '<', expiryCutoff('partings')).execute();
}

/**
 * Notices of a departure are sent after a random delay of one day up to this many days, so that the day of the notice
 * does not reveal when the family decided.
 */
const MOST_DELAY_DAYS = 5;

/**
 * Schedules notices that a family is not looking any more, for all senders to whom their interest in this family looks
 * unanswered, including those whom it has declined in silence. A sender gets no notice if either of the two has blocked
 * the other, or the other's phone; a blocked phone whose effect was lifted does not count.
 */
export async function noteDepartures(db: Kysely<Database>, leavingId: string): Promise<void> {
  await sql`
    insert into departures_to_tell (profile_id, member_id, due_at)
    select distinct on (i.sender_id) i.sender_id, ${leavingId},
      now() + interval '1 day' * (1 + random() * ${MOST_DELAY_DAYS - 1})
    from introductions i
    where i.recipient_id = ${leavingId} and i.withdrawn_at is null and i.answer is distinct from 'accepted'
      and i.told_because is null and i.sent_at > now() - make_interval(days => ${INTEREST_DAYS})
      and not exists (select from blocks b where b.profile_id in (i.sender_id, ${leavingId})
        and b.member_id in (i.sender_id, ${leavingId}))
      and not exists (select from blocked_phone_matches b where b.profile_id in (i.sender_id, ${leavingId})
        and b.member_id in (i.sender_id, ${leavingId}) and b.lifted_at is null)
    on conflict (profile_id, member_id) do nothing`.execute(db);
}

interface DueDeparture {
  /** The sender of an interest, who is to be notified. */
  profileId: string;
  /** The member who stopped looking. */
  memberId: string;
  /** Whether this member is neither leaving nor settled, engaged or married by now; a pause does not matter. */
  isLookingAgain: boolean;
}

/** Deletes the due notices of departures and returns them, to be sent. */
export async function takeDueDepartures(db: Kysely<Database>): Promise<DueDeparture[]> {
  const { rows } = await sql<DueDeparture>`
    delete from departures_to_tell f where f.due_at <= now()
    returning f.profile_id as "profileId", f.member_id as "memberId", exists (
      select from member_visibility v where v.profile_id = f.member_id and not v.is_leaving
        and coalesce(v.pause, 'paused') = 'paused') as "isLookingAgain"`.execute(db);
  return rows;
}
