import { type Kysely, sql } from 'kysely';
import { HAEMOGLOBIN_STATUSES } from '#contract/haemoglobin.ts';
import { PAIR_CHECK_DAYS, RESULT_DAYS } from '#contract/pair-check.ts';
import type { HaemoglobinStatus } from '#matching/health/pair-check.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** A haemoglobin result. Status and day of the test (`YYYY-MM-DD`) are `''` if nothing was recorded. */
interface Result {
  status: HaemoglobinStatus | '';
  testedOn: string;
}

/** A stored result, decrypted, and when it counts in pair checks. */
export interface StoredResult extends Result {
  /** From when the result counts in pair checks; null if it counts already, or no result is recorded. */
  countsFrom: Date | null;
  /** Whether the result does not count yet because an account without access to health answers wrote it. */
  waits: boolean;
  /** Whether an account without access to health answers wrote the result, waiting or not. */
  isWrittenBlind: boolean;
}

/** Days after which a result counts in pair checks if an account without access to health answers wrote it. */
export const WAITING_DAYS = 30;

const NO_RESULT: StoredResult = { status: '', testedOn: '', countsFrom: null, waits: false, isWrittenBlind: false };
/** The place of an encrypted value, which its encryption authenticates. */
const placeOf = (profileId: string, column: string) => ({ profileId, owner: 'self', column });

/**
 * Returns the decrypted result of a member, and from when the result counts. All is empty if nothing was recorded. In
 * SQL, `nullif(greatest(time, now()), now())` is the time, or null if the time is past.
 */
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
  if (row === undefined) return NO_RESULT;
  const status = cipher.decrypt(row.status, placeOf(profileId, 'status'));
  return {
    status: HAEMOGLOBIN_STATUSES.find((known) => known === status) ?? '',
    testedOn: cipher.decrypt(row.tested_on, placeOf(profileId, 'tested_on')),
    countsFrom: status === '' ? null : row.countsFrom,
    waits: row.waits,
    isWrittenBlind: row.isWrittenBlind,
  };
}

/**
 * Returns the result as an account may know it. An account without access to health answers sees only results that were
 * written blind.
 */
export async function loadKnownResult(
  { db, cipher }: Pick<DomainServices, 'db' | 'cipher'>,
  { profileId, isHealthClosed }: { profileId: string; isHealthClosed: boolean },
): Promise<StoredResult> {
  const result = await loadResult(db, cipher, profileId);
  return isHealthClosed && !result.isWrittenBlind ? NO_RESULT : result;
}

/**
 * Saves a result, which counts in pair checks after `RESULT_DAYS`. With `waits`, for an account without access to
 * health answers, it counts after `WAITING_DAYS`. Returns false and saves nothing if the result is the same as the
 * stored one, so that it goes on counting; with `waits`, the result is always saved.
 */
export async function saveResult(
  db: Kysely<Database>,
  cipher: HealthCipher,
  profileId: string,
  { status, testedOn, waits = false }: Result & { waits?: boolean },
): Promise<boolean> {
  const formerResult = await loadResult(db, cipher, profileId);
  // An account that cannot read the result must not learn here whether it is the same.
  if (!waits && formerResult.status === status && formerResult.testedOn === testedOn) return false;
  const stored = {
    status: cipher.encrypt(status, placeOf(profileId, 'status')),
    tested_on: cipher.encrypt(testedOn, placeOf(profileId, 'tested_on')),
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

/** Erases a member's result, even if a pair check has used it. */
export async function eraseResult(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .updateTable('haemoglobin_results')
    .set({ status: '', tested_on: '', changed_at: sql<Date>`now()`, feeds_from: null })
    .where('profile_id', '=', profileId)
    .execute();
}

/** Returns until when a member's result is locked after the last pair check; undefined if the result may change now. */
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
