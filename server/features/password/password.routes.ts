import { messages } from '#contract/messages.ts';
import { failure, success } from '#contract/outcome.ts';
import { resetPassword, updatePassword } from '#contract/password.ts';
import { answer, answerMember } from '#server/door/answer.ts';
import { requireFreshLogin } from '#server/door/fresh-login.ts';
import { noteSecurity } from '#server/door/security-log.ts';
import { hashToken } from '#server/door/session.ts';
import type { Services } from '#server/services.ts';
import { savePassword } from './password.queries.ts';
import { isResetOpen, redeemReset } from './reset.queries.ts';

export function passwordRoutes(services: Services): void {
  const { db, limits, passwords } = services;

  answerMember(services, updatePassword, async ({ who, values }) => {
    requireFreshLogin(who);
    const passwordHash = await limits.attempt([['passwordByMember', who.profileId]], () =>
      passwords.hash(values.password, who.profileId),
    );
    await savePassword(db, who.profileId, passwordHash, who.tokenHash);
    return success(messages.passwordChanged);
  });

  answer(services, resetPassword, async ({ values: { token, password }, request }) => {
    const tokenHash = hashToken(token);
    // Asked before the costly hash; of two uses at once one still wins.
    const member = (await isResetOpen(db, tokenHash)) ? await reset(tokenHash, password) : undefined;
    if (member === undefined) return failure(2, messages.resetLinkOver);
    // Whoever forgot a password has tried a few.
    noteSecurity(request, { subject: member.profileId });
    await limits.forget('loginByPhone', member.phone);
    return success(messages.resetDone);
  });

  async function reset(tokenHash: Buffer, password: string) {
    const link = tokenHash.toString('hex');
    const hash = await limits.attempt([['resetByLink', link]], () => passwords.hash(password, link));
    return redeemReset(db, tokenHash, hash);
  }
}
