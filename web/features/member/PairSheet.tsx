import type { ReactNode } from 'react';
import type { Sheet } from '#contract/member.ts';
import { CardChart } from '#web/card/CardChart.tsx';
import { FitAndAsk } from '#web/card/FitAndAsk.tsx';
import { PairFace } from '#web/card/PairFace.tsx';
import { acceptedTexts } from '#web/fields/accepted.texts.ts';
import { HoroscopeNote } from '#web/fields/HoroscopeNote.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { classNames } from '#web/ui/classNames.ts';
import { number } from '#words/numbers.ts';
import type { Side } from '#words/papers/pair.ts';
import { findingsOf } from '#words/sheet/findings-of.ts';
import { reasonsOf } from '#words/sheet/reasons.ts';
import { sheetTexts } from '#words/sheet/sheet.texts.ts';
import { KootaTable } from './KootaTable.tsx';
import { LineByLine } from './LineByLine.tsx';
import styles from './Pair.module.css';
import { Score } from './Score.tsx';

interface Props {
  bride: Side;
  groom: Side;
  sheet: Sheet;
  isAccepted: boolean;
  /** The bride's family reads. */
  isBride: boolean;
  /** What the reader can do about it, beside the score. */
  next: ReactNode;
}

/** How the two compare on the screen, explained and not decided. */
export function PairSheet({ bride, groom, sheet, isAccepted, isBride, next }: Props) {
  const t = useTexts(sheetTexts);
  const accepted = useTexts(acceptedTexts);
  const language = useLanguage();
  const isWhole = isAccepted && (bride.chart !== null || groom.chart !== null);
  return (
    <>
      <PairFace bride={bride.shared} groom={groom.shared} isTied={isAccepted} />
      {isAccepted && <p className={styles.both}>{accepted.both}</p>}
      <Score sheet={sheet}>{next}</Score>
      <p>{t.explain}</p>
      <section>
        <h2>{t.lines}</h2>
        <LineByLine bride={bride.shared} groom={groom.shared} sheet={sheet} isBride={isBride} />
      </section>
      <FitAndAsk {...reasonsOf({ ...sheet, unknown: sheet.unknown.theirs }, language)} />
      <section>
        <h2>{t.horoscope}</h2>
        <div className={classNames(styles.charts, isWhole && styles.whole)}>
          {[bride, groom].map(({ shared, chart }) => (
            <div key={shared.memberId}>
              <h3>{shared.name}</h3>
              <CardChart {...shared} chart={isAccepted ? chart : null} />
            </div>
          ))}
        </div>
        <dl className={styles.findings}>
          {findingsOf(sheet, language).map(({ about, says }) => (
            <div key={about}>
              <dt>{about}</dt>
              <dd>{says}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.note}>
          <HoroscopeNote about="mangalik" />
        </div>
        {sheet.guna && (
          <Accordion
            items={[
              {
                id: 'kootas',
                heading: `${t.kootas} · ${t.of(number(sheet.guna.total, language), number(sheet.guna.most, language))}`,
                content: (
                  <>
                    <KootaTable guna={sheet.guna} />
                    <p className={styles.hint}>{t.convention}</p>
                  </>
                ),
              },
            ]}
          />
        )}
      </section>
    </>
  );
}
