import { type RawBuilder, sql } from 'kysely';
import { KEPT, type KeptName } from '#contract/retention.ts';

const intervalOf = (name: KeptName) => `${KEPT[name].many} ${KEPT[name].unit}`;

/** The moment before which something of this kind has had its time. */
export const keptSince = (name: KeptName): RawBuilder<Date> => sql`(now() - ${intervalOf(name)}::interval)`;

/** The same for what is kept by days, by the database's calendar. */
export const keptSinceDay = (name: KeptName): RawBuilder<string> => sql`(current_date - ${intervalOf(name)}::interval)`;

/** When something of this kind that began at a moment has had its time. */
export const keptUntil = (name: KeptName, since: RawBuilder<unknown>): RawBuilder<Date> =>
  sql`(${since} + ${intervalOf(name)}::interval)`;
