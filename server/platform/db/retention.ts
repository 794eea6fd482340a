import { type RawBuilder, sql } from 'kysely';
import { KEPT, type RetentionName } from '#contract/retention.ts';

/** Returns how long items of a kind are kept, as an interval of PostgreSQL. */
const intervalOf = (name: RetentionName) => `${KEPT[name].many} ${KEPT[name].unit}`;

/** Returns the SQL for the moment before which items of this kind have expired. */
export const expiryCutoff = (name: RetentionName): RawBuilder<Date> => sql`(now() - ${intervalOf(name)}::interval)`;

/** Returns the SQL for the day before which items of this kind have expired, for items that are kept by days. */
export const expiryCutoffDay = (name: RetentionName): RawBuilder<string> =>
  sql`(current_date - ${intervalOf(name)}::interval)`;

/** Returns the SQL for when an item of this kind expires, counted from a moment. */
export const expiresAt = (name: RetentionName, since: RawBuilder<unknown>): RawBuilder<Date> =>
  sql`(${since} + ${intervalOf(name)}::interval)`;
