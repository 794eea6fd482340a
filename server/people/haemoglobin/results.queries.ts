import { type Kysely, sql } from 'kysely';
import { HAEMOGLOBIN_STATUSES } from '#contract/haemoglobin.ts';
import { PAIR_CHECK_DAYS, RESULT_DAYS } from '#contract/pair-check.ts';
import type { HaemoglobinStatus } from '#matching/health/pair-check.ts';
import type { HealthCipher } from '#server/crypto/health-cipher.ts';
import type { Database } from '#server/db/tables.ts';
import type { Services } from '#server/services.ts';

/** '' where nothing was recorded; the day as `YYYY-MM-DD`. */
interface Result {
  status: HaemoglobinStatus | '';
  testedOn: string;
}

export interface StoredResult extends Result {
  /** From when on it counts in pair checks; null where it does. */
  countsFrom: Date | null;
  /** Whether that is because an account wrote it that reads no health answer. */
  waits: boolean;
  /** Whether such an account wrote it, waiting or not. */
  isWrittenBlind: boolean;
}

/** Written by an account that reads no health answer, a result feeds no pair check for so many days. */
export const WAITING_DAYS = 30;

const NOTHING: StoredResult = { status: '', testedOn: '', countsFrom: null, waits: false, isWrittenBlind: false };
const place = (profileId: string, column: string) => ({ profileId, owner: 'self', column });

export async function loadResult(db: Kysely<Database>, cipher: HealthCipher, profileId: string): Promise<StoredResult> {
  const row = await db
    .selectFrom('haemoglobin_results')
    .select(['status', 'tested_on'])
    .select(
      sql<Date | null>`nullif(greatest(changed_at + make_interval(days => ${RESULT_DAYS}), feeds_from, now()), now())`.as(
        'countsFrom',
      ),
    )
    .select(sql<boolean>`coalesce(feeds_from > now(), false)`.as('waits'))
    .select(sql<boolean>`feeds_from is not null`.as('isWrittenBlind'))
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  if (row === undefined) return NOTHING;
  const status = cipher.decrypt(row.status, place(profileId, 'status'));
  return {
    status: HAEMOGLOBIN_STATUSES.find((known) => known === status) ?? '',
    testedOn: cipher.decrypt(row.tested_on, place(profileId, 'tested_on')),
    countsFrom: status === '' ? null : row.countsFrom,
    waits: row.waits,
    isWrittenBlind: row.isWrittenBlind,
  };
}

/** As an account knows it: one that reads no health answer has no result but what was written without reading. */
export async function loadKnownResult(
  { db, cipher }: Pick<Services, 'db' | 'cipher'>,
  { profileId, isHealthClosed }: { profileId: string; isHealthClosed: boolean },
): Promise<StoredResult> {
  const result = await loadResult(db, cipher, profileId);
  return isHealthClosed && !result.isWrittenBlind ? NOTHING : result;
}

/** False where it says the same as before: then it goes on counting. Any other begins its days anew. */
export async function saveResult(
  db: Kysely<Database>,
  cipher: HealthCipher,
  profileId: string,
  { status, testedOn, waits = false }: Result & { waits?: boolean },
): Promise<boolean> {
  const before = await loadResult(db, cipher, profileId);
  // Of an account that does not read it nobody learns by this whether it is the same.
  if (!waits && before.status === status && before.testedOn === testedOn) return false;
  const stored = {
    status: cipher.encrypt(status, place(profileId, 'status')),
    tested_on: cipher.encrypt(testedOn, place(profileId, 'tested_on')),
    changed_at: sql<Date>`now()`,
    feeds_from: waits ? sql<Date>`now() + make_interval(days => ${WAITING_DAYS})` : null,
  };
  await db
    .insertInto('haemoglobin_results')
    .values({ profile_id: profileId, ...stored })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(stored))
    .execute();
  return true;
}

/** Erases the result, also one that a check has used. */
export async function eraseResult(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .updateTable('haemoglobin_results')
    .set({ status: '', tested_on: '', changed_at: sql<Date>`now()`, feeds_from: null })
    .where('profile_id', '=', profileId)
    .execute();
}

/** Until when the result stays as it is after the member's last pair check; undefined when it may change. */
export async function loadLockedUntil(db: Kysely<Database>, profileId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('pair_checks')
    .select(
      sql<Date | null>`nullif(greatest(max(checked_at) + make_interval(days => ${PAIR_CHECK_DAYS}), now()), now())`.as(
        'until',
      ),
    )
    .where((eb) => eb.or([eb('one_id', '=', profileId), eb('other_id', '=', profileId)]))
    .executeTakeFirst();
  return row?.until ?? undefined;
}
