import type { Kysely } from 'kysely';
import { resetByCode, resetPassword } from '#contract/password.ts';
import { changePassword, loadAddress } from '#server/domain/accounts/accounts.queries.ts';
import { beginRecovery, endRecovery, forgetObjection } from '#server/domain/accounts/recovery.queries.ts';
import { takeReset } from '#server/domain/passwords/password-resets.queries.ts';
import { findLink, spendCode } from '#server/domain/verification/codes.queries.ts';
import { tellHandedOver } from '#server/notices/tell-handed-over.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';

/**
 * Uses up the token, sets the new password, and ends every session and known browser. Returns the account; undefined
 * for an invalid token.
 */
export async function redeemReset(
  db: Kysely<Database>,
  tokenHash: Buffer,
  passwordHash: string,
): ReturnType<typeof changePassword> {
  return db.transaction().execute(async (transaction) => {
    const accountId = await takeReset(transaction, tokenHash);
    if (accountId === undefined) return undefined;
    // The office's link proves no more than holding the phone does, so holders get the notice of a reset by code.
    await beginRecovery(transaction, accountId, { closesHealth: true });
    await tellHandedOver(transaction, resetByCode, { accountId });
    return changePassword(transaction, accountId, { passwordHash });
  });
}

/**
 * Sets the new password with a link sent to a confirmed e-mail. The link is a second proof: it begins no recovery, ends
 * an open one and deletes a recorded objection. Returns the account; undefined for an invalid link.
 */
export async function redeemLink(
  { db, keyedHash }: Pick<Services, 'db' | 'keyedHash'>,
  codeHash: Buffer,
  passwordHash: string,
): ReturnType<typeof changePassword> {
  return db.transaction().execute(async (transaction) => {
    const link = await findLink(transaction, codeHash, 'resetByEmail');
    if (link === undefined || link.accountId === null || !(await spendCode(transaction, link))) return undefined;
    const email = await loadAddress(transaction, link.accountId);
    // The link was sent to an e-mail that the account has replaced since.
    if (link.contact !== keyedHash(email.toLowerCase()).toString('hex')) return undefined;
    await endRecovery(transaction, link.accountId, { reopensHealth: true });
    await forgetObjection(transaction, link.accountId);
    await tellHandedOver(transaction, resetPassword, { accountId: link.accountId });
    return changePassword(transaction, link.accountId, { passwordHash });
  });
}
