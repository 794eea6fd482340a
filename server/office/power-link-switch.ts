import type { Kysely } from 'kysely';
import { endGrants } from '#server/domain/power-link/power-link.queries.ts';
import { endPowerLinkSessions } from '#server/http/session.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { turn } from './switches.queries.ts';

/** Turns the Power Link on or off, for every process; off, everybody whom it has let in is out. */
export async function turnPowerLinkTo(
  db: Kysely<Database>,
  { isOn, by }: { isOn: boolean; by: string },
): Promise<void> {
  await turn(db, 'powerLink', { isOn, by });
  if (isOn) return;
  // Everybody whom it has let in, or is about to, is out.
  await endGrants(db);
  await endPowerLinkSessions(db);
}
