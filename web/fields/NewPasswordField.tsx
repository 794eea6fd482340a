import { type ComponentProps, useState } from 'react';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { newPasswordTexts } from './new-password.texts.ts';
import { isWeakPassword } from './weak-password.ts';

interface Props extends Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'autoComplete'> {
  /** Facts that others know of the member. A password made of them is weak. */
  known?: readonly string[];
}

/** A new password: warns of a weak one but never refuses it. */
export function NewPasswordField({ known = [], hint, onChange, ...field }: Props) {
  const t = useTexts(newPasswordTexts);
  const [typed, setTyped] = useState('');
  return (
    <PasswordField
      {...field}
      showLabel={t.show}
      autoComplete="new-password"
      hint={isWeakPassword(typed, known) ? t.weak : hint}
      onChange={(password) => {
        setTyped(password);
        onChange?.(password);
      }}
    />
  );
}
