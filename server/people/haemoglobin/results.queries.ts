import { type Kysely, sql } from 'kysely';
import { HAEMOGLOBIN_STATUSES } from '#contract/haemoglobin.ts';
import { PAIR_CHECK_DAYS } from '#contract/pair-check.ts';
import type { HaemoglobinStatus } from '#matching/health/pair-check.ts';
import type { HealthCipher } from '#server/crypto/health-cipher.ts';
import type { Database } from '#server/db/tables.ts';

/** '' where nothing was recorded; the day as `YYYY-MM-DD`. */
export interface StoredResult {
  status: HaemoglobinStatus | '';
  testedOn: string;
  /** Whether it feeds a pair check by now. */
  feeds: boolean;
}

/** Written by an account that reads no health answer, a result feeds no pair check for so many days. */
export const WAITING_DAYS = 30;

const NOTHING: StoredResult = { status: '', testedOn: '', feeds: true };
const place = (profileId: string, column: string) => ({ profileId, owner: 'self', column });

export async function loadResult(db: Kysely<Database>, cipher: HealthCipher, profileId: string): Promise<StoredResult> {
  const row = await db
    .selectFrom('haemoglobin_results')
    .select(['status', 'tested_on'])
    .select(sql<boolean>`feeds_from is null or feeds_from <= now()`.as('feeds'))
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  if (row === undefined) return NOTHING;
  const status = cipher.decrypt(row.status, place(profileId, 'status'));
  return {
    status: HAEMOGLOBIN_STATUSES.find((known) => known === status) ?? '',
    testedOn: cipher.decrypt(row.tested_on, place(profileId, 'tested_on')),
    feeds: row.feeds,
  };
}

export async function saveResult(
  db: Kysely<Database>,
  cipher: HealthCipher,
  profileId: string,
  { status, testedOn, waits = false }: Omit<StoredResult, 'feeds'> & { waits?: boolean },
): Promise<void> {
  const stored = {
    status: cipher.encrypt(status, place(profileId, 'status')),
    tested_on: cipher.encrypt(testedOn, place(profileId, 'tested_on')),
    feeds_from: waits ? sql<Date>`now() + make_interval(days => ${WAITING_DAYS})` : null,
  };
  await db
    .insertInto('haemoglobin_results')
    .values({ profile_id: profileId, ...stored })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(stored))
    .execute();
}

/** Until when the result stays as it is after the member's last pair check; undefined when it may change. */
export async function loadLockedUntil(db: Kysely<Database>, profileId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('pair_checks')
    .select(sql<Date | null>`max(checked_at) + make_interval(days => ${PAIR_CHECK_DAYS})`.as('until'))
    .where((eb) => eb.or([eb('one_id', '=', profileId), eb('other_id', '=', profileId)]))
    .executeTakeFirst();
  return row?.until && row.until.getTime() > Date.now() ? row.until : undefined;
}
