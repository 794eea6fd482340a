import { Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { logInByName, type showKeptNames } from '#contract/kept-names.ts';
import { mayKeepProfile } from '#contract/login.ts';
import type { MessageKey } from '#contract/message.ts';
import { INTENT } from '#web/forms/by-intent.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { PostForm } from '#web/forms/PostForm.tsx';
import { useFormPage } from '#web/forms/useFormPage.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import styles from './KeptNames.module.css';
import { keptNameDeeds } from './kept-names.actions.ts';
import { keptNamesTexts } from './kept-names.texts.ts';

/** A name that this browser keeps for a login by password alone. */
export type Kept = ReturnedDraft<typeof showKeptNames>['names'][number];

const { Deed } = keptNameDeeds;
/** The message of a failed login. The form then explains when only a login by phone number works. */
const LOGIN_FAILED = 'loginFailed' satisfies MessageKey;

interface Props {
  names: readonly Kept[];
  /** The name that the reader has chosen; undefined before the choice. */
  chosen: Kept | undefined;
  /** Builds the address of the login page with a choice, and keeps the page to return to. */
  to: (choice: Record<string, string>) => string;
}

/** The saved names of this phone, shown before the login form. For a chosen name, a form asks only for the password. */
export function KeptNames({ names, chosen, to }: Props) {
  const t = useTexts(keptNamesTexts);
  if (chosen) return <LoginByName chosen={chosen} to={to} hasOthers={names.length > 1} />;
  return (
    <>
      <DeedNotice />
      {names.length > 0 && (
        <>
          <h2>{t.who}</h2>
          <ul className={styles.names}>
            {names.map(({ id, name }) => (
              <li key={id}>
                <LinkButton to={to({ name: id })} look="secondary" isWide>
                  {name}
                </LinkButton>
                <Deed
                  deed="drop"
                  member={id}
                  look="quiet"
                  sent={{ keptName: id }}
                  label={
                    <>
                      <span aria-hidden="true">{t.remove}</span>
                      <span className="spoken">{t.removeOf(name)}</span>
                    </>
                  }
                />
              </li>
            ))}
          </ul>
          <LinkButton to={to({ by: 'phone' })} look="quiet" isWide>
            {t.byPhone}
          </LinkButton>
        </>
      )}
    </>
  );
}

/** The form for the password of a chosen name. `hasOthers`: a link leads back to the other names. */
function LoginByName({ chosen, to, hasOthers }: Pick<Props, 'to'> & { chosen: Kept; hasOthers: boolean }) {
  const t = useTexts(keptNamesTexts);
  const { form, field, errors, message, isSending, isDone, result } = useFormPage(logInByName.form);
  const hasErrors = Object.keys(errors).length > 0;
  return (
    <PostForm {...form} action={to({ name: chosen.id })}>
      <h2>{chosen.name}</h2>
      <ErrorSummary title={t.problems} errors={errors} />
      {message && !hasErrors && (
        <Notice tone={isDone ? 'success' : 'error'}>
          {message}
          {result?.message?.key === LOGIN_FAILED && <p>{t.elsewhere}</p>}
        </Notice>
      )}
      <input type="hidden" name="keptName" value={chosen.id} />
      <PasswordField
        {...field('password')}
        label={t.password}
        showLabel={t.showPassword}
        autoComplete="current-password"
        required
      />
      {mayKeepProfile(result?.message?.key) && <CheckboxField name={field('keepProfile').name} label={t.keepProfile} />}
      <Button name={INTENT} value="byName" isBusy={isSending} disabled={isDone} isWide>
        {t.submit}
      </Button>
      <p className={styles.else}>
        {hasOthers && <Link to={to({})}>{t.other}</Link>}
        <Link to={to({ by: 'phone' })}>{t.byPhone}</Link>
      </p>
    </PostForm>
  );
}
