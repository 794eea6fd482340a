import { sql } from 'kysely';

/**
 * A condition that is always true and makes the statement's commit asynchronous. A crash of the machine may lose the
 * last writes: use it for counts and times only.
 */
export const ASYNC_COMMIT = sql`set_config('synchronous_commit', 'off', true) = 'off'`;
