import { type ComponentProps, useState } from 'react';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { newPasswordTexts } from './new-password.texts.ts';

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

/** The most common passwords, worldwide and in Bengal, in lower case. */
const COMMONEST = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345 654321 987654321 111111 222222 666666 888888 999999 000000 121212
  112233 123123 123321 123654 147258 159753 password password1 passw0rd qwerty qwerty123 qwertyuiop asdfgh asdfghjkl
  zxcvbn abc123 abcdef abcd1234 abc12345 iloveyou welcome admin admin123 test123 india123 india@123 kolkata kolkata123
  calcutta bangla bengal krishna radhakrishna radhekrishna hareKrishna shivshiv jaimatadi omnamahshivay ganesh saibaba
  bismillah mother mummy papa family sunday monday computer mobile samsung facebook google secret login123`
    .toLowerCase()
    .split(/\s+/),
);

/** A password of at most this many different characters is weak. */
const FEW_CHARACTERS = 2;
/** The shortest part of a known fact that makes a password weak, in characters. */
const SHORTEST_PART = 4;

/** Whether others could guess the password: a common one, one of few different characters, or one with known facts. */
export function isWeakPassword(password: string, known: readonly string[] = []): boolean {
  const lowerCase = password.toLowerCase();
  if (lowerCase.length === 0) return false;
  if (COMMONEST.has(lowerCase) || new Set(lowerCase).size <= FEW_CHARACTERS) return true;
  return known.flatMap(guessablePartsOf).some((part) => lowerCase.includes(part));
}

/** Returns the words of a known fact that are long enough to make a password weak. */
const guessablePartsOf = (known: string): string[] =>
  known
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => part.length >= SHORTEST_PART);
