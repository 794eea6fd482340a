import { sql } from 'kysely';
import { showRegister } from '#contract/staff/old-register.ts';
import { eventColumns, type TimelineSource } from './source.queries.ts';

/** From which file of the old register the family came, and when it was put on the list of calls; that it has taken the profile over is told with the papers. */
export const oldRegisterEvents: TimelineSource = {
  kind: 'register',
  entry: showRegister,
  events: (profileId) => sql`
    select ${eventColumns('register', {
      ...{ at: sql`i.asked_at`, detail: sql.lit('inFile'), by: sql`i.asked_by` },
      reference: sql`i.file_name || ' · ' || r.number`,
    })} from register_rows r join register_imports i on i.id = r.import_id where r.profile_id = ${profileId}
    union all select ${eventColumns('register', { at: sql`e.entered_at`, detail: sql.lit('released'), by: sql`e.entered_by` })}
      from register_rows r join paper_entries e on e.profile_id = r.profile_id where r.profile_id = ${profileId}`,
};
