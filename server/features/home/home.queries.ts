import { type Kysely, sql } from 'kysely';
import { DAYS_AFTER_OPENING } from '#contract/home.ts';
import type { PauseKind } from '#contract/pause.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** One acceptance, which either of the two families may have given. */
interface SaidYes {
  memberId: string;
  hasOpened: boolean;
  isUndecided: boolean;
}

const LISTED = 50;

/**
 * Who has accepted an interest of this family, or whose interest it has accepted, the latest first: until it has opened their number
 * and some days are over. What is older than openings are kept for is left out, since it might have been opened.
 */
export async function loadSaidYes(db: Kysely<Database>, profileId: string): Promise<SaidYes[]> {
  const { rows } = await sql<SaidYes>`
    select i.member_id as "memberId", o.first_at is not null as "hasOpened",
      exists (select from undecided_acquaintances u where (u.profile_id, u.member_id) = (${profileId}, i.member_id)) as "isUndecided"
    from (
      select case when sender_id = ${profileId} then recipient_id else sender_id end as member_id, answered_at
      from introductions where answer = 'accepted' and ${profileId} in (sender_id, recipient_id)
        and answered_at > ${expiryCutoff('contactOpenings')}
    ) i
    cross join lateral (
      select min(opened_at) as first_at from contact_openings where owner_id = i.member_id and viewer_id = ${profileId}
    ) o
    where o.first_at is null or o.first_at > now() - make_interval(days => ${DAYS_AFTER_OPENING})
    order by i.answered_at desc, i.member_id limit ${LISTED}`.execute(db);
  return rows;
}

/** Whether the family has paused or settled; undefined where it looks on. */
export async function loadPauseKind(db: Kysely<Database>, profileId: string): Promise<PauseKind | undefined> {
  const row = await db.selectFrom('pauses').select('kind').where('profile_id', '=', profileId).executeTakeFirst();
  return row?.kind;
}
