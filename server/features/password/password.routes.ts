import { resetPassword, updatePassword } from '#contract/password.ts';
import { answer, answerMember } from '#server/door/answer.ts';
import { requireFreshLogin } from '#server/door/fresh-login.ts';
import { failure, success } from '#server/door/outcome.ts';
import { noteSecurity } from '#server/door/security-log.ts';
import { hashToken } from '#server/door/session.ts';
import { changePassword } from '#server/people/accounts/accounts.queries.ts';
import type { Services } from '#server/services.ts';
import { isResetOpen, redeemReset } from './reset.queries.ts';

export function passwordRoutes(services: Services): void {
  const { db, limits, passwords } = services;

  answerMember(services, updatePassword, async ({ who, values }) => {
    requireFreshLogin(who);
    const { accountId, tokenHash } = who;
    const account = String(accountId);
    const passwordHash = await limits.attempt([['passwordByAccount', account]], () =>
      passwords.hash(values.password, account),
    );
    await db
      .transaction()
      .execute((transaction) => changePassword(transaction, accountId, { passwordHash, keptSession: tokenHash }));
    return success('passwordChanged');
  });

  answer(services, resetPassword, async ({ values: { token, password }, request }) => {
    const tokenHash = hashToken(token);
    // Asked before the costly hash; of two uses at once one still wins.
    const account = (await isResetOpen(db, tokenHash)) ? await reset(tokenHash, password) : undefined;
    if (account === undefined) return failure(2, 'resetLinkOver');
    // Whoever forgot a password has tried a few.
    noteSecurity(request, { subject: account.profileId });
    await limits.forget('loginByPhone', account.phone);
    return success('resetDone');
  });

  async function reset(tokenHash: Buffer, password: string) {
    const link = tokenHash.toString('hex');
    const hash = await limits.attempt([['resetByLink', link]], () => passwords.hash(password, link));
    return redeemReset(db, tokenHash, hash);
  }
}
