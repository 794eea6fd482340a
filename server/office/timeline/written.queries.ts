import { sql } from 'kysely';
import { listLetters } from '#contract/staff/desk.ts';
import { eventColumns, type TimelineSource } from './source.queries.ts';

/** Letters to the trust from a phone or an e-mail address of this profile; their words stand in the room of letters. */
export const writtenEvents: TimelineSource = {
  kind: 'written',
  entry: listLetters,
  events: (profileId) => {
    const theirs = sql`exists (select from account_profiles p join accounts a on a.id = p.account_id
      where p.profile_id = ${profileId} and (a.phone = c.phone or (a.email <> '' and lower(a.email) = lower(c.email))))`;
    return sql`
    select ${eventColumns('written', { at: sql`c.sent_at`, detail: sql.lit('wrote'), reference: sql`c.reference` })}
      from contact_messages c where ${theirs}
    union all select ${eventColumns('written', {
      at: sql`c.answered_at`,
      detail: sql.lit('answered'),
      by: sql`coalesce(c.answered_by, '')`,
      reference: sql`c.reference`,
    })} from contact_messages c where c.answered_at is not null and ${theirs}`;
  },
};
