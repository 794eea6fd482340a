import { type Expression, type Kysely, sql } from 'kysely';
import type { Numbers } from '#contract/together.ts';
import { Refusal } from '#server/http/refusal.ts';
import { statement } from '#server/platform/db/statement.ts';
import type { Database } from '#server/platform/db/tables.ts';

type ProfileId = Expression<string> | string;

/**
 * SQL: whether the viewer's family has opened the owner's number in the present acquaintance. Openings are kept longer
 * than an acquaintance, and one of an earlier acquaintance must not prevent writing first in this one.
 */
const openedSinceAccepted = (ownerId: ProfileId, viewerId: ProfileId) => sql<boolean>`exists (
      select from contact_openings o where o.owner_id = ${ownerId} and o.viewer_id = ${viewerId}
        and o.opened_at >= coalesce((select max(i.answered_at) from introductions i where i.answer = 'accepted'
          and (i.sender_id, i.recipient_id) in ((${ownerId}, ${viewerId}), (${viewerId}, ${ownerId}))), '-infinity'))`;

/**
 * SQL: the families whose number this one may not open, because one of the two wishes to write first, or only one of
 * them has agreed to exchange numbers. A family that has opened the number in this acquaintance may open it again.
 */
export const writtenFirstOf = (profileId: ProfileId) => sql<string[]>`array(
    select f.member_id from (
      select t.id, case when t.one_id = ${profileId} then t.other_id else t.one_id end as member_id from together t
      where ${profileId} in (t.one_id, t.other_id) and t.ended_at is null) f
    join together_presses p on p.together_id = f.id and p.step = 'numbers'
    where f.member_id is not null and not ${openedSinceAccepted(sql`f.member_id`, profileId)}
    group by f.id, f.member_id
    having bool_or(p.value = 'writeFirst') or bool_or(p.value = 'exchange') and count(*) < 2)`;

/** Loads `writtenFirstOf` for one profile. */
const loadWrittenFirst = statement<{ profileId: string }, { closed: string[] }>(
  (given) => sql`select ${writtenFirstOf(given('profileId'))} as closed`,
);

/** Lists the families whose number this one may not open yet, see `writtenFirstOf`. */
export async function listWrittenFirst(db: Kysely<Database>, profileId: string): Promise<Set<string>> {
  const [row] = await loadWrittenFirst(db, { profileId });
  return new Set(row?.closed);
}

/** Returns whether this family may open the other's number: `open` or `closed`. */
export async function loadNumbers(db: Kysely<Database>, profileId: string, memberId: string): Promise<Numbers> {
  const closedFamilies = await listWrittenFirst(db, profileId);
  return closedFamilies.has(memberId) ? 'closed' : 'open';
}

/** Throws a refusal with 409 while this family may not open the other's number. */
export async function refuseWhileWriting(db: Kysely<Database>, profileId: string, memberId: string): Promise<void> {
  if ((await loadNumbers(db, profileId, memberId)) === 'closed') throw new Refusal(409, 'writeFirst');
}

/** Whether either of the two has opened the other's number in this acquaintance. */
export async function isAnyOpened(db: Kysely<Database>, one: string, other: string): Promise<boolean> {
  const { rows } = await sql<{ isOpened: boolean }>`
    select ${openedSinceAccepted(one, other)} or ${openedSinceAccepted(other, one)} as "isOpened"`.execute(db);
  return rows[0]?.isOpened ?? false;
}
