import type { Match } from '#contract/matches.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { number } from '#web/i18n/numbers.ts';
import { cardTexts } from './card.texts.ts';
import styles from './MatchCard.module.css';

const GUNAS = 36;

/** The points of the horoscopes, each with its convention: they inform, the sentences above them explain. */
export function MatchNumbers({ match: { guna, jotok } }: { match: Match }) {
  const t = useTexts(cardTexts);
  const language = useLanguage();
  const jotokName =
    jotok === 'rajyotak' || jotok === 'uttam' || jotok === 'madhyam' || jotok === 'adham' ? t[jotok] : '';
  return (
    <>
      <p className={styles.heading}>{t.numbers}</p>
      <p className={styles.numbers}>
        {guna ? (
          <>
            <strong>{t.guna(number(guna.total, language), number(guna.most, language))}</strong>{' '}
            <span className={styles.convention}>
              ({t.convention}
              {guna.most < GUNAS && `; ${t.partial}`})
            </span>
          </>
        ) : (
          t.noNumbers
        )}
        {jotokName && ` · ${t.jotok(jotokName)}`}
      </p>
    </>
  );
}
