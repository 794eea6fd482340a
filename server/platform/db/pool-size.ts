import { MOST_CONNECTIONS } from './connect.ts';
import type { Settings } from './embedded/settings.ts';

/** Connections for the queue and its listener, an owner, a backup, the office's terminal, and an administrator. */
const BESIDE_REQUESTS = 9;
/** Connections of each further host besides its requests: its queue, the queue's listener, and its monitoring. */
const BESIDE_REQUESTS_OF_EACH_OTHER = 5;
/** The minimum number of request connections of a process. */
export const FEWEST_CONNECTIONS = 3;
/** Connections that PostgreSQL reserves for superusers. */
const FOR_SUPERUSERS = 3;

/** Returns the number of request connections for each process, of those that a server grants to all hosts. */
export function shareOf(granted: number, processes: number, hosts = 1): number {
  const forRequests = granted - BESIDE_REQUESTS - (hosts - 1) * BESIDE_REQUESTS_OF_EACH_OTHER;
  return Math.max(FEWEST_CONNECTIONS, Math.min(MOST_CONNECTIONS, Math.floor(forRequests / processes)));
}

/** Returns the settings of an embedded server for several processes. */
export const settingsFor = (processes: number): Settings =>
  // One more process for a successor during a restart.
  processes === 1 ? {} : { max_connections: FOR_SUPERUSERS + BESIDE_REQUESTS + MOST_CONNECTIONS * (processes + 1) };
