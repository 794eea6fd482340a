import type { Kysely } from 'kysely';
import type { DayKind } from '#contract/together-days.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { placeOfTogether } from '#server/platform/crypto/together.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

type Sealing = Pick<DomainServices, 'db' | 'cipher'>;

/** A day that a family enters on the page of two families. */
interface Day {
  kind: DayKind;
  /** `YYYY-MM-DD`. */
  day: string;
  /** `''` if there is none. */
  note: string;
  /** Whether the other family sees the day. */
  isShared: boolean;
}

/** Returns the place where a day's note is stored; the encryption is bound to the place. */
const placeOf = (togetherId: number, profileId: string) => placeOfTogether(togetherId, profileId, 'day', 'note');

/** Lists a family's own days, and those that the other family shares, by date. */
export async function listDays(
  { db, cipher }: Sealing,
  { togetherId, profileId }: { togetherId: number; profileId: string },
): Promise<(Day & { id: number; isOwn: boolean })[]> {
  const rows = await db
    .selectFrom('together_days')
    .select(['id', 'profile_id', 'kind', 'on_day as day', 'note', 'is_shared as isShared'])
    .where('together_id', '=', togetherId)
    .where(({ eb, or }) => or([eb('profile_id', '=', profileId), eb('is_shared', '=', true)]))
    .orderBy('on_day')
    .orderBy('id')
    .execute();
  return rows.map(({ profile_id, note, ...row }) => ({
    ...row,
    note: cipher.decrypt(note, placeOf(togetherId, profile_id)),
    isOwn: profile_id === profileId,
  }));
}

/** Counts the days that a family has saved on its page with one other family. */
export async function countDays(
  db: Kysely<Database>,
  { togetherId, profileId }: { togetherId: number; profileId: string },
): Promise<number> {
  const row = await db
    .selectFrom('together_days')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('together_id', '=', togetherId)
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Saves a day that a family has entered on its page with another family. The note is stored encrypted. */
export async function insertDay(
  { db, cipher }: Sealing,
  { togetherId, profileId, kind, day, note, isShared }: Day & { togetherId: number; profileId: string },
): Promise<void> {
  await db
    .insertInto('together_days')
    .values({
      together_id: togetherId,
      profile_id: profileId,
      kind,
      on_day: day,
      is_shared: isShared,
      note: note === '' ? '' : cipher.encrypt(note, placeOf(togetherId, profileId)),
    })
    .execute();
}

/** Deletes a day of this family. Returns whether there was one. */
export async function deleteDay(
  db: Kysely<Database>,
  { togetherId, profileId, id }: { togetherId: number; profileId: string; id: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('together_days')
    .where('id', '=', id)
    .where('together_id', '=', togetherId)
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns the days that a family has saved, by date. The other family is not named. */
export async function daysInDownload(db: Kysely<Database>, cipher: HealthCipher, profileId: string) {
  const rows = await db
    .selectFrom('together_days')
    .select(['together_id', 'kind', 'on_day', 'note', 'is_shared', 'added_at'])
    .where('profile_id', '=', profileId)
    .orderBy('on_day')
    .execute();
  return rows.map(({ together_id, note, ...row }) => ({
    ...row,
    note: cipher.decrypt(note, placeOf(together_id, profileId)),
  }));
}
