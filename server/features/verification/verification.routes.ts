import type { MessageId } from '#contract/message.ts';
import { type ConfirmedPhone, confirmCode, giveOwnPhone, sendCode, showVerification } from '#contract/verification.ts';
import { confirmPhone } from '#server/domain/accounts/account-contacts.queries.ts';
import { confirmGuardian, forgetGuardian } from '#server/domain/contacts/contact.queries.ts';
import { listAsked, type Sought } from '#server/domain/verification/codes.queries.ts';
import { tryCode } from '#server/domain/verification/codes.ts';
import { isReachedBySms } from '#server/domain/verification/sending-limits.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { outcomeOfCodeRequest } from '#server/http/code-request.ts';
import { requireFreshLogin } from '#server/http/fresh-login.ts';
import { addressKey } from '#server/http/limits.ts';
import { failure, success } from '#server/http/outcome.ts';
import type { Who } from '#server/http/session.ts';
import { refuseWhileClaimed } from '#server/http/session-rights.ts';
import { isTrial } from '#server/is-trial.ts';
import { askForCode } from '#server/notices/ask-for-code.ts';
import { tellHandedOver } from '#server/notices/tell-handed-over.queries.ts';
import type { Services } from '#server/services.ts';
import { loadConfirmed } from './confirmed.queries.ts';

/** The message after each kind of phone was confirmed. */
const CONFIRMED_MESSAGES: Record<ConfirmedPhone, MessageId> = {
  phone: 'phoneConfirmed',
  guardian: 'guardianConfirmed',
};

/** Registers the calls that confirm a phone by a code. */
export function verificationRoutes(services: Services): void {
  const { db, config, limits } = services;

  registerMemberCall(services, showVerification, async ({ who }) => {
    const found = await loadConfirmed(db, who.accountId, who.profileId);
    const requestedCodes = await listAsked(db, who.accountId);
    const numbers = { phone: found.phone, guardian: found.guardianPhone };
    return {
      phone: found.phone,
      phoneConfirmedAt: found.phone_verified_at?.toISOString() ?? '',
      guardianPhone: found.guardianPhone,
      guardianConfirmedAt: found.guardianConfirmedAt?.toISOString() ?? '',
      asked: (['phone', 'guardian'] as const).filter((about) =>
        requestedCodes.some(({ purpose, contact }) => purpose === about && contact === numbers[about]),
      ),
      byOffice: (['phone', 'guardian'] as const).filter(
        (about) => numbers[about] !== '' && !isReachedBySms(services, numbers[about]),
      ),
      isGuardianGone: found.guardianPhone === '' && Boolean(found.hasGuardian),
      isPrinted: isTrial(config),
    };
  });

  registerMemberCall(services, sendCode, async ({ who, values: { about }, request }) => {
    const sought = await soughtBy(who, about);
    if ('isConfirmed' in sought) return success('confirmedBefore');
    if (sought.contact === '') return failure('noGuardianPhone');
    return outcomeOfCodeRequest(services, await askForCode(services, sought, addressKey(request.ip)));
  });

  registerMemberCall(services, confirmCode, async ({ who, values: { about, code } }) => {
    const sought = await soughtBy(who, about);
    if ('isConfirmed' in sought) return success('confirmedBefore');
    if (about === 'guardian') {
      refuseWhileClaimed(who);
      requireFreshLogin(who);
    }
    await limits.take('codeTryByAccount', String(who.accountId));
    const { outcome } = await tryCode(services, { ...sought, code }, async (transaction) => {
      if (about === 'phone') return confirmPhone(transaction, who.accountId, sought.contact);
      await confirmGuardian(transaction, who.profileId, sought.contact);
      await tellHandedOver(transaction, confirmCode, who);
    });
    return outcome === 'confirmed' ? success(CONFIRMED_MESSAGES[about]) : failure(outcome);
  });

  registerMemberCall(services, giveOwnPhone, async ({ who }) => {
    const { guardianPhone } = await loadConfirmed(db, who.accountId, who.profileId);
    if (guardianPhone === '')
      await db.transaction().execute(async (transaction) => {
        if (await forgetGuardian(transaction, who.profileId)) await tellHandedOver(transaction, giveOwnPhone, who);
      });
    return success('saved');
  });

  /** Returns the code to send or check; `isConfirmed` if the phone is confirmed already. */
  async function soughtBy(
    who: Who,
    about: ConfirmedPhone,
  ): Promise<(Sought & { contact: string }) | { isConfirmed: true }> {
    const found = await loadConfirmed(db, who.accountId, who.profileId);
    const confirmedAt = about === 'phone' ? found.phone_verified_at : found.guardianConfirmedAt;
    if (confirmedAt !== null) return { isConfirmed: true };
    const { accountId, profileId } = who;
    const contact = about === 'phone' ? found.phone : found.guardianPhone;
    return { asker: { accountId, profileId }, purpose: about, contact };
  }
}
