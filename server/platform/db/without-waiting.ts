import { sql } from 'kysely';

/**
 * A condition that always holds: a statement that asks for it does not wait for the disk. When the machine itself dies, what it
 * wrote in the last moment may be lost: for counts and times alone.
 */
export const WITHOUT_WAITING = sql`set_config('synchronous_commit', 'off', true) = 'off'`;
