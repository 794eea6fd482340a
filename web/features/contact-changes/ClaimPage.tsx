import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { showContacts } from '#contract/contact.ts';
import { visitOf } from '#web/api/visit.ts';
import { Helplines } from '#web/fields/Helplines.tsx';
import { PhoneField } from '#web/fields/PhoneField.tsx';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { actionOf } from '#web/forms/deeds.ts';
import type { FormResult } from '#web/forms/form-action.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CardPage } from '#web/layout/CardPage.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { claimTexts } from './claim.texts.ts';
import { claimDeeds } from './contact-changes.deeds.ts';

const { Deed } = claimDeeds;
const { en, bn } = claimTexts;
export const head = {
  en: { title: en.heading, description: en.lead },
  bn: { title: bn.heading, description: bn.lead },
};

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await visitOf(context).api(showContacts);
  return { phones: answer.ok ? answer.values.phones : [] };
}

export const action = actionOf(claimDeeds);

export function Component() {
  const t = useTexts(claimTexts);
  const { phones } = useLoaderData<typeof loader>();
  const result = useActionData<FormResult>();
  const isDone = result?.deed === 'claimPhone' && result.code === 1;
  const isAsked = result?.deed === 'claimPhone' || (result?.deed === 'askClaim' && result.code === 1);
  return (
    <CardPage title={t.heading} lead={t.lead}>
      <DeedNotice />
      {!isDone && isAsked && (
        <Deed deed="claimPhone" label={t.confirm} look="primary">
          {(field) => (
            <TextField
              {...field('code')}
              label={t.code}
              hint={t.codeHint}
              inputMode="numeric"
              autoComplete="one-time-code"
              required
            />
          )}
        </Deed>
      )}
      {!isDone && (
        <Deed deed="askClaim" label={isAsked ? t.again : t.send} look={isAsked ? 'secondary' : 'primary'}>
          {(field) => <PhoneField {...field('phone')} label={t.phone} required />}
        </Deed>
      )}
      {phones.length > 0 && <p>{t.office}</p>}
      <Helplines phones={phones} />
    </CardPage>
  );
}
