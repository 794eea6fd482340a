import { sql } from 'kysely';
import { listMelans } from '#contract/staff/melans.ts';
import { eventColumns, type TimelineSource } from './source.queries.ts';

const ofGuest = (at: string, detail: string) =>
  eventColumns('melan', { at: sql.ref(at), detail: sql.lit(detail), dueOn: sql`n.held_on` });

/** To which melans the family was asked, what it answered and whether it has a seat: nothing of the day itself, and of no other guest. */
export const melanEvents: TimelineSource = {
  kind: 'melan',
  entry: listMelans,
  events: (profileId) => {
    const guests = sql`melan_guests g join melans n on n.id = g.melan_id where g.profile_id = ${profileId}`;
    return sql`
    select ${ofGuest('g.invited_at', 'invited')} from ${guests}
    union all select ${eventColumns('melan', {
      ...{ at: sql`g.answered_at`, detail: sql`g.answer`, by: sql`coalesce(g.answered_by, '')` },
      dueOn: sql`n.held_on`,
    })} from ${guests} and g.answer is not null
    union all select ${ofGuest('g.seated_at', 'seat')} from ${guests} and g.seated_at is not null
    union all select ${ofGuest('n.called_off_at', 'calledOff')} from ${guests} and n.called_off_at is not null`;
  },
};
