import type { FormErrors } from '#contract/form.ts';
import { messages } from '#contract/messages.ts';
import { success } from '#contract/outcome.ts';
import { countWished, showWishes, updateWishes } from '#contract/wishes.ts';
import { districts } from '#matching/places/districts.ts';
import { answerMember } from '#server/door/answer.ts';
import { BrokenRules } from '#server/door/refusal.ts';
import { lookupErrors } from '#server/lookups/lookups.ts';
import { toWishes } from '#server/people/view/wishes.ts';
import { countInBand, loadSeeker } from '#server/ranking/lists.ts';
import type { Services } from '#server/services.ts';
import { columnsOf, loadWishes, NO_WISHES, saveWishes, type WishesForm } from './wishes.queries.ts';

const districtIds = new Set(districts.map(({ id }) => id));

export function wishesRoutes(services: Services): void {
  const { db } = services;

  answerMember(services, showWishes, async ({ who }) => (await loadWishes(db, who.profileId)) ?? NO_WISHES);

  answerMember(services, updateWishes, async ({ who, values }) => {
    refuseUnknownIds(services, values);
    await saveWishes(db, who.profileId, values);
    return success(messages.saved);
  });

  answerMember(services, countWished, async ({ who, values }) => {
    refuseUnknownIds(services, values);
    const seeker = await loadSeeker(services, who.profileId);
    const { horoscopeCounts = false } = seeker.person.wishes ?? {};
    const wishes = { ...toWishes({ profile_id: who.profileId, ...columnsOf(values) }), horoscopeCounts };
    return { band: countInBand(services, { ...seeker, person: { ...seeker.person, wishes } }) };
  });
}

function refuseUnknownIds({ lookups }: Services, { religion, caste, education, profession, place }: WishesForm): void {
  const errors: FormErrors = {
    ...named('religion', lookupErrors(lookups, numbered('religion', religion.anyOf))),
    ...named('caste', lookupErrors(lookups, numbered('caste', caste.anyOf))),
    ...named('education', lookupErrors(lookups, numbered('educational-qualification', education.anyOf))),
    ...named('profession', lookupErrors(lookups, numbered('profession', profession.anyOf))),
  };
  if (!place.states.every((id) => lookups.hasState(id))) errors['place.states'] = messages.chooseFromList;
  if (!place.districts.every((id) => districtIds.has(id))) errors['place.districts'] = messages.chooseFromList;
  if (Object.keys(errors).length > 0) throw new BrokenRules(errors);
}

const numbered = <K>(kind: K, ids: readonly number[]): Record<string, [K, number]> =>
  Object.fromEntries(ids.map((id) => [String(id), [kind, id]]));

const named = (name: string, errors: FormErrors): FormErrors =>
  Object.keys(errors).length === 0 ? {} : { [`${name}.anyOf`]: messages.chooseFromList };
