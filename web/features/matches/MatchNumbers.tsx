import type { Match } from '#contract/matches.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { number } from '#words/numbers.ts';
import { cardTexts } from './card.texts.ts';
import styles from './MatchCard.module.css';

const ALL_GUNAS = 36;

/** The points of the horoscopes: they inform, the sentences above them explain. Only a whole total carries weight. */
export function MatchNumbers({ match: { guna, jotok } }: { match: Pick<Match, 'guna' | 'jotok'> }) {
  const t = useTexts(cardTexts);
  const language = useLanguage();
  const say = (count: number) => number(count, language);
  const jotokName =
    jotok === 'rajyotak' || jotok === 'uttam' || jotok === 'madhyam' || jotok === 'adham' ? t[jotok] : '';
  return (
    <>
      <p className={styles.heading}>{t.numbers}</p>
      <p className={styles.numbers}>
        {guna === null && t.noNumbers}
        {guna?.most === ALL_GUNAS && <strong>{t.guna(say(guna.total), say(guna.most))}</strong>}
        {guna && guna.most < ALL_GUNAS && (
          <span className={styles.part}>{t.gunaPart(say(guna.known), say(guna.total), say(guna.most))}</span>
        )}
        {jotokName && ` · ${t.jotok(jotokName)}`}
      </p>
    </>
  );
}
