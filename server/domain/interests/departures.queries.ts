import { type Kysely, sql } from 'kysely';
import { INTEREST_DAYS } from '#contract/introductions.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** So many days later at most, drawn for each, so that nobody's day tells when the family decided. */
const TOLD_WITHIN_DAYS = 5;

/**
 * Notes who is to hear that a family is no longer looking: everybody to whom an interest in it looks as if it waited, so those too
 * whom it has declined in silence. A family that is blocked, by either side, has long seen nothing of it.
 */
export async function noteDepartures(db: Kysely<Database>, leavingId: string): Promise<void> {
  await sql`
    insert into departures_to_tell (profile_id, member_id, due_at)
    select distinct on (i.sender_id) i.sender_id, ${leavingId},
      now() + interval '1 day' * (1 + random() * ${TOLD_WITHIN_DAYS - 1})
    from introductions i
    where i.recipient_id = ${leavingId} and i.withdrawn_at is null and i.answer is distinct from 'accepted'
      and i.told_because is null and i.sent_at > now() - make_interval(days => ${INTEREST_DAYS})
      and not exists (select from blocks b where b.profile_id in (i.sender_id, ${leavingId})
        and b.member_id in (i.sender_id, ${leavingId}))
      and not exists (select from blocked_phone_matches b where b.profile_id in (i.sender_id, ${leavingId})
        and b.member_id in (i.sender_id, ${leavingId}))
    on conflict (profile_id, member_id) do nothing`.execute(db);
}

interface DueDeparture {
  profileId: string;
  memberId: string;
  isLookingAgain: boolean;
}

/** Removes the notes whose day has come, and returns them. */
export async function takeDueDepartures(db: Kysely<Database>): Promise<DueDeparture[]> {
  const { rows } = await sql<DueDeparture>`
    delete from departures_to_tell f where f.due_at <= now()
    returning f.profile_id as "profileId", f.member_id as "memberId", exists (
      select from members m where m.profile_id = f.member_id and m.deletion_due_at is null and not exists (
        select from pauses p where p.profile_id = m.profile_id and p.kind = 'settled')) as "isLookingAgain"`.execute(
    db,
  );
  return rows;
}
