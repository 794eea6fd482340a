import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { logIn, mayKeepProfile } from '#contract/login.ts';
import { useFormPage } from '#web/forms/useFormPage.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { loginTexts } from './login.texts.ts';

/** The login form. `to` is the address of the login page, which names the page to return to. */
export function LoginForm({ to }: { to: string }) {
  const t = useTexts(loginTexts);
  const { form, field, errors, message, isSending, isDone, result } = useFormPage(logIn.form);
  const hasErrors = Object.keys(errors).length > 0;
  const notice = useRef<HTMLDivElement>(null);

  // The notice receives the focus, because on a phone it is far above the button that was pressed.
  useEffect(() => {
    if (result && !isDone && !isSending) notice.current?.focus();
  }, [result, isDone, isSending]);

  return (
    <Form {...form} action={to}>
      <ErrorSummary title={t.problems} errors={errors} />
      {message && !hasErrors && (
        <Notice tone={isDone ? 'success' : 'error'} ref={notice}>
          {message}
        </Notice>
      )}
      <TextField
        {...field('phone')}
        label={t.phone}
        hint={t.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="username"
        required
      />
      <PasswordField
        {...field('password')}
        label={t.password}
        showLabel={t.showPassword}
        autoComplete="current-password"
        required
      />
      {mayKeepProfile(result?.message?.key) && <CheckboxField name={field('keepProfile').name} label={t.keepProfile} />}
      <CheckboxField name="keepName" label={t.keepName} hint={t.keepNameHint} />
      <Button isBusy={isSending} disabled={isDone} isWide>
        {t.submit}
      </Button>
    </Form>
  );
}
