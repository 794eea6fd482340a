import { sql } from 'kysely';
import { showMemberToStaff } from '#contract/staff/members.ts';
import { eventColumns, type TimelineSource } from './source.queries.ts';

/**
 * Meetings of two families in the trust's own rooms, which the office has to keep free: the day, and that it was called off. Neither with whom nor by whom,
 * and nothing of meetings anywhere else, which are the families' own.
 */
export const meetingEvents: TimelineSource = {
  kind: 'meeting',
  entry: showMemberToStaff,
  events: (profileId) => sql`
    select ${eventColumns('meeting', {
      at: sql`m.changed_at`,
      detail: sql`case when m.called_off_by is null then 'agreed' else 'calledOff' end`,
      dueOn: sql`(m.chosen at time zone 'Asia/Kolkata')::date`,
    })} from together t join together_meetings m on m.together_id = t.id
      where ${profileId} in (t.one_id, t.other_id) and t.ended_at is null and m.place = 'trust' and m.chosen is not null`,
};
