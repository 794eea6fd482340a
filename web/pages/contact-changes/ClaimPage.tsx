import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { OUTCOME } from '#contract/outcome.ts';
import { visitOf } from '#web/api/visit.ts';
import { claimTexts } from '#web/features/contact-changes/claim.texts.ts';
import { claimDeeds } from '#web/features/contact-changes/contact-changes.actions.ts';
import { CodeField } from '#web/fields/CodeField.tsx';
import { codeTexts } from '#web/fields/code.texts.ts';
import { loadHelplines } from '#web/fields/load-helplines.ts';
import { OfficeWays } from '#web/fields/OfficeWays.tsx';
import { PhoneField } from '#web/fields/PhoneField.tsx';
import { actionOfForms } from '#web/forms/actions.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import type { FormResult } from '#web/forms/form-action.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CardPage } from '#web/layout/CardPage.tsx';

const { Deed } = claimDeeds;
export const head = claimTexts;

export const loader = async ({ context }: LoaderFunctionArgs) => ({ phones: await loadHelplines(visitOf(context)) });

export const action = actionOfForms(claimDeeds);

/** A form for a person who has got a phone number that another account still names. A code shows whose it is now. */
export function Component() {
  const t = useTexts(claimTexts);
  const code = useTexts(codeTexts);
  const { phones } = useLoaderData<typeof loader>();
  const result = useActionData<FormResult>();
  const isDone = result?.deed === 'claimPhone' && result.code === OUTCOME.done;
  const isAsked = result?.deed === 'claimPhone' || (result?.deed === 'askClaim' && result.code === OUTCOME.done);
  return (
    <CardPage title={t.heading} lead={t.description}>
      <DeedNotice />
      {!isDone && isAsked && (
        <Deed deed="claimPhone" label={code.confirm} look="primary">
          {(field) => <CodeField {...field('code')} />}
        </Deed>
      )}
      {!isDone && (
        <Deed deed="askClaim" label={isAsked ? code.again : code.send} look={isAsked ? 'secondary' : 'primary'}>
          {(field) => <PhoneField {...field('phone')} label={t.phone} required />}
        </Deed>
      )}
      <OfficeWays phones={phones} lead={t.office} />
    </CardPage>
  );
}
