import { sql } from 'kysely';
import { showSlip } from '#contract/staff/slips.ts';
import { eventColumns, type TimelineSource } from './source.queries.ts';

/** Cards on paper that the family got, and that the page came back: not whose cards, and no tick. */
export const slipEvents: TimelineSource = {
  kind: 'slip',
  entry: showSlip,
  events: (profileId) => sql`
    select ${eventColumns('slip', { at: sql`made_at`, detail: sql.lit('printed'), by: sql`coalesce(made_by, '')` })}
      from card_sheets where profile_id = ${profileId}
    union all select ${eventColumns('slip', { at: sql`b.at`, detail: sql.lit('cameBack'), by: sql`b.by` })}
      from card_sheets s cross join lateral (select min(ticked_at) as at, coalesce((array_agg(ticked_by order by ticked_at))[1], '') as by
        from card_sheet_cards where sheet_id = s.id and ticked_at is not null) b
      where s.profile_id = ${profileId} and b.at is not null
    union all select ${eventColumns('slip', { at: sql`c.carried_at`, detail: sql.lit('carried') })}
      from card_sheets s join card_sheet_cards c on c.sheet_id = s.id where s.profile_id = ${profileId} and c.carried_at is not null`,
};
