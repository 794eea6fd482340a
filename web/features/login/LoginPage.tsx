import { type ActionFunction, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { logIn } from '#contract/login.ts';
import { visitOf } from '#web/api/visit.ts';
import { formAction } from '#web/forms/form-action.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CardPage } from '#web/layout/CardPage.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { LoginForm } from './LoginForm.tsx';
import { loginTexts } from './login.texts.ts';

const { en, bn } = loginTexts;
export const head = {
  en: { title: en.heading, description: en.description },
  bn: { title: bn.heading, description: bn.description },
};

/** Whom to call where the password is forgotten; without our records one can still try to log in. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { showContacts } = await import('#contract/contact.ts');
  const answer = await visitOf(context).api(showContacts);
  return { phones: answer.ok ? answer.values.phones : [] };
}

/** After a form that came too late for its session the login leads back to the form's page. */
export const action: ActionFunction = (args, next) => logInAndGo(backOf(args.request.url))(args, next);

const logInAndGo = (to: string) =>
  formAction(logIn, {
    secrets: ['password'],
    done: ({ profileId = '' }, _draft, { remember }) => {
      remember({ kind: 'login', pid: profileId });
      return to;
    },
  });

function backOf(url: string): string {
  const back = new URL(url).searchParams.get('back') ?? '';
  return /^(\/[\w-]+)+$/.test(back) ? back : '/dashboard';
}

export function Component() {
  const t = useTexts(loginTexts);
  const { phones } = useLoaderData<typeof loader>();
  return (
    <CardPage
      title={t.heading}
      after={
        <p>
          {t.noAccount} <Link to="/register">{t.register}</Link>
        </p>
      }
    >
      <LoginForm />
      <ForgotPassword phones={phones} />
    </CardPage>
  );
}
