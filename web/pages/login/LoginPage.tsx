import { type ActionFunction, Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { helplineHref } from '#contract/dial.ts';
import { logIn } from '#contract/login.ts';
import { afterLogin, backOf } from '#web/api/logged-in.ts';
import { visitOf } from '#web/api/visit.ts';
import { Icon } from '#web/art/Icon.tsx';
import { LettersLink } from '#web/features/letters/LettersLink.tsx';
import { LoginForm } from '#web/features/login/LoginForm.tsx';
import { loginTexts } from '#web/features/login/login.texts.ts';
import { formAction } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CardPage } from '#web/layout/CardPage.tsx';
import { DialogButton } from '#web/layout/DialogButton.tsx';
import { siteTexts } from '#web/layout/site.texts.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { digits } from '#words/numbers.ts';
import styles from './LoginPage.module.css';

export const head = loginTexts;

/** Phones to call about a forgotten password; without them the login still works. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { showContacts } = await import('#contract/contact.ts');
  const { api, asked } = visitOf(context);
  const answer = await api(showContacts);
  return { phones: answer.ok ? answer.values.phones : [], asked };
}

/** After the login the reader returns to the requested page, or to the form whose session had expired. */
export const action: ActionFunction = (args, next) =>
  logInAndGo(backOf(new URL(args.request.url).searchParams) || '/dashboard')(args, next);

const logInAndGo = (to: string) =>
  formAction(logIn, {
    secrets: ['password'],
    done: ({ profileId = '' }, _draft, { remember, isOnServer }) => {
      remember({ kind: 'login', pid: profileId });
      return isOnServer ? afterLogin(to) : to;
    },
  });

export function Component() {
  const t = useTexts(loginTexts);
  const site = useTexts(siteTexts);
  const language = useLanguage();
  const { phones, asked } = useLoaderData<typeof loader>();
  const [help] = phones;
  const [params] = useSearchParams();
  const back = backOf(params) || backOf(new URLSearchParams({ back: asked }));
  return (
    <CardPage
      title={t.heading}
      lead={back && t.why}
      after={
        <>
          <LinkButton to="/register" look="secondary" isWide>
            {t.noAccount} {t.register}
          </LinkButton>
          <div className={styles.help}>
            {help && (
              <a href={helplineHref(help)}>
                <Icon name="phone" /> {t.help} {digits(`${help.phoneCode} ${help.phone}`, language)}
              </a>
            )}
            <Link to="/contact-us#call-me">{site.callMe}</Link>
            <LettersLink />
            <Link to="/claim-profile">{t.onPaper}</Link>
          </div>
        </>
      }
    >
      {params.get('cookies') === 'blocked' && (
        <Notice tone="error">
          <p>{t.noCookies}</p>
          <p>{t.allowCookies}</p>
        </Notice>
      )}
      <LoginForm back={back} />
      <DialogButton load={() => import('#web/pages/login/ForgotDialog.tsx')}>{t.forgot}</DialogButton>
      {/* Only for visitors without scripts: the dialog's texts are in no script of the page. */}
      <noscript>
        {import.meta.env.SSR && (
          <>
            <p>
              <a href="/forgot-password">{t.forgotGo}</a> · <a href="/claim-number">{t.claim}</a>
            </p>
            <p>{phones.length > 0 ? t.askUs : <a href="/contact-us">{t.writeUs}</a>}</p>
            {phones.map(({ id, phoneCode, phone }) => (
              <p key={id}>
                <a href={helplineHref({ phoneCode, phone })}>{digits(`${phoneCode} ${phone}`, language)}</a>
              </p>
            ))}
          </>
        )}
      </noscript>
    </CardPage>
  );
}
