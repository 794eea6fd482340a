import type { Kysely } from 'kysely';
import { dropReset } from '#server/domain/passwords/password-resets.queries.ts';
import { dropVerifications } from '#server/domain/verification/codes.queries.ts';
import { endSessions } from '#server/http/session.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { forgetBrowsers } from './known-browsers.queries.ts';

/** The new password counts, and every session and known browser of the account is over, but the session it was changed in. Gives whose it is. */
export async function changePassword(
  db: Kysely<Database>,
  accountId: number,
  { passwordHash, keptSession }: { passwordHash: string; keptSession?: Buffer },
): Promise<{ accountId: number; phone: string; profileId: string } | undefined> {
  const account = await db
    .updateTable('accounts as a')
    .from('account_profiles as p')
    .set({ password_hash: passwordHash })
    .where('a.id', '=', accountId)
    .whereRef('p.account_id', '=', 'a.id')
    .returning(['a.id as accountId', 'a.phone', 'p.profile_id as profileId'])
    .executeTakeFirst();
  await endSessions(db, accountId, keptSession);
  await spendResets(db, accountId);
  // A browser that knew the old password is a stranger again.
  await forgetBrowsers(db, accountId);
  return account;
}

/**
 * Every link and code for a new password that is on its way to the account, or was made for it, opens nothing any more: of another password,
 * phone or e-mail.
 */
export async function spendResets(db: Kysely<Database>, accountId: number): Promise<void> {
  await dropReset(db, accountId);
  await dropVerifications(db, accountId, ['reset', 'resetByEmail']);
}
