import { sql } from 'kysely';
import { showMemberToStaff } from '#contract/staff/members.ts';
import { eventColumns, type TimelineSource } from './source.queries.ts';

const event = (at: string, detail: string) => eventColumns('profile', { at: sql.ref(at), detail: sql.lit(detail) });

/** Registration, the first showing, suspensions, and letters that ask for the deletion. Pauses and rests are not told: behind one may stand a word said in confidence. */
export const profileEvents: TimelineSource = {
  kind: 'profile',
  entry: showMemberToStaff,
  events: (profileId) => sql`
    select ${event('created_at', 'begun')} from members where profile_id = ${profileId}
    union all select ${event('registered_at', 'registered')} from members
      where profile_id = ${profileId} and registered_at is not null
    union all select ${eventColumns('profile', {
      at: sql`(first_shown_on::timestamp at time zone 'Asia/Kolkata')`,
      detail: sql.lit('shownFirst'),
    })} from members where profile_id = ${profileId} and first_shown_on is not null
    union all select ${event('suspended_at', 'suspended')} from suspensions where profile_id = ${profileId}
    union all select ${event('restored_at', 'restored')} from suspensions
      where profile_id = ${profileId} and restored_at is not null
    union all select ${eventColumns('profile', { at: sql`asked_at`, detail: sql.lit('deletionAsked'), by: sql`asked_by` })}
      from deletion_letters where profile_id = ${profileId}
    union all select ${event('ended_at', 'deletionStopped')} from deletion_letters
      where profile_id = ${profileId} and ended_at is not null`,
};
