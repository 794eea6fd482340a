import { sql } from 'kysely';
import { showMemberToStaff } from '#contract/staff/members.ts';
import { eventColumns, type TimelineSource } from './source.queries.ts';

/** The signed form from which the office entered the profile (there is none of a family of the old register), its taking over by the family, and the paper that proved an identity. */
export const paperEvents: TimelineSource = {
  kind: 'paper',
  entry: showMemberToStaff,
  events: (profileId) => sql`
    select ${eventColumns('paper', { at: sql`entered_at`, detail: sql.lit('entered'), by: sql`entered_by`, reference: sql`form_number` })}
      from paper_entries where profile_id = ${profileId} and not exists (select from register_rows r where r.profile_id = ${profileId})
    union all select ${eventColumns('paper', { at: sql`claimed_at`, detail: sql.lit('takenOver') })}
      from paper_entries where profile_id = ${profileId} and claimed_at is not null
    union all select ${eventColumns('paper', { at: sql`seen_at`, detail: sql.lit('identity'), by: sql`seen_by` })}
      from identity_papers where profile_id = ${profileId}`,
};
