import type { ComponentProps } from 'react';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { listTexts } from './list.texts.ts';
import { rangeTexts } from './range.texts.ts';

type Bound = Pick<ComponentProps<typeof TextField>, 'name' | 'error' | 'defaultValue'>;

/** From and to in whole numbers, either of them open. */
export function NumberRange({ from, to }: { from: Bound; to: Bound }) {
  const t = useTexts(rangeTexts);
  const { any } = useTexts(listTexts);
  return (
    <>
      <TextField {...from} label={t.from} inputMode="numeric" placeholder={any} />
      <TextField {...to} label={t.to} inputMode="numeric" placeholder={any} />
    </>
  );
}
