import { type RawBuilder, sql } from 'kysely';

const TOLERANCE_SECONDS = 60;

/** The moment so many seconds from now, by the database's clock alone: the only one that all processes share. */
export const inSeconds = (seconds: number): RawBuilder<Date> => sql`now() + make_interval(secs => ${seconds})`;

/**
 * Whether what was given for so many seconds still holds. What would hold for longer than that was given by a clock that
 * was ahead, and holds no more. Code that finds it over removes it: a clock that goes back must not bring it to life again.
 */
export const isCurrent = (seconds: number): RawBuilder<boolean> =>
  sql`(expires_at > now() and expires_at <= now() + make_interval(secs => ${seconds + TOLERANCE_SECONDS}))`;
