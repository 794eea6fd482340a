import { sql } from 'kysely';
import { showMemberToStaff } from '#contract/staff/members.ts';
import { eventColumns, type TimelineSource } from './source.queries.ts';

export const noteEvents: TimelineSource = {
  kind: 'note',
  entry: showMemberToStaff,
  events: (profileId) => sql`
    select ${eventColumns('note', { at: sql`noted_at`, detail: sql.lit('note'), by: sql`noted_by`, words: sql`words` })}
      from office_notes where profile_id = ${profileId}`,
};
