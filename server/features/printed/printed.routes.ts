import { agreeToPrint, showPrinted, takeBackPrint } from '#contract/printed.ts';
import * as consent from '#server/domain/consents/printed.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { closeCopiesOf, loadPrintings } from '#server/domain/printed/booklets.queries.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { success } from '#server/http/outcome.ts';
import { languageOf } from '#server/http/rendering/language.ts';
import type { Services } from '#server/services.ts';

/** Registers the calls for whether a profile is in the printed booklets. */
export function printedRoutes(services: Services): void {
  const { db } = services;

  registerMemberCall(services, showPrinted, async ({ who: { profileId } }) => ({
    ...(await consent.loadPrintConsent(db, profileId)),
    ...(await loadPrintings(db, profileId)),
  }));

  registerMemberCall(services, agreeToPrint, async ({ who, values, request }) => {
    await db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, [who.profileId]);
      const withSurname = values.surname === 'Yes';
      const printChoice = { withSurname, language: languageOf(request) };
      if (await consent.agreeToPrint(transaction, who, printChoice)) await closeCopiesOf(transaction, who.profileId);
    });
    return success('printedAgreed');
  });

  registerMemberCall(services, takeBackPrint, async ({ who }) => {
    await db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, [who.profileId]);
      await consent.takeBackPrint(transaction, who.profileId);
      await closeCopiesOf(transaction, who.profileId);
    });
    return success('printedTakenBack');
  });
}
