import type { Kysely } from 'kysely';
import { resetByCode, resetPassword } from '#contract/password.ts';
import { isCurrent } from '#server/db/lifetimes.ts';
import type { Database } from '#server/db/tables.ts';
import { tellHandedOver } from '#server/notices/tell-handed-over.queries.ts';
import { RESET_SECONDS } from '#server/passwords/password-resets.queries.ts';
import { changePassword, loadAddress } from '#server/people/accounts/accounts.queries.ts';
import { beginRecovery, endRecovery, forgetObjection } from '#server/people/recovery/recovery.queries.ts';
import { findLink, spendCode } from '#server/people/verification/codes.queries.ts';
import type { Services } from '#server/services.ts';

/** Whether a link's token still works; one whose day is over is removed. */
export async function isResetOpen(db: Kysely<Database>, tokenHash: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('password_resets')
    .select(isCurrent(RESET_SECONDS).as('isCurrent'))
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (found && !found.isCurrent) await db.deleteFrom('password_resets').where('token_hash', '=', tokenHash).execute();
  return found?.isCurrent ?? false;
}

/** Uses the token up: the new password counts, and every session and known browser is over. Gives whose it was. */
export async function redeemReset(
  db: Kysely<Database>,
  tokenHash: Buffer,
  passwordHash: string,
): ReturnType<typeof changePassword> {
  return db.transaction().execute(async (transaction) => {
    const used = await transaction
      .deleteFrom('password_resets')
      .where('token_hash', '=', tokenHash)
      .returning(['account_id', isCurrent(RESET_SECONDS).as('isCurrent')])
      .executeTakeFirst();
    if (!used?.isCurrent || used.account_id === null) return undefined;
    // A person who was handed the office's link has proved no more than a person who holds the phone.
    await beginRecovery(transaction, used.account_id, { closesHealth: true });
    await tellHandedOver(transaction, resetByCode, { accountId: used.account_id });
    return changePassword(transaction, used.account_id, { passwordHash });
  });
}

/** The same with a link that came to a confirmed e-mail address. */
export async function redeemLink(
  { db, keyedHash }: Pick<Services, 'db' | 'keyedHash'>,
  codeHash: Buffer,
  passwordHash: string,
): ReturnType<typeof changePassword> {
  return db.transaction().execute(async (transaction) => {
    const link = await findLink(transaction, codeHash, 'resetByEmail');
    if (link === undefined || link.accountId === null || !(await spendCode(transaction, link))) return undefined;
    const email = await loadAddress(transaction, link.accountId);
    // It went to an address that is not theirs any more.
    if (link.contact !== keyedHash(email.toLowerCase()).toString('hex')) return undefined;
    await endRecovery(transaction, link.accountId, { reopensHealth: true });
    await forgetObjection(transaction, link.accountId);
    await tellHandedOver(transaction, resetPassword, { accountId: link.accountId });
    return changePassword(transaction, link.accountId, { passwordHash });
  });
}
