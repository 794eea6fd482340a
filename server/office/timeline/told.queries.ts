import { sql } from 'kysely';
import { listDeskHints } from '#contract/staff/desk-hints.ts';
import { eventColumns, type TimelineSource } from './source.queries.ts';

/** What this family told the office of another, or the site noticed, without who the other is. */
export const toldEvents: TimelineSource = {
  kind: 'told',
  entry: listDeskHints,
  events: (profileId) => sql`
    select ${eventColumns('told', { at: sql`made_at`, detail: sql`kind` })} from desk_hints where profile_id = ${profileId}
    union all select ${eventColumns('told', { at: sql`done_at`, detail: sql.lit('sawTo'), by: sql`done_by` })}
      from desk_hints where profile_id = ${profileId} and done_at is not null`,
};
