import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { addressForm, showAddress, statesOfCountry, stepAddress } from '#contract/address.ts';
import { INDIA } from '#contract/choices.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { addressTexts } from '#web/features/address/address.texts.ts';
import { KeptCountry, STORED_COUNTRY } from '#web/features/address/KeptCountry.tsx';
import { isDraftControl } from '#web/forms/conflicts.ts';
import { anything, formAction } from '#web/forms/form-action.ts';
import { StepForm } from '#web/forms/StepForm.tsx';
import { formSteps } from '#web/forms/steps.ts';
import { initialValues, useFormPage } from '#web/forms/useFormPage.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { Fieldset } from '#web/ui/Fieldset.tsx';
import { Pair } from '#web/ui/Pair.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useMember } from '#web/useMember.ts';
import { addressLabels } from '#words/labels/address.ts';

export const head = addressTexts;

export const loader = ({ context }: LoaderFunctionArgs) => load(visitOf(context), showAddress, { withVersion: 'Yes' });

export const action = formAction(stepAddress, {
  steps: formSteps['/communication-details'],
  // No answer is about health.
  mayWait: anything,
  context: (_draft, typed) => ({ country: String(typed.get(STORED_COUNTRY) ?? '') }),
  // Without JavaScript the states of another country come with the page that answers the sent form.
  offer: async ({ country }, { api }) => {
    if (!country) return undefined;
    const answer = await api(statesOfCountry, { country });
    return answer.ok ? answer.values.states : undefined;
  },
});

/** The form of the profile's address. */
export function Component() {
  const t = useTexts(addressTexts);
  const label = useLabels(addressLabels);
  const { countries, states, version, ...address } = useLoaderData<typeof loader>();
  const initial = initialValues(addressForm.fields, address);
  const page = useFormPage(addressForm, {
    initial,
    draft: `address ${useMember().profileId}`,
    isKept: isDraftControl,
  });
  const { field } = page;
  // Postal codes abroad may contain letters. An empty country counts as India.
  const hasNumericPincode = ['', String(INDIA)].includes(address.country);
  return (
    <MemberSheet heading={t.heading} lead={t.lead}>
      <StepForm page={page} address="/communication-details" values={initial} version={version} submit={t.submit}>
        <Fieldset legend={t.house}>
          <TextAreaField
            {...field('line1')}
            label={label('line1')}
            rows={2}
            isOneLine
            autoComplete="address-line1"
            required
          />
          <TextAreaField {...field('line2')} label={label('line2')} rows={2} isOneLine autoComplete="address-line2" />
          <Pair>
            <TextField {...field('city')} label={label('city')} autoComplete="address-level2" required />
            <TextField {...field('district')} label={label('district')} />
          </Pair>
        </Fieldset>
        <Fieldset legend={t.region}>
          <KeptCountry
            page={page}
            stored={address.country}
            countries={countries}
            states={page.result?.offered ?? states}
          >
            <TextField
              {...field('pincode')}
              label={label('pincode')}
              hint={t.pincodeHint}
              {...(hasNumericPincode && { inputMode: 'numeric' })}
              autoComplete="postal-code"
              required
            />
          </KeptCountry>
        </Fieldset>
      </StepForm>
    </MemberSheet>
  );
}
