import { showAddress, statesOfCountry, updateAddress } from '#contract/address.ts';
import { answer, answerMember } from '#server/door/answer.ts';
import { success } from '#server/door/outcome.ts';
import { BrokenRules } from '#server/door/refusal.ts';
import { placeErrors } from '#server/lookups/lookups.ts';
import { saveAnswers, showAnswers } from '#server/people/answers/answers.queries.ts';
import type { Services } from '#server/services.ts';

export function addressRoutes(services: Services): void {
  const { db, cipher, lookups } = services;

  answerMember(services, showAddress, async ({ who }) => {
    const address = await showAnswers(services, who.profileId, 'address');
    return { ...address, countries: lookups.countries(), states: lookups.statesOf(address.country) };
  });

  answer(services, statesOfCountry, async ({ values }) => ({ states: lookups.statesOf(values.country) }));

  const loadCountry = async (profileId: string) => (await showAnswers(services, profileId, 'address')).country;

  answerMember(
    services,
    updateAddress,
    async ({ who, values }) => {
      // The control is disabled once a country is stored, and then none is sent.
      const country = values.country ?? (await loadCountry(who.profileId));
      const errors = placeErrors(lookups, country, values.state);
      if (country === null || Object.keys(errors).length > 0) throw new BrokenRules(errors);
      const address = { ...values, country };
      await db
        .transaction()
        .execute((transaction) => saveAnswers({ db: transaction, cipher }, who.profileId, { address }));
      return success('saved');
    },
    { context: async (who) => ({ country: String((await loadCountry(who.profileId)) ?? '') }) },
  );
}
