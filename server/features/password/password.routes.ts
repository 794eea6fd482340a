import { resetPassword, updatePassword } from '#contract/password.ts';
import { changePassword } from '#server/domain/accounts/accounts.queries.ts';
import { isResetOpen } from '#server/domain/passwords/password-resets.queries.ts';
import { findLink } from '#server/domain/verification/codes.queries.ts';
import { registerMemberCall, registerPublicCall } from '#server/http/answer.ts';
import { handleHash, readKeptNames } from '#server/http/kept-names.ts';
import { failure, success } from '#server/http/outcome.ts';
import { noteSecurity } from '#server/http/security-log.ts';
import { hashToken } from '#server/http/session.ts';
import { tellHandedOver } from '#server/notices/tell-handed-over.queries.ts';
import type { Services } from '#server/services.ts';
import { redeemLink, redeemReset } from './reset.queries.ts';

/** Registers the calls that set a new password: with a login, or by a link. */
export function passwordRoutes(services: Services): void {
  const { config, db, limits, passwords, codeHash } = services;

  registerMemberCall(services, updatePassword, async ({ who, values, request }) => {
    const { accountId, tokenHash } = who;
    noteSecurity(request, { accounts: [accountId] });
    const account = String(accountId);
    const here = readKeptNames(request, config).map(handleHash);
    const passwordHash = await limits.attempt([['passwordByAccount', account]], () =>
      passwords.hash(values.password, account),
    );
    await db.transaction().execute(async (transaction) => {
      await changePassword(transaction, accountId, { passwordHash, keptSession: tokenHash, here });
      await tellHandedOver(transaction, updatePassword, { accountId });
    });
    return success('passwordChanged');
  });

  registerPublicCall(services, resetPassword, async ({ values: { token, password }, request }) => {
    const tokenHash = hashToken(token);
    // Checked before the expensive hash. Of two parallel uses only one succeeds.
    const isByOffice = await isResetOpen(db, tokenHash);
    const isByMail = !isByOffice && (await findLink(db, codeHash(token), 'resetByEmail')) !== undefined;
    const account = isByOffice || isByMail ? await reset(token, password, isByMail) : undefined;
    if (account === undefined) return failure('resetLinkOver');
    noteSecurity(request, { subject: account.profileId, accounts: [account.accountId] });
    // Somebody who forgot the password has probably tried some.
    await limits.forget('loginByPhone', account.phone);
    return success('resetDone');
  });

  async function reset(token: string, password: string, isByMail: boolean) {
    const tokenHash = hashToken(token);
    const link = tokenHash.toString('hex');
    const hash = await limits.attempt([['resetByLink', link]], () => passwords.hash(password, link));
    return isByMail ? redeemLink(services, codeHash(token), hash) : redeemReset(db, tokenHash, hash);
  }
}
