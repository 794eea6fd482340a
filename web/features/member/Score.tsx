import type { ReactNode } from 'react';
import type { Sheet } from '#contract/member.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { number } from '#words/numbers.ts';
import { findingsOf } from '#words/sheet/findings-of.ts';
import { kootaTexts } from '#words/sheet/kootas.texts.ts';
import { sheetTexts } from '#words/sheet/sheet.texts.ts';
import { KOOTAS } from './KootaTable.tsx';
import { isGoodJotok } from './line-mark.ts';
import styles from './Pair.module.css';
import { type PairLine, tallyOf } from './pair-lines.ts';
import { jotokOf, scoreTexts } from './score.texts.ts';

interface Props {
  lines: readonly PairLine[];
  sheet: Sheet;
  /** The next step, beside it. */
  children: ReactNode;
}

/** How many lines agree, and then what the horoscopes come to; what is not known is said. */
export function Score({ lines, sheet, children }: Props) {
  const t = useTexts(scoreTexts);
  const words = useTexts(sheetTexts);
  const language = useLanguage();
  const counts = tallyOf(lines);
  const tally = (['agree', 'ask', 'differ'] as const).flatMap((of) =>
    counts[of] === 0 ? [] : t[of](number(counts[of], language), counts[of] === 1).replaceAll(' ', '\u00a0'),
  );
  return (
    <section className={styles.score}>
      <div>
        {tally.length > 0 && <h2>{tally.join('\u00a0· ')}</h2>}
        {sheet.guna ? (
          <Points guna={sheet.guna} jotok={sheet.jotok} />
        ) : (
          <p>{findingsOf(sheet, language).find(({ about }) => about === words.horoscope)?.says}</p>
        )}
      </div>
      {children}
    </section>
  );
}

/** The points and the jotok; where one is good and the other is not, why. */
function Points({ guna, jotok }: { guna: NonNullable<Sheet['guna']>; jotok: string | null }) {
  const t = useTexts(scoreTexts);
  const names = useTexts(kootaTexts);
  const language = useLanguage();
  const { total, most, known, kootas } = guna;
  const say = (points: number) => number(points, language);
  const unknown = KOOTAS.filter((name) => kootas.some(({ koota, points }) => koota === name && points === null));
  const isWhole = known === KOOTAS.length;
  const points = isWhole
    ? t.whole(say(total))
    : t.part(say(total), say(most), unknown.map((name) => names[name]).join(', '));
  const step = jotokOf(jotok);
  const isContradicted = isWhole && step !== undefined && isGoodJotok(step) !== total * 2 >= most;
  return (
    <>
      <p>{[points, step && t[`${step}Means`]].filter(Boolean).join(' ')}</p>
      {isContradicted && <p>{t.contradicted}</p>}
    </>
  );
}
