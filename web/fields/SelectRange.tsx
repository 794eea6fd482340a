import type { ComponentProps } from 'react';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { type Option, SelectField } from '#web/ui/SelectField.tsx';
import { listTexts } from './list.texts.ts';
import styles from './Range.module.css';
import { rangeTexts } from './range.texts.ts';

type Bound = Pick<ComponentProps<typeof SelectField>, 'name' | 'error'> & { defaultValue: string };

/** The fields for the lower and the upper bound of a range. */
export interface Bounds {
  from: Bound;
  to: Bound;
}

/** From and to, each optional, from a list that always contains the current choice. */
export function SelectRange({ from, to, offered }: Bounds & { offered: (chosen: string) => readonly Option[] }) {
  const t = useTexts(rangeTexts);
  const { any } = useTexts(listTexts);
  return (
    <div className={styles.range}>
      <SelectField {...from} label={t.from} placeholder={any} options={offered(from.defaultValue)} />
      <SelectField {...to} label={t.to} placeholder={any} options={offered(to.defaultValue)} />
    </div>
  );
}
