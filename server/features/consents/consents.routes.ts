import { AT_REGISTRATION, giveConsents, withdrawConsents } from '#contract/consents.ts';
import { answerMember } from '#server/door/answer.ts';
import { success } from '#server/door/outcome.ts';
import { languageOf } from '#server/door/rendering/language.ts';
import { recordRegistration, withdrawConsent } from '#server/people/consents/consents.queries.ts';
import { stopShowing } from '#server/people/showing/stop-showing.queries.ts';
import type { Services } from '#server/services.ts';

/** What is agreed to at the registration, afterwards: given, and taken back. */
export function consentRoutes(services: Services): void {
  const { db } = services;

  answerMember(services, giveConsents, async ({ who, request }) => {
    await db
      .transaction()
      .execute((transaction) => recordRegistration(transaction, who.profileId, languageOf(request)));
    return success('saved');
  });

  answerMember(services, withdrawConsents, async ({ who }) => {
    await db.transaction().execute(async (transaction) => {
      for (const kind of AT_REGISTRATION) await withdrawConsent(transaction, who.profileId, kind);
      await stopShowing(transaction, who);
    });
    return success('consentsWithdrawn');
  });
}
