import { showDetails, updateDetails } from '#contract/details.ts';
import { answerMember } from '#server/door/answer.ts';
import { success } from '#server/door/outcome.ts';
import { languageOf } from '#server/door/rendering/language.ts';
import { isRestricted } from '#server/door/session.ts';
import { saveAnswers, showAnswers } from '#server/people/answers/answers.queries.ts';
import { refuseStrangeIds } from '#server/people/answers/strange-ids.ts';
import { recordConsent, withdrawConsent } from '#server/people/consents/consents.queries.ts';
import type { Services } from '#server/services.ts';
import { computeHoroscope } from './compute-horoscope.ts';

export function detailsRoutes(services: Services): void {
  const { db, cipher, lookups } = services;

  answerMember(services, showDetails, async ({ who }) => ({
    ...(await showAnswers(services, who.profileId, 'details')),
    computed: await computeHoroscope(await showAnswers(services, who.profileId, 'personal')),
    nakshatras: lookups.list('nakshatra'),
  }));

  answerMember(services, updateDetails, async ({ who, values, request }) => {
    refuseStrangeIds(lookups, { details: values });
    // Whom others call and who sees the photo is not for the Power Link.
    const { guardian: _, photoFor, ...others } = values;
    await db.transaction().execute(async (transaction) => {
      const details = isRestricted(who) ? others : values;
      await saveAnswers({ db: transaction, cipher }, who.profileId, { details });
      if (isRestricted(who)) return;
      if (photoFor !== 'Members') await withdrawConsent(transaction, who.profileId, 'photo');
      else await recordConsent(transaction, who.profileId, 'photo', languageOf(request));
    });
    return success('saved');
  });
}
