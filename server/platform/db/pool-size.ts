import { MOST_CONNECTIONS } from './connect.ts';
import type { Settings } from './embedded/settings.ts';

/** The queue with what listens for it, an owner, a backup, the office at a terminal, and an administrator. */
const BESIDE = 9;
/** Of another host, or another process beside this one: its queue, which listens, and what looks at the database. */
const BESIDE_EACH_OTHER = 5;
export const FEWEST = 3;

/** How many connections each of so many processes may open for requests, of those that a server grants to so many hosts. */
export function shareOf(granted: number, processes: number, hosts = 1): number {
  const forRequests = granted - BESIDE - (hosts - 1) * BESIDE_EACH_OTHER;
  return Math.max(FEWEST, Math.min(MOST_CONNECTIONS, Math.floor(forRequests / processes)));
}

/** What an embedded server for so many processes has otherwise than the one for one, its superusers' three connections among it. */
export const settingsFor = (processes: number): Settings =>
  // One more while a successor is made ready.
  processes === 1 ? {} : { max_connections: 3 + BESIDE + MOST_CONNECTIONS * (processes + 1) };
