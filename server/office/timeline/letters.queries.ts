import { sql } from 'kysely';
import { showMemberToStaff } from '#contract/staff/members.ts';
import { TIMELINE_LETTERS } from '#contract/staff/timeline.ts';
import { eventColumns, type TimelineSource } from './source.queries.ts';

/** Letters of the site to those who look after the profile, each once, with how it fared on every way out. */
export const letterEvents: TimelineSource = {
  kind: 'letter',
  entry: showMemberToStaff,
  events: (profileId) => sql`
    select ${eventColumns('letter', {
      at: sql`n.made_at`,
      detail: sql`n.kind`,
      fates: sql`(select jsonb_agg(jsonb_build_object('channel', d.channel, 'state', d.state) order by d.channel)
        from notice_deliveries d where d.notice_id = n.id)`,
    })}
      from notices n where n.profile_id = ${profileId} and n.kind = any(${[...TIMELINE_LETTERS]})`,
};
