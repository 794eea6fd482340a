import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { reasonsTexts } from '#words/sheet/reasons.texts.ts';
import type { Reasons } from '#words/sheet/reasons.ts';
import styles from './FitAndAsk.module.css';
import { AskSign, LeafSign } from './Signs.tsx';

/** Matching points and questions to ask, side by side where there is room. */
export function FitAndAsk({ fits, asks }: Reasons) {
  const t = useTexts(reasonsTexts);
  return (
    <div className={styles.sides}>
      {fits.length > 0 && <Side sign={<LeafSign />} heading={t.fits} sentences={fits} />}
      {asks.length > 0 && <Side sign={<AskSign />} heading={t.asks} sentences={asks} />}
    </div>
  );
}

function Side({ sign, heading, sentences }: { sign: ReactNode; heading: string; sentences: readonly string[] }) {
  return (
    <section className={styles.side}>
      <h2>
        {sign}
        {heading}
      </h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
