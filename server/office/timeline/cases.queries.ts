import { sql } from 'kysely';
import { listCases } from '#contract/staff/cases.ts';
import { eventColumns, type TimelineSource } from './source.queries.ts';

/** Reports about the profile and how its cases were settled, for moderators, without who reported it. */
export const caseEvents: TimelineSource = {
  kind: 'case',
  entry: listCases,
  events: (profileId) => sql`
    select ${eventColumns('case', { at: sql`r.reported_at`, detail: sql.lit('reported'), reference: sql`r.case_id` })}
      from reports r where r.member_id = ${profileId} and r.case_id is not null
    union all select ${eventColumns('case', {
      ...{ at: sql`settled_at`, detail: sql.lit('settled'), by: sql`settled_by` },
      reference: sql`id`,
    })} from cases where subject = ${profileId} and settled_at is not null`,
};
