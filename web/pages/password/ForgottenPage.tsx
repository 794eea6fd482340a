import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { OUTCOME } from '#contract/outcome.ts';
import { visitOf } from '#web/api/visit.ts';
import { forgottenDeeds } from '#web/features/password/forgotten.actions.ts';
import { forgottenTexts } from '#web/features/password/forgotten.texts.ts';
import { CodeField } from '#web/fields/CodeField.tsx';
import { codeTexts } from '#web/fields/code.texts.ts';
import { loadHelplines } from '#web/fields/load-helplines.ts';
import { NewPasswordField } from '#web/fields/NewPasswordField.tsx';
import { OfficeWays } from '#web/fields/OfficeWays.tsx';
import { actionOfForms } from '#web/forms/actions.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import type { FormResult } from '#web/forms/form-action.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CardPage } from '#web/layout/CardPage.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { TextField } from '#web/ui/TextField.tsx';

const { Deed } = forgottenDeeds;
export const head = forgottenTexts;

export const loader = async ({ context }: LoaderFunctionArgs) => ({ phones: await loadHelplines(visitOf(context)) });

export const action = actionOfForms(forgottenDeeds);

/** For a forgotten password: asks for a code, and sets a new password with it. */
export function Component() {
  const t = useTexts(forgottenTexts);
  const code = useTexts(codeTexts);
  const { phones } = useLoaderData<typeof loader>();
  const result = useActionData<FormResult>();
  const isDone = result?.deed === 'resetByCode' && result.code === OUTCOME.done;
  const isAsked = result?.deed === 'resetByCode' || (result?.deed === 'askReset' && result.code === OUTCOME.done);
  return (
    <CardPage title={t.heading} lead={isDone ? undefined : t.description}>
      <DeedNotice />
      {isDone && <LinkButton to="/login">{t.login}</LinkButton>}
      {!isDone && isAsked && (
        <Deed deed="resetByCode" label={t.set} look="primary">
          {(field) => (
            <>
              <p>{t.byMail}</p>
              <p>{t.officeCalls}</p>
              <p>{t.health}</p>
              <CodeField {...field('code')} />
              <NewPasswordField {...field('password')} label={t.password} hint={t.passwordHint} required />
            </>
          )}
        </Deed>
      )}
      {!isDone && (
        <Deed deed="askReset" label={isAsked ? code.again : code.send} look={isAsked ? 'secondary' : 'primary'}>
          {(field) => <TextField {...field('contact')} label={t.contact} autoComplete="username" required />}
        </Deed>
      )}
      {!isDone && <OfficeWays phones={phones} lead={t.office} />}
    </CardPage>
  );
}
