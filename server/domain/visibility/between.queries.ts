import { type Expression, sql } from 'kysely';
import { AGAIN_AFTER_DAYS, INTEREST_DAYS } from '#contract/introductions.ts';
import type { Match } from '#contract/matches.ts';

/**
 * The interest between a viewer and the member of the row `m` that keeps another from being sent. What the other decided shows only
 * when it is an acceptance.
 */
export const betweenOf = (viewerId: Expression<string>) => sql<Match['between']>`coalesce((
  select case when i.answer = 'accepted' then 'accepted' when i.sender_id = m.profile_id then 'received'
    when i.withdrawn_at is null then 'sent' else 'withdrawn' end
  from introductions i
  where (i.sender_id = ${viewerId} and i.recipient_id = m.profile_id or i.sender_id = m.profile_id and i.recipient_id = ${viewerId})
    and (i.answer = 'accepted'
      or i.sender_id = ${viewerId} and i.sent_at > now() - make_interval(days => ${AGAIN_AFTER_DAYS})
      or i.sender_id = m.profile_id and i.answer is null and i.withdrawn_at is null
        and i.sent_at > now() - make_interval(days => ${INTEREST_DAYS}))
  order by i.answer is not distinct from 'accepted' desc, i.sender_id = ${viewerId}, i.sent_at desc
  limit 1), '')`;
