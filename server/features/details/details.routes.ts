import { showDetails, updateDetails } from '#contract/details.ts';
import type { FormErrors } from '#contract/form.ts';
import { messages } from '#contract/messages.ts';
import { success } from '#contract/outcome.ts';
import { districts } from '#matching/places/districts.ts';
import { answerMember } from '#server/door/answer.ts';
import { BrokenRules } from '#server/door/refusal.ts';
import { languageOf } from '#server/door/rendering/language.ts';
import { isRestricted } from '#server/door/session.ts';
import { lookupErrors } from '#server/lookups/lookups.ts';
import { recordConsent, withdrawConsent } from '#server/people/consents/consents.queries.ts';
import type { Services } from '#server/services.ts';
import { computeHoroscope } from './compute-horoscope.ts';
import { loadBirth, loadDetails, NO_DETAILS, saveDetails, saveReach } from './details.queries.ts';

const NO_BIRTH = { date: null, time: null, placeId: null };
const districtIds = new Set(districts.map(({ id }) => id));

export function detailsRoutes(services: Services): void {
  const { db, lookups } = services;

  answerMember(services, showDetails, async ({ who }) => {
    const details = (await loadDetails(db, who.profileId)) ?? NO_DETAILS;
    const birth = (await loadBirth(db, who.profileId)) ?? NO_BIRTH;
    return {
      ...details,
      computed: await computeHoroscope(birth),
      nakshatras: lookups.list('nakshatra'),
    };
  });

  answerMember(services, updateDetails, async ({ who, values, request }) => {
    const errors: FormErrors = lookupErrors(lookups, { nakshatra: ['nakshatra', values.nakshatra] });
    for (const name of ['ancestral', 'home', 'birth'] as const) {
      const { id } = values[name];
      if (id !== null && !districtIds.has(id)) errors[`${name}.id`] = messages.chooseFromList;
    }
    if (Object.keys(errors).length > 0) throw new BrokenRules(errors);
    await db.transaction().execute(async (transaction) => {
      await saveDetails(transaction, who.profileId, values);
      if (isRestricted(who)) return;
      await saveReach(transaction, who.profileId, values);
      if (values.photoFor !== 'Members') await withdrawConsent(transaction, who.profileId, 'photo');
      else await recordConsent(transaction, who.profileId, 'photo', languageOf(request));
    });
    return success(messages.saved);
  });
}
