import { type ComponentProps, useState } from 'react';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { newPasswordTexts } from './new-password.texts.ts';
import { isWeakPassword } from './weak-password.ts';

interface Props extends Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'autoComplete'> {
  /** What others know of the member: their phone and name make a weak password. */
  known?: readonly string[];
}

/** A password that is being chosen: warns of a weak one, and refuses none. */
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
