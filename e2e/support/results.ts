import { RESULT_DAYS } from '#contract/pair-check.ts';
import { withPool } from './with-pool.ts';

/** Records that the office has spoken with the bride or groom. The office's own pages have another journey. */
export async function speakWith({ pid, phone }: { pid: string; phone: string }): Promise<void> {
  await runOnSite(
    `insert into spoken_calls (profile_id, account_id, phone, spoken_by, spoken_name, words)
      select $1, p.account_id, $2, 'mita@trust.example', 'Mita', 'spoken' from account_profiles p
      where p.profile_id = $1 and p.role = 'candidate'`,
    [pid, phone],
  );
}

/** Makes a member's haemoglobin result old enough to count, because the server's clock cannot be changed. */
export const letResultCount = (profileId: string): Promise<void> =>
  runOnSite(
    'update haemoglobin_results set changed_at = changed_at - make_interval(days => $1) where profile_id = $2',
    [RESULT_DAYS, profileId],
  );

const runOnSite = (statement: string, values: unknown[]): Promise<void> =>
  withPool((pool) => pool.query(statement, values));
