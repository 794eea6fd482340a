import type { ComponentProps } from 'react';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { feetIn } from '#words/values.ts';
import { heightsCm } from './height.ts';
import { listTexts } from './list.texts.ts';
import styles from './Range.module.css';
import { rangeTexts } from './range.texts.ts';

type Bound = Pick<ComponentProps<typeof SelectField>, 'name' | 'error'> & { defaultValue: string };

/** From and to in feet and inches, either of them open; sent in centimetres. */
export function HeightRange({ from, to }: { from: Bound; to: Bound }) {
  const t = useTexts(rangeTexts);
  const { any } = useTexts(listTexts);
  const language = useLanguage();
  const offered = (chosen: string) =>
    heightsCm(chosen).map((cm) => ({ value: cm, label: feetIn(Number(cm), language) }));
  return (
    <div className={styles.range}>
      <SelectField {...from} label={t.from} placeholder={any} options={offered(from.defaultValue)} />
      <SelectField {...to} label={t.to} placeholder={any} options={offered(to.defaultValue)} />
    </div>
  );
}
