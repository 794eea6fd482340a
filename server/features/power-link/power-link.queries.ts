import type { Kysely } from 'kysely';
import { profilesOfPhone } from '#server/domain/accounts/accounts.queries.ts';
import { insertUse, type Use } from '#server/domain/power-link/power-link.queries.ts';
import { listAdministrators } from '#server/notices/staff-letter.queries.ts';
import { intend, notify } from '#server/notices/tell.queries.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';

/**
 * Returns the profile that the account with this phone has looked after longest, of those that are neither suspended
 * nor waiting for deletion; null if there is none.
 */
export async function findOldestProfile(db: Kysely<Database>, phone: string): Promise<AccountProfile | null> {
  const found = await profilesOfPhone(db, phone)
    .where('m.is_hidden', '=', false)
    .orderBy('p.joined_at')
    .executeTakeFirst();
  return found ?? null;
}

/**
 * Records a use. If a profile was opened, notifies its family, and the administrators if the member of staff is not
 * named.
 */
export async function recordUse(db: Kysely<Database>, use: Use): Promise<void> {
  const { profileId, named } = use;
  await insertUse(db, use);
  if (profileId === null) return;
  await notify(db, { kind: 'powerLinkOpened', profileId });
  // Staff need not name themselves, but administrators are notified if nobody did.
  if (named === '')
    for (const id of await listAdministrators(db))
      await intend(db, { kind: 'staff-letter', subjectId: `${id} unnamed ${profileId}` });
}
