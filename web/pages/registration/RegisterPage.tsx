import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { helplineHref, normalPhone } from '#contract/dial.ts';
import type { FormErrors } from '#contract/form.ts';
import { needsCountry } from '#contract/phone.ts';
import { openRegistration, registerStep1 } from '#contract/registration.ts';
import { visitOf } from '#web/api/visit.ts';
import { LettersLink } from '#web/features/letters/LettersLink.tsx';
import { registrationTexts } from '#web/features/registration/registration.texts.ts';
import { proposeProfileId, Step1Form } from '#web/features/registration/Step1Form.tsx';
import { StepBar } from '#web/features/registration/StepBar.tsx';
import { formAction } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CardPage } from '#web/layout/CardPage.tsx';
import { digits } from '#words/numbers.ts';

const { en, bn } = registrationTexts;
export const head = {
  en: { title: en.step1, description: en.step1Description },
  bn: { title: bn.step1, description: bn.step1Description },
};

/** Loads the phone to call for help with the registration, and records that the registration was opened. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { loadHelplines } = await import('#web/fields/load-helplines.ts');
  const visit = visitOf(context);
  const [[help]] = await Promise.all([loadHelplines(visit), visit.api(openRegistration)]);
  return { help };
}

export const action = formAction(registerStep1, {
  secrets: ['password'],
  complete: (draft) => ({ ...draft, profileId: proposeProfileId() }),
  check: (typed, { password, phone }): FormErrors => {
    // If the password is visible, the form has no confirmation field.
    const isConfirmed = (typed.get('confirmation') ?? password) === password;
    return {
      ...(isConfirmed ? {} : { confirmation: 'passwordsDiffer' }),
      ...(needsCountry(phone) ? { phone: 'phoneNeedsCountry' } : {}),
    };
  },
  done: ({ profileId = '' }, { email, phone, password }, { remember }) => {
    remember({ kind: 'step1', profileId, email, phone: normalPhone(phone), password });
    return '/register2';
  },
});

/** The first step of the registration: name, phone and password. */
export function Component() {
  const t = useTexts(registrationTexts);
  const language = useLanguage();
  const { help } = useLoaderData<typeof loader>();
  return (
    <CardPage
      isWide
      title={t.welcome}
      progress={<StepBar at={1} />}
      lead={t.step1Lead}
      after={
        <>
          <p>
            {t.haveAccount} <Link to="/login">{t.login}</Link>
          </p>
          {/* Shown to everyone, so that nobody learns which phones are on a paper form. */}
          <p>
            {t.onPaper} <Link to="/claim-profile">{t.claimPaper}</Link>
          </p>
          <p>
            {help && (
              <>
                {t.help} <a href={helplineHref(help)}>{digits(`${help.phoneCode} ${help.phone}`, language)}</a>{' '}
              </>
            )}
            <Link to="/contact-us#call-me">{t.callMe}</Link>
          </p>
          <p>
            <LettersLink />
          </p>
        </>
      }
    >
      <Step1Form />
    </CardPage>
  );
}
