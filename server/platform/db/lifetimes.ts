import { type RawBuilder, sql } from 'kysely';

const TOLERANCE_SECONDS = 60;

/** The moment so many seconds from now, by the database's clock, which all processes share. */
export const inSeconds = (seconds: number): RawBuilder<Date> => sql`now() + make_interval(secs => ${seconds})`;

/**
 * Whether something issued for so many seconds is still valid. If it would be valid for longer than that, a fast clock
 * issued it, and it is invalid. Code that finds it expired deletes it, so that a clock that goes back cannot revive it.
 */
export const isCurrent = (seconds: number): RawBuilder<boolean> =>
  sql`(expires_at > now() and expires_at <= now() + make_interval(secs => ${seconds + TOLERANCE_SECONDS}))`;
