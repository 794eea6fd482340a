import { sql } from 'kysely';
import { showMemberToStaff } from '#contract/staff/members.ts';
import { eventColumns, type TimelineSource } from './source.queries.ts';

/** What staff set themselves to do about the family, and did. A call that is to be made again is told with the call before it. */
export const taskEvents: TimelineSource = {
  kind: 'task',
  entry: showMemberToStaff,
  events: (profileId) => sql`
    select ${eventColumns('task', {
      ...{ at: sql`made_at`, detail: sql`kind`, by: sql`made_by` },
      ...{ words: sql`words`, dueOn: sql`due_on` },
    })} from staff_tasks where profile_id = ${profileId} and kind = 'task'
    union all select ${eventColumns('task', { at: sql`done_at`, detail: sql.lit('done'), by: sql`done_by`, words: sql`words` })}
      from staff_tasks where profile_id = ${profileId} and kind = 'task' and done_at is not null`,
};
