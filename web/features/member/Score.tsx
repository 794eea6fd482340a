import type { ReactNode } from 'react';
import type { Sheet } from '#contract/member.ts';
import { addressOf } from '#web/forms/field-address.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { number } from '#words/numbers.ts';
import { findingsOf } from '#words/sheet/findings-of.ts';
import { kootaTexts } from '#words/sheet/kootas.texts.ts';
import { joinNames } from '#words/sheet/reasons.ts';
import { sheetTexts } from '#words/sheet/sheet.texts.ts';
import { KOOTAS } from './KootaTable.tsx';
import { isGoodJotok } from './line-mark.ts';
import styles from './Pair.module.css';
import { type PairLine, tallyOf } from './pair-lines.ts';
import { jotokOf, scoreTexts } from './score.texts.ts';
import { whereAsked } from './where-asked.ts';

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
  const found = tallyOf(lines);
  const [unwritten] = found.write;
  const tally = (['agree', 'ask', 'differ'] as const).flatMap((of) => {
    const { length } = found[of];
    return length === 0 ? [] : t[of](number(length, language), length === 1).replaceAll(' ', '\u00a0');
  });
  return (
    <section className={styles.score}>
      <div>
        {tally.length > 0 && <h2>{tally.join('\u00a0· ')}</h2>}
        <Named as={t.toAsk} names={found.ask} />
        <Named as={t.differing} names={found.differ} />
        <Named as={t.toWrite} names={found.write} />
        {sheet.guna ? (
          <Points guna={sheet.guna} jotok={sheet.jotok} />
        ) : (
          <p>{findingsOf(sheet, language).find(({ about }) => about === words.horoscope)?.says}</p>
        )}
        {unwritten && (
          <LinkButton to={addressOf(whereAsked[unwritten])} look="secondary">
            {t.write}
          </LinkButton>
        )}
      </div>
      {children}
    </section>
  );
}

/** Answers by their names, as one asks for them. */
function Named({ as, names }: { as: string; names: readonly PairLine['name'][] }) {
  const language = useLanguage();
  return (
    names.length > 0 && (
      <p>
        <b>{as}</b> {joinNames(names, language)}
      </p>
    )
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
      <p>{points}</p>
      {step && <p>{t[`${step}Means`]}</p>}
      {isContradicted && <p>{t.contradicted}</p>}
    </>
  );
}
