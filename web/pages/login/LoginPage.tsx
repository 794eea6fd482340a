import {
  type ActionFunction,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { helplineHref } from '#contract/dial.ts';
import { logIn } from '#contract/login.ts';
import { loadChunk } from '#web/api/chunk.ts';
import { afterLogin, backOf } from '#web/api/logged-in.ts';
import { type Visit, visitOf } from '#web/api/visit.ts';
import { Icon } from '#web/art/Icon.tsx';
import { LettersLink } from '#web/features/letters/LettersLink.tsx';
import { LoginForm } from '#web/features/login/LoginForm.tsx';
import { loginTexts } from '#web/features/login/login.texts.ts';
import { type FormResult, formAction } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CardPage } from '#web/layout/CardPage.tsx';
import { DialogButton } from '#web/layout/DialogButton.tsx';
import { siteTexts } from '#web/layout/site.texts.ts';
import { type LazyPart, part } from '#web/part.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { digits } from '#words/numbers.ts';
import styles from './LoginPage.module.css';

export const head = loginTexts;

/** The values of the search parameter `ended`: what has just ended, here or on the page of sessions. */
const ENDED = ['everywhere', 'here', 'name'] as const;

const keptNames = part(
  'web/features/kept-names/KeptNames.tsx',
  async () => (await import('#web/features/kept-names/KeptNames.tsx')).KeptNames,
);
if (import.meta.env.SSR) await keptNames.bring();

export const parts = ({ names }: Awaited<ReturnType<typeof loader>>): LazyPart[] =>
  names.length > 0 ? [keptNames] : [];

/** Loads the phones for a forgotten password and the names stored in this browser. The login works without them. */
export async function loader({ context }: LoaderFunctionArgs) {
  const [{ showContacts }, { showKeptNames }] = await Promise.all([
    import('#contract/contact.ts'),
    import('#contract/kept-names.ts'),
  ]);
  const { api, asked } = visitOf(context);
  const [contacts, kept] = await Promise.all([api(showContacts), api(showKeptNames)]);
  return { phones: contacts.ok ? contacts.values.phones : [], names: kept.ok ? kept.values.names : [], asked };
}

/** After the login the reader returns to the requested page, or to the form whose session had expired. */
export const action: ActionFunction = async (args, next) => {
  const typed = await args.request
    .clone()
    .formData()
    .catch(() => undefined);
  const goal = backOf(new URL(args.request.url).searchParams) || '/dashboard';
  if (!typed?.has('keptName')) return logInAndGo(typed?.has('keepName') ? '/sessions#kept-name' : goal)(args, next);
  const { keptNameAction } = await loadChunk(() => import('#web/features/kept-names/kept-names.actions.ts'));
  return keptNameAction(rememberAndGo(goal))(args, next);
};

/** Creates the `done` option of a login: it remembers the login and returns the next address. */
function rememberAndGo(to: string) {
  return ({ profileId = '' }: ReturnedDraft<typeof logIn>, _draft: unknown, { remember, isOnServer }: Visit) => {
    remember({ kind: 'login', pid: profileId });
    return isOnServer ? afterLogin(to) : to;
  };
}

const logInAndGo = (to: string) => formAction(logIn, { secrets: ['password'], done: rememberAndGo(to) });

/** Returns the address of this page with these search parameters, if any. */
const loginPage = (params: Record<string, string>) => ['/login', new URLSearchParams(params)].filter(String).join('?');

/** The login with a phone and a password, or with a name that this browser stores. */
export function Component() {
  const t = useTexts(loginTexts);
  const site = useTexts(siteTexts);
  const language = useLanguage();
  const { phones, names, asked } = useLoaderData<typeof loader>();
  const [help] = phones;
  const [params] = useSearchParams();
  const back = backOf(params) || backOf(new URLSearchParams({ back: asked }));
  const addressWith = (choice: Record<string, string>) => loginPage({ ...choice, ...(back && { back }) });
  const sent = useActionData<FormResult>();
  const endedKind = ENDED.find((kind) => kind === params.get('ended'));
  const showsNames = (names.length > 0 || sent?.deed !== undefined) && params.get('by') !== 'phone';
  const chosenName = names.find(({ id }) => id === params.get('name'));
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
      {endedKind && !sent && <Notice tone="success">{t[endedKind]}</Notice>}
      {showsNames && <keptNames.Part names={names} chosen={chosenName} to={addressWith} />}
      {!(showsNames && names.length > 0) && <LoginForm to={addressWith(names.length > 0 ? { by: 'phone' } : {})} />}
      <div className={styles.forgot}>
        <DialogButton load={() => import('#web/pages/login/ForgotDialog.tsx')}>{t.forgot}</DialogButton>
      </div>
      {/* Only for visitors without JavaScript, because no script of the page contains the dialog's texts. */}
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
