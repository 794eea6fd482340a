import { sql } from 'kysely';
import { showMemberToStaff } from '#contract/staff/members.ts';
import { eventColumns, type TimelineSource } from './source.queries.ts';

/** Calls that a notice asked for, calls that staff wrote down, and calls to the bride or groom. */
export const callEvents: TimelineSource = {
  kind: 'call',
  entry: showMemberToStaff,
  events: (profileId) => sql`
    select ${eventColumns('call', { at: sql`t.tried_at`, detail: sql`t.outcome`, by: sql`t.tried_by` })}
      from call_tries t join notices n on n.id = t.notice_id where n.profile_id = ${profileId}
    union all select ${eventColumns('call', {
      ...{ at: sql`called_at`, detail: sql`outcome`, by: sql`called_by` },
      ...{ words: sql`words`, dueOn: sql`again_on` },
    })} from staff_calls where profile_id = ${profileId}
    union all select ${eventColumns('call', { at: sql`spoken_at`, detail: sql.lit('spokeToCandidate'), by: sql`spoken_by` })}
      from spoken_calls where profile_id = ${profileId}`,
};
