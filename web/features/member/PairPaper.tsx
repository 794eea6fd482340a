import type { ChartMarks } from '#contract/birth-chart.ts';
import type { FamilyView, SharedView, Sheet } from '#contract/member.ts';
import { AlponaRule } from '#web/art/AlponaRule.tsx';
import { Butterfly } from '#web/art/Butterfly.tsx';
import { Wordmark } from '#web/art/Wordmark.tsx';
import { CardChart } from '#web/card/CardChart.tsx';
import { reasonsOf } from '#web/card/reasons.ts';
import { todayInIndia } from '#web/forms/today.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { familyLabels } from '#words/labels/family.ts';
import { type SharedAnswer, sharedLabels } from '#words/labels/shared.ts';
import { digits, longDate } from '#words/numbers.ts';
import { sharedAnswer } from '#words/shared-answer.ts';
import { dateIn } from '#words/values.ts';
import { findingsOf } from './findings-of.ts';
import { KootaTable } from './KootaTable.tsx';
import styles from './PairPaper.module.css';
import { sheetTexts } from './sheet.texts.ts';

/** A member as this reader sees them; `family` is null where they may not see it. */
export interface Side {
  shared: SharedView;
  family: FamilyView | null;
  chart: ChartMarks | null;
}

interface Props {
  bride: Side;
  groom: Side;
  sheet: Sheet;
}

const LINES_FOR_NOTES = ['1', '2', '3', '4', '5'];
/** What goes beside the kootas in the size of the page, or a little smaller. */
const ROOM_FOR_LETTERS = 500;
const ROOM_FOR_SMALLER = 720;

/** The pair on one A4 page, for elders and astrologers: it is there in print alone. */
export function PairPaper({ bride, groom, sheet }: Props) {
  const t = useTexts(sheetTexts);
  const language = useLanguage();
  // What is found of the horoscopes and gotras stands under a name of its own.
  const found = { ...sheet, horoscope: [], clan: [], jotok: null, unknown: sheet.unknown.theirs };
  const { fits, asks } = reasonsOf(found, language);
  const says = [...findingsOf(sheet, language).map(({ about, says }) => `${about}: ${says}`), ...fits, ...asks];
  return (
    <div className={styles.paper}>
      <div className={styles.head}>
        <Butterfly className={styles.mark} />
        <Wordmark className={styles.wordmark} />
        <p>
          {t.heading}
          <br />
          {longDate(todayInIndia(), language)}
        </p>
      </div>
      <AlponaRule className={styles.rule} />
      <div className={styles.sides}>
        <Half role={t.bride} side={bride} />
        <Half role={t.groom} side={groom} />
      </div>
      <div className={styles.found}>
        <div>
          <h3>{t.kootas}</h3>
          {sheet.guna ? <KootaTable guna={sheet.guna} isShort /> : <p>{t.notKnown}</p>}
        </div>
        <div>
          <h3>{t.found}</h3>
          <ul className={styles[sizeFor(says.join('').length)]}>
            {says.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      </div>
      <h3>{t.notes}</h3>
      {LINES_FOR_NOTES.map((line) => (
        <div key={line} className={styles.note} />
      ))}
      <p className={styles.foot}>
        {t.convention} {t.explain} {t.trust}
      </p>
    </div>
  );
}

const sizeFor = (letters: number) =>
  letters > ROOM_FOR_SMALLER ? 'most' : letters > ROOM_FOR_LETTERS ? 'many' : 'few';

const FACTS = ['rashi', 'nakshatra', 'logno', 'gon', 'clan', 'isMangalik'] as const satisfies SharedAnswer[];

function Half({ role, side: { shared, family, chart } }: { role: string; side: Side }) {
  const language = useLanguage();
  const label = useLabels(sharedLabels, 'fact');
  const ofFamily = useLabels(familyLabels, 'fact');
  const born = family && [dateIn(family.birthDate, language), digits(family.birthTime, language)];
  return (
    <div>
      <p>
        {role} · {shared.memberId}
      </p>
      <h2>{family?.fullName ?? shared.name}</h2>
      {born && (
        <p>
          {ofFamily('birthDate')} <b>{born.filter(Boolean).join(', ')}</b>
        </p>
      )}
      {family?.birthPlace && (
        <p>
          {ofFamily('birthPlace')} <b>{family.birthPlace}</b>
        </p>
      )}
      <div className={styles.stars}>
        <CardChart {...shared} chart={chart} />
        <div>
          {FACTS.map((name) => {
            const value = sharedAnswer(shared, name, language);
            return (
              value && (
                <p key={name}>
                  {label(name)} <b>{value}</b>
                </p>
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}
