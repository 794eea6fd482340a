import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { askPaperClaim, claimPaper } from '#contract/paper-claim.ts';
import { visitOf } from '#web/api/visit.ts';
import { claimProfileTexts } from '#web/features/paper-claim/claim-profile.texts.ts';
import { CodeField } from '#web/fields/CodeField.tsx';
import { ConsentBoxes } from '#web/fields/ConsentBoxes.tsx';
import { codeTexts } from '#web/fields/code.texts.ts';
import { loadHelplines } from '#web/fields/load-helplines.ts';
import { NewPasswordField } from '#web/fields/NewPasswordField.tsx';
import { OfficeWays } from '#web/fields/OfficeWays.tsx';
import { PhoneField } from '#web/fields/PhoneField.tsx';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { formAction } from '#web/forms/form-action.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CardPage } from '#web/layout/CardPage.tsx';

export const head = claimProfileTexts;

export const loader = async ({ context }: LoaderFunctionArgs) => ({ phones: await loadHelplines(visitOf(context)) });

const claimDeeds = deeds({
  ask: askPaperClaim,
  take: {
    call: claimPaper,
    action: formAction(claimPaper, {
      deed: 'take',
      secrets: ['password', 'code'],
      done: ({ profileId = '' }, _draft, { remember }) => {
        remember({ kind: 'login', pid: profileId });
        throw redirect('/dashboard', 303);
      },
    }),
  },
});

export const action = actionOfForms(claimDeeds);

const { Deed } = claimDeeds;

/** A form for a family whose paper form the office entered: the code, a new password, and the consents. */
export function Component() {
  const t = useTexts(claimProfileTexts);
  const code = useTexts(codeTexts);
  const { phones } = useLoaderData<typeof loader>();
  return (
    <CardPage title={t.heading} lead={t.description}>
      <DeedNotice />
      <Deed deed="take" label={t.take} look="primary">
        {(field) => (
          <>
            <PhoneField {...field('phone')} label={t.phone} required />
            <CodeField {...field('code')} />
            <NewPasswordField {...field('password')} label={t.password} hint={t.passwordHint} required />
            <ConsentBoxes field={field} />
            <p>
              <Link to="/privacy-policy">{t.policy}</Link>
            </p>
          </>
        )}
      </Deed>
      <h2>{t.noCode}</h2>
      <Deed deed="ask" label={code.send}>
        {(field) => <PhoneField {...field('phone')} label={t.phone} required />}
      </Deed>
      <OfficeWays phones={phones} lead={t.office} />
    </CardPage>
  );
}
