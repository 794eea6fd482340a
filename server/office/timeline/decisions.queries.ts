import { sql } from 'kysely';
import { showMemberToStaff } from '#contract/staff/members.ts';
import { eventColumns, type TimelineSource } from './source.queries.ts';

/** What the office decided on the profile, its photos and answers, and what it has seen of it. */
export const decisionEvents: TimelineSource = {
  kind: 'decision',
  entry: showMemberToStaff,
  events: (profileId) => sql`
    select ${eventColumns('decision', { at: sql`decided_at`, detail: sql`outcome || initcap(kind)`, by: sql`decided_by` })}
      from approval_decisions where profile_id = ${profileId}
    union all select ${eventColumns('decision', { at: sql`undone_at`, detail: sql.lit('undone'), by: sql`undone_by` })}
      from approval_decisions where profile_id = ${profileId} and undone_at is not null
    union all select ${eventColumns('decision', { at: sql`given_at`, detail: sql.lit('badgeGiven'), by: sql`given_by` })}
      from badges where profile_id = ${profileId}
    union all select ${eventColumns('decision', { at: sql`taken_at`, detail: sql.lit('badgeTaken'), by: sql`coalesce(taken_by, '')` })}
      from badges where profile_id = ${profileId} and taken_at is not null`,
};
