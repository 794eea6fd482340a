import type { ComponentProps } from 'react';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { digits } from '#words/numbers.ts';
import { listTexts } from './list.texts.ts';
import styles from './Range.module.css';
import { rangeTexts } from './range.texts.ts';

type Bound = Pick<ComponentProps<typeof TextField>, 'name' | 'error'> & { defaultValue: string };

/** From and to in whole numbers, each optional, in the reader's own digits. */
export function NumberRange({ from, to }: { from: Bound; to: Bound }) {
  const t = useTexts(rangeTexts);
  const { any } = useTexts(listTexts);
  const language = useLanguage();
  const inOwnDigits = (bound: Bound) => ({ ...bound, defaultValue: digits(bound.defaultValue, language) });
  return (
    <div className={styles.range}>
      <TextField {...inOwnDigits(from)} label={t.from} inputMode="numeric" placeholder={any} />
      <TextField {...inOwnDigits(to)} label={t.to} inputMode="numeric" placeholder={any} />
    </div>
  );
}
