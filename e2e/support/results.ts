import { dirname, join } from 'node:path';
import { RESULT_DAYS } from '#contract/pair-check.ts';
import { createLog } from '#server/log.ts';
import { openBeside } from '#server/platform/db/open-beside.ts';
import { TERMINAL } from './site.ts';

/** Makes a member's haemoglobin result old enough to count, because the server's clock cannot be changed. */
export async function letResultCount(profileId: string): Promise<void> {
  const dataDir = join(dirname(process.env[TERMINAL] ?? ''), 'data');
  const { pool, close } = await openBeside({ dataDir, databaseUrl: undefined }, createLog('error'));
  await pool.query(
    'update haemoglobin_results set changed_at = changed_at - make_interval(days => $1) where profile_id = $2',
    [RESULT_DAYS, profileId],
  );
  await close();
}
