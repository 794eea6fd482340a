import type { Kysely } from 'kysely';
import { endGrants } from '#server/domain/power-link/power-link.queries.ts';
import { endPowerLinkSessions } from '#server/http/session.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { setSwitch } from './switches.queries.ts';

/** Turns the Power Link on or off for all processes. Off also ends its grants and sessions. */
export async function turnPowerLinkTo(
  db: Kysely<Database>,
  { isOn, by }: { isOn: boolean; by: string },
): Promise<void> {
  await setSwitch(db, 'powerLink', { isOn, by });
  if (isOn) return;
  // Ends pending grants as well as open sessions.
  await endGrants(db);
  await endPowerLinkSessions(db);
}
