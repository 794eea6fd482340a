import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { addressForm, showAddress, statesOfCountry, updateAddress } from '#contract/address.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { formAction } from '#web/forms/form-action.ts';
import { MemberForm } from '#web/forms/MemberForm.tsx';
import { useFormPage } from '#web/forms/useFormPage.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useMember } from '#web/useMember.ts';
import { addressLabels } from '#words/labels/address.ts';
import { addressTexts } from './address.texts.ts';
import { KeptCountry, STORED_COUNTRY } from './KeptCountry.tsx';

const { en, bn } = addressTexts;
export const head = {
  en: { title: en.heading, description: en.description },
  bn: { title: bn.heading, description: bn.description },
};

export const loader = ({ context }: LoaderFunctionArgs) => load(visitOf(context), showAddress);

export const action = formAction(updateAddress, {
  context: (_draft, typed) => ({ country: String(typed.get(STORED_COUNTRY) ?? '') }),
  // Without JavaScript the states of another country come with the next page.
  offer: async ({ country }, { api }) => {
    if (!country) return undefined;
    const answer = await api(statesOfCountry, { country });
    return answer.ok ? answer.values.states : undefined;
  },
});

export function Component() {
  const t = useTexts(addressTexts);
  const label = useLabels(addressLabels);
  const { countries, states, ...address } = useLoaderData<typeof loader>();
  const page = useFormPage(addressForm, {
    loaded: address,
    draft: `address ${useMember().profileId}`,
  });
  const { field } = page;
  return (
    <MemberSheet heading={t.heading} lead={t.lead}>
      <MemberForm page={page} submit={t.submit} isLong>
        <TextField {...field('line1')} label={label('line1')} autoComplete="address-line1" required />
        <TextField {...field('line2')} label={label('line2')} autoComplete="address-line2" />
        <TextField {...field('city')} label={label('city')} autoComplete="address-level2" required />
        <TextField {...field('district')} label={label('district')} />
        <KeptCountry
          page={page}
          stored={address.country}
          countries={countries}
          states={page.result?.offered ?? states}
        />
        <TextField
          {...field('pincode')}
          label={label('pincode')}
          hint={t.pincodeHint}
          autoComplete="postal-code"
          required
        />
      </MemberForm>
    </MemberSheet>
  );
}
