import {
  AT_REGISTRATION,
  giveConsents,
  giveHealthConsent,
  withdrawConsents,
  withdrawHealthConsent,
} from '#contract/consents.ts';
import { recordConsent, recordRegistration, withdrawOwn } from '#server/domain/consents/consents.queries.ts';
import { eraseUncoveredHealth } from '#server/domain/consents/health.queries.ts';
import { listAgreedPairs } from '#server/domain/consents/pair-consents.queries.ts';
import { hasValidConsent } from '#server/domain/consents/whose.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { stopShowing } from '#server/domain/visibility-settings/pauses.queries.ts';
import { recordAct } from '#server/http/acts.queries.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { success } from '#server/http/outcome.ts';
import { languageOf } from '#server/http/rendering/language.ts';
import type { Services } from '#server/services.ts';

/** Registers the calls by which an account gives and withdraws its own consents. */
export function consentRoutes(services: Services): void {
  const { db } = services;

  registerMemberCall(services, giveConsents, async ({ who, request }) => {
    await db.transaction().execute((transaction) => recordRegistration(transaction, who, languageOf(request)));
    return success('saved');
  });

  registerMemberCall(services, withdrawConsents, async ({ who }) =>
    db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, [who.profileId]);
      await withdrawOwn(transaction, who, AT_REGISTRATION);
      if (await hasValidConsent(transaction, who.profileId)) return success('ownConsentWithdrawn');
      await stopShowing(transaction, who);
      await recordAct(transaction, who, 'hidden');
      return success('consentsWithdrawn');
    }),
  );

  registerMemberCall(services, giveHealthConsent, async ({ who, request }) => {
    await db.transaction().execute((transaction) => recordConsent(transaction, who, 'health', languageOf(request)));
    return success('saved');
  });

  registerMemberCall(services, withdrawHealthConsent, async ({ who }) => {
    await db.transaction().execute(async (transaction) => {
      // Locks the other members too, because checks with them end with the consent.
      await lockMembers(transaction, [who.profileId, ...(await listAgreedPairs(transaction, who.profileId))]);
      await withdrawOwn(transaction, who, ['health']);
      await eraseUncoveredHealth(transaction, who);
    });
    return success('healthConsentWithdrawn');
  });
}
