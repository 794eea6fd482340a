import { sql } from 'kysely';
import { showMemberToStaff } from '#contract/staff/members.ts';
import { eventColumns, type TimelineSource } from './source.queries.ts';

/** That another family was put before this one: neither which, nor what either answered. */
export const proposalEvents: TimelineSource = {
  kind: 'proposal',
  entry: showMemberToStaff,
  events: (profileId) => sql`
    select ${eventColumns('proposal', {
      ...{ at: sql`p.made_at`, detail: sql`p.origin` },
      by: sql`coalesce((select s.email from staff s where s.id = p.made_by), '')`,
    })} from proposals p where ${profileId} in (p.one_id, p.other_id)`,
};
