import type { ComponentProps } from 'react';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { codeTexts } from './code.texts.ts';

type Props = Omit<ComponentProps<typeof TextField>, 'label'> & { label?: string };

/** The field for the code that was sent to a phone. */
export function CodeField({ label, ...field }: Props) {
  const t = useTexts(codeTexts);
  return (
    <TextField
      hint={t.hint}
      {...field}
      label={label ?? t.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
    />
  );
}
