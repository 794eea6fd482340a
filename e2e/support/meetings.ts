import { dirname, join } from 'node:path';
import { createLog } from '#server/log.ts';
import { openBeside } from '#server/platform/db/open-beside.ts';
import { TERMINAL } from './site.ts';

/** Lets the meeting that a member proposed or agreed to begin so many hours from now, because the server's clock cannot be changed. */
export async function letMeetingBeIn(hours: number, ...profileIds: string[]): Promise<void> {
  const dataDir = join(dirname(process.env[TERMINAL] ?? ''), 'data');
  const { pool, close } = await openBeside({ dataDir, databaseUrl: undefined }, createLog('error'));
  await pool.query(
    `update together_meetings set chosen = now() + make_interval(secs => $1), times = array[now() + make_interval(secs => $1)]
     where proposed_by = any($2)`,
    [hours * 3_600, profileIds],
  );
  await close();
}
