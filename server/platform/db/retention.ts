import { type RawBuilder, sql } from 'kysely';
import { KEPT, type KeptName } from '#contract/retention.ts';

const intervalOf = (name: KeptName) => `${KEPT[name].many} ${KEPT[name].unit}`;

/** Items of this kind from before this moment have expired. */
export const expiryCutoff = (name: KeptName): RawBuilder<Date> => sql`(now() - ${intervalOf(name)}::interval)`;

/** The same for items that are kept by days, by the database's calendar. */
export const expiryCutoffDay = (name: KeptName): RawBuilder<string> =>
  sql`(current_date - ${intervalOf(name)}::interval)`;

/** When an item of this kind expires, counted from a moment. */
export const expiresAt = (name: KeptName, since: RawBuilder<unknown>): RawBuilder<Date> =>
  sql`(${since} + ${intervalOf(name)}::interval)`;
