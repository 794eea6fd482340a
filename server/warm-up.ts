import type { Kysely } from 'kysely';
import type pg from 'pg';
import { loadCardRows } from '#server/domain/visibility/views.queries.ts';
import { findSessions } from '#server/http/session.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { loadSeekerRows } from '#server/ranking/seeker.queries.ts';

/** So many are asked at once on a usual day: for a page, for what stands above it, and for what has changed in the lists. */
export const KEPT_WARM = 3;
/** So often PostgreSQL plans a prepared statement for the values at hand before it keeps a plan for any. */
const PLANNED_ANEW = 5;

/**
 * Asks for nobody's page on each of a few connections, which the pool then keeps: the first pages of a new connection take tens of
 * milliseconds longer than all that follow.
 */
export async function warmUp(pool: pg.Pool, db: Kysely<Database>): Promise<void> {
  pool.options.min = KEPT_WARM;
  const ofPages: (() => Promise<unknown>)[] = [
    () => findSessions(pool, []),
    () => loadSeekerRows(db, { profileIds: [] }),
    () => loadCardRows(db, { viewerId: '', ownerIds: [], email: false, sms: false }),
  ];
  for (let time = 0; time <= PLANNED_ANEW; time++)
    for (const ask of ofPages) await Promise.all(Array.from({ length: KEPT_WARM }, ask));
}
