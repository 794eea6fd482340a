import type { Kysely } from 'kysely';
import type pg from 'pg';
import { loadCardRows } from '#server/domain/visibility/views.queries.ts';
import { findSessions } from '#server/http/session.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { loadSeekerRows } from '#server/ranking/seeker.queries.ts';

/**
 * Connections kept open: on a usual day this many queries run at once, for a page, its frame, and changes in the lists.
 */
export const WARM_CONNECTIONS = 3;
/** Executions of a prepared statement with custom plans before PostgreSQL keeps a generic plan. */
const CUSTOM_PLANS = 5;

/**
 * Runs the queries of a page for no member on a few connections, which the pool then keeps. The first pages of a new
 * connection take tens of milliseconds longer.
 */
export async function warmUp(pool: pg.Pool, db: Kysely<Database>): Promise<void> {
  pool.options.min = WARM_CONNECTIONS;
  const pageQueries: (() => Promise<unknown>)[] = [
    () => findSessions(pool, []),
    () => loadSeekerRows(db, { profileIds: [] }),
    () => loadCardRows(db, { viewerId: '', ownerIds: [], email: false, sms: false }),
  ];
  for (let execution = 0; execution <= CUSTOM_PLANS; execution++)
    for (const query of pageQueries) await Promise.all(Array.from({ length: WARM_CONNECTIONS }, query));
}
