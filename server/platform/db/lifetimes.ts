import { type RawBuilder, sql } from 'kysely';

/** Something that is valid for longer than its lifetime by at most this much is still accepted. */
const TOLERANCE_SECONDS = 60;

/** Returns the SQL for the moment this many seconds from now, by the database's clock, which all processes share. */
export const inSeconds = (seconds: number): RawBuilder<Date> => sql`now() + make_interval(secs => ${seconds})`;

/**
 * Returns the SQL condition that something issued for this many seconds is still valid. If it would be valid for
 * longer, a fast clock issued it, and it is invalid. Code that finds it expired deletes it, so that a clock that goes
 * back cannot revive it.
 */
export const isCurrent = (seconds: number): RawBuilder<boolean> =>
  sql`(expires_at > now() and expires_at <= now() + make_interval(secs => ${seconds + TOLERANCE_SECONDS}))`;
