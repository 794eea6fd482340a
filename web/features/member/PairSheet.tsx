import type { SharedView, Sheet } from '#contract/member.ts';
import { FitAndAsk } from '#web/card/FitAndAsk.tsx';
import { PairFace } from '#web/card/PairFace.tsx';
import { reasonsOf } from '#web/card/reasons.ts';
import { SmallChart } from '#web/card/SmallChart.tsx';
import { acceptedTexts } from '#web/fields/accepted.texts.ts';
import { HoroscopeNote } from '#web/fields/HoroscopeNote.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { findingsOf } from './findings-of.ts';
import { KootaTable } from './KootaTable.tsx';
import { LineByLine } from './LineByLine.tsx';
import styles from './Pair.module.css';
import { sheetTexts } from './sheet.texts.ts';

interface Props {
  bride: SharedView;
  groom: SharedView;
  sheet: Sheet;
  isAccepted: boolean;
}

/** How the two compare on the screen, explained and not decided. */
export function PairSheet({ bride, groom, sheet, isAccepted }: Props) {
  const t = useTexts(sheetTexts);
  const accepted = useTexts(acceptedTexts);
  const language = useLanguage();
  return (
    <>
      <PairFace bride={bride} groom={groom} isTied={isAccepted} />
      {isAccepted && <p className={styles.both}>{accepted.both}</p>}
      <p>{t.explain}</p>
      <FitAndAsk {...reasonsOf({ ...sheet, unknown: sheet.unknown.theirs }, language)} />
      <section>
        <h3>{t.lines}</h3>
        <LineByLine bride={bride} groom={groom} />
      </section>
      <section>
        <h3>{t.horoscope}</h3>
        <div className={styles.charts}>
          {[bride, groom].map((member) => (
            <div key={member.memberId}>
              <h4>{member.name}</h4>
              <SmallChart {...member} />
            </div>
          ))}
        </div>
        {sheet.guna && (
          <>
            <KootaTable guna={sheet.guna} />
            <p className={styles.hint}>{t.convention}</p>
          </>
        )}
        <dl className={styles.findings}>
          {findingsOf(sheet, language).map(({ about, says }) => (
            <div key={about}>
              <dt>{about}</dt>
              <dd>{says}</dd>
            </div>
          ))}
        </dl>
        <HoroscopeNote about="mangalik" />
      </section>
    </>
  );
}
