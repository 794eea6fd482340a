import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import { endPowerLinks, turn } from './switches.queries.ts';

/** Turns the Power Link on or off, for every process; off, everybody whom it has let in is out. */
export async function turnPowerLinkTo(
  db: Kysely<Database>,
  { isOn, by }: { isOn: boolean; by: string },
): Promise<void> {
  await turn(db, 'powerLink', { isOn, by });
  if (!isOn) await endPowerLinks(db);
}
