import { useState } from 'react';
import { passwordForm } from '#contract/password.ts';
import { NewPasswordField } from '#web/fields/NewPasswordField.tsx';
import { newPasswordTexts } from '#web/fields/new-password.texts.ts';
import { MemberForm } from '#web/forms/MemberForm.tsx';
import { useFormPage } from '#web/forms/useFormPage.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { FieldPairs } from '#web/ui/FieldPairs.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { useMember } from '#web/useMember.ts';
import { passwordTexts } from './password.texts.ts';

type FieldName = 'password' | 'confirmation';

/**
 * The form for a new password. The first field is readable and the second masked (specification, section 2). Neither is
 * stored as a draft.
 */
export function PasswordForm() {
  const t = useTexts(passwordTexts);
  const { show } = useTexts(newPasswordTexts);
  const { name: memberName, phone } = useMember();
  const page = useFormPage(passwordForm, { also: ['confirmation'] });
  const [typed, setTyped] = useState({ password: '', confirmation: '' });
  const [handledResult, setHandledResult] = useState(page.result);

  // The fields are emptied after a password has been saved.
  if (handledResult !== page.result) {
    setHandledResult(page.result);
    if (page.isDone) setTyped({ password: '', confirmation: '' });
  }

  // The message that a password is required, and the summary above, disappear as soon as a valid value is typed
  // (specification 5).
  const isErrorMended = (name: FieldName) =>
    page.result?.errors[name]?.key === 'newPasswordRequired' && passwordForm.fields.password.rule(typed[name]).ok;
  const isSummaryHidden = isErrorMended('password') || isErrorMended('confirmation');
  const field = (name: FieldName) => ({
    name,
    error: isErrorMended(name) ? undefined : page.errors[name],
    value: typed[name],
  });
  return (
    <MemberForm page={isSummaryHidden ? { ...page, errors: {}, message: '' } : page} submit={t.submit}>
      <FieldPairs>
        <NewPasswordField
          {...field('password')}
          label={t.password}
          hint={t.passwordHint}
          known={[memberName, phone]}
          onChange={(password) => setTyped({ ...typed, password })}
          initiallyShown
          required
        />
        <PasswordField
          {...field('confirmation')}
          label={t.confirmation}
          hint={t.confirmationHint}
          showLabel={show}
          autoComplete="new-password"
          onChange={(confirmation) => setTyped({ ...typed, confirmation })}
          required
        />
      </FieldPairs>
    </MemberForm>
  );
}
