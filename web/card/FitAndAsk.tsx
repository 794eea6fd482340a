import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { reasonsTexts } from '#words/sheet/reasons.texts.ts';
import { Chips } from './Chips.tsx';
import styles from './FitAndAsk.module.css';
import type { ChipRow } from './fit-chips.ts';
import { AskSign } from './Signs.tsx';

/**
 * Shows what the two families agree in: chips grouped by whose wish it is, or sentences if there are no chips. The open
 * questions follow as sentences.
 */
export function FitAndAsk({ rows, fits, asks }: { rows: ChipRow[]; fits: string[]; asks: string[] }) {
  const t = useTexts(reasonsTexts);
  return (
    <>
      {rows.length + fits.length > 0 && (
        <section className={styles.fits}>
          <h2>{t.fits}</h2>
          {rows.map(({ label, chips }) => (
            <div key={label} className={styles.row}>
              <p className="soft">{label}</p>
              <Chips chips={chips} areAll />
            </div>
          ))}
          {rows.length === 0 && fits.map((sentence) => <p key={sentence}>{sentence}</p>)}
        </section>
      )}
      {asks.length > 0 && (
        <section>
          <h2>{t.asks}</h2>
          <ul className={styles.asks}>
            {asks.map((sentence) => (
              <li key={sentence}>
                <AskSign />
                <span>{sentence}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
