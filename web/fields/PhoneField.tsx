import type { ComponentProps } from 'react';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { texts } from '#words/texts.ts';

const phoneTexts = texts({
  en: { hint: 'Ten digits; outside India start with +' },
  bn: { hint: 'দশ সংখ্যার নম্বর; অন্য দেশের হলে আগে +\u00a0আর দেশের কোড' },
});

/** A phone number of any country that will be stored. */
export function PhoneField(props: ComponentProps<typeof TextField>) {
  const { hint } = useTexts(phoneTexts);
  return <TextField hint={hint} autoComplete="tel" {...props} type="tel" inputMode="tel" />;
}
