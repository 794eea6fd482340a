import type { Kysely } from 'kysely';
import { BLOCKED_PHONES_LIMIT } from '#contract/blocked-phones.ts';
import { findHolders, insertMatches, lockPhone } from '#server/domain/blocked-phones/blocked-phones.queries.ts';
import { hashBlocked } from '#server/domain/blocked-phones/compare-phones.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';

/** The last digits of a blocked phone, which are stored so that the family recognises it. */
const SHOWN_DIGITS = 2;

/**
 * Hides a family from everybody who has, had or will have this phone. A repetition has no effect. Returns false if the
 * list is full. Existing acquaintances stay, and the family still sees the others, because otherwise a block would
 * reveal whose number it is.
 */
export async function blockPhone(
  { db, phoneHash }: Pick<Services, 'db' | 'phoneHash'>,
  profileId: string,
  phone: string,
): Promise<boolean> {
  const hash = hashBlocked({ phoneHash }, phone);
  return db.transaction().execute(async (transaction) => {
    await lockPhone(transaction, hash);
    const holders = (await findHolders(transaction, phone, hash)).filter((memberId) => memberId !== profileId);
    await lockMembers(transaction, [profileId, ...holders]);
    const blocked = await transaction
      .selectFrom('blocked_phones')
      .select('phone_hash')
      .where('profile_id', '=', profileId)
      .execute();
    if (blocked.some(({ phone_hash }) => phone_hash.equals(hash))) return true;
    if (blocked.length >= BLOCKED_PHONES_LIMIT) return false;
    const { id } = await transaction
      .insertInto('blocked_phones')
      .values({ profile_id: profileId, phone_hash: hash, last_digits: phone.slice(-SHOWN_DIGITS) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertMatches(
      transaction,
      holders.map((memberId) => ({ blockedPhoneId: id, profileId, memberId })),
    );
    return true;
  });
}

/** Removes an entry from the family's list of blocked phones. The id of another family's entry has no effect. */
export async function unblockPhone(db: Kysely<Database>, profileId: string, entry: number): Promise<void> {
  await db.deleteFrom('blocked_phones').where('profile_id', '=', profileId).where('id', '=', entry).execute();
}

/** Lists the phones that a family has blocked, the latest first. */
export function loadBlockedPhones(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('blocked_phones')
    .select(['id', 'last_digits', 'blocked_at'])
    .where('profile_id', '=', profileId)
    .orderBy('id', 'desc')
    .execute();
}
