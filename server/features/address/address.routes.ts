import { addressForm, showAddress, statesOfCountry, stepAddress, updateAddress } from '#contract/address.ts';
import { answersIn } from '#contract/catalogue.ts';
import type { PartOf } from '#contract/step.ts';
import { valueAtPath } from '#contract/wire.ts';
import { type AnswerStore, saveAnswers, showAnswers } from '#server/domain/answers/answers.queries.ts';
import { type Lookups, placeErrors } from '#server/domain/lookups/lookups.ts';
import type { Asks } from '#server/domain/steps/describe-conflict.ts';
import { inStep, readStep, savedStep } from '#server/domain/steps/save-step.ts';
import { versionIfAsked } from '#server/domain/steps/versions.ts';
import { registerMemberCall, registerPublicCall, registerStepCall } from '#server/http/answer.ts';
import { success } from '#server/http/outcome.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import type { Who } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';

/** Registers the calls for a profile's address, as a whole form and as a step. */
export function addressRoutes(services: Services): void {
  const { db, cipher, digest, lookups } = services;

  registerMemberCall(services, showAddress, async ({ who, values }) => {
    const { profileId } = who;
    const address = await showAnswers(services, profileId, 'address');
    const version = versionIfAsked({ digest, asked: values }, addressForm.fields, { profileId, values: address });
    return { ...address, version, countries: lookups.countries(), states: lookups.statesOf(address.country) };
  });

  registerPublicCall(services, statesOfCountry, async ({ values }) => ({ states: lookups.statesOf(values.country) }));

  const context = async ({ profileId }: Who) => ({
    country: String((await showAnswers(services, profileId, 'address')).country ?? ''),
  });

  registerMemberCall(
    services,
    updateAddress,
    async ({ who, values }) => {
      await db
        .transaction()
        .execute((transaction) => saveAddress({ db: transaction, cipher, lookups }, who.profileId, values));
      return success('saved');
    },
    { context },
  );

  const asks: Asks = { sections: ['address'], kin: {} };
  const form = { services, call: stepAddress, asks };
  registerStepCall(
    services,
    stepAddress,
    (asked) =>
      inStep(services, asked.who, async (store) => {
        const { profileId } = asked.who;
        const step = readStep(form, asked, await showAnswers(store, profileId, 'address'));
        if (step.conflict) return step.conflict;
        await saveAddress({ ...store, lookups }, profileId, step.changes);
        return savedStep(form, asked, { message: 'saved', stored: await showAnswers(store, profileId, 'address') });
      }),
    { context },
  );
}

/** Saves the sent answers. Throws broken rules for an impossible place, and for a required answer that stays empty. */
async function saveAddress(
  { lookups, ...store }: AnswerStore & { lookups: Lookups },
  profileId: string,
  values: PartOf<typeof addressForm.fields>,
): Promise<void> {
  if (Object.keys(values).length === 0) return;
  const storedAddress = await showAnswers(store, profileId, 'address');
  // The control is disabled once a country is stored, so the form contains none.
  const country = values.country ?? storedAddress.country;
  const state = values.state === undefined ? storedAddress.state : values.state;
  const errors = placeErrors(lookups, country, state);
  const savedAddress = { ...storedAddress, ...values, country };
  for (const { name, isRequired } of answersIn('address'))
    if (isRequired && !valueAtPath(savedAddress, [name])) errors[name] ??= 'requiredField';
  if (Object.keys(errors).length > 0) throw new BrokenRules(errors);
  await saveAnswers(store, profileId, { address: { ...values, country } });
}
