import type { ReactNode } from 'react';
import type { Sheet } from '#contract/member.ts';
import { CardChart } from '#web/card/CardChart.tsx';
import { PairFace } from '#web/card/PairFace.tsx';
import { acceptedTexts } from '#web/fields/accepted.texts.ts';
import { HoroscopeNote } from '#web/fields/HoroscopeNote.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { classNames } from '#web/ui/classNames.ts';
import { number } from '#words/numbers.ts';
import type { Side } from '#words/pdf/pair.ts';
import { readableName } from '#words/readable-name.ts';
import { findingsOf } from '#words/sheet/findings-of.ts';
import { sheetTexts } from '#words/sheet/sheet.texts.ts';
import { KootaTable } from './KootaTable.tsx';
import { LineByLine } from './LineByLine.tsx';
import { lineTexts } from './line.texts.ts';
import member from './Member.module.css';
import styles from './Pair.module.css';
import { pairLines } from './pair-lines.ts';
import { Score, Verdict } from './Score.tsx';

type Guna = NonNullable<Sheet['guna']>;

interface Props {
  bride: Side;
  groom: Side;
  sheet: Sheet;
  isAccepted: boolean;
  /** True if the reader is the bride's family. */
  isBride: boolean;
  /** The reader's next action, shown beside the score. */
  next: ReactNode;
}

/** The comparison of bride and groom on the screen. It explains and does not decide. */
export function PairSheet({ bride, groom, sheet, isAccepted, isBride, next }: Props) {
  const t = useTexts(sheetTexts);
  const accepted = useTexts(acceptedTexts);
  const { mangalikIs } = useTexts(lineTexts);
  const language = useLanguage();
  const lines = pairLines({ bride: bride.shared, groom: groom.shared, sheet, isBride }, language);
  const findings = findingsOf(sheet, language);
  const familyFinding = findings.find(({ about }) => about === t.family);
  const kootaFindings = sheet.guna ? findings.filter(({ about }) => about === t.jotok || about === t.horoscope) : [];
  const otherFindings = findings.filter((finding) => finding !== familyFinding && !kootaFindings.includes(finding));
  const pointsOf = ({ total, most }: Guna) => `${t.kootas} · ${t.of(number(total, language), number(most, language))}`;
  const kootaItems = sheet.guna
    ? [
        {
          id: 'kootas',
          heading: pointsOf(sheet.guna),
          content: <Kootas guna={sheet.guna} findings={kootaFindings} />,
        },
      ]
    : [];
  const sides = [bride, groom];
  const hasWholeCharts = isAccepted && sides.some(({ chart }) => chart !== null);
  // A chart with one mark only is not drawn, because the lines above already show its rashi or logno.
  const isDrawn = ({ shared, chart }: Side) => (shared.rashi && shared.logno) || (isAccepted && chart);
  const drawnSides = isAccepted || sides.every(isDrawn) ? sides.filter(isDrawn) : [];
  const [mangalikSide, secondMangalikSide] = sides.filter(({ shared }) => shared.isMangalik === 'Yes');
  return (
    <>
      <Verdict lines={lines} sheet={sheet} />
      <PairFace bride={bride.shared} groom={groom.shared} isTied={isAccepted} />
      {isAccepted && <p className={styles.both}>{accepted.both}</p>}
      <Score lines={lines} sheet={sheet}>
        {next}
      </Score>
      <p>{t.explain}</p>
      <section>
        <h2>{t.lines}</h2>
        <LineByLine bride={bride.shared} groom={groom.shared} lines={lines} sheet={sheet} isBride={isBride} />
        {familyFinding && (
          <p className={styles.kin}>
            <b>{familyFinding.about}:</b> {familyFinding.says}
          </p>
        )}
      </section>
      <section>
        <h2>{t.horoscope}</h2>
        <div className={hasWholeCharts ? undefined : member.groups}>
          {drawnSides.length > 0 && (
            <div className={classNames(styles.charts, hasWholeCharts && styles.whole)}>
              {drawnSides.map(({ shared, chart }) => (
                <div key={shared.memberId}>
                  <h3>{readableName(shared, language)}</h3>
                  <CardChart {...shared} chart={isAccepted ? chart : null} />
                </div>
              ))}
            </div>
          )}
          <div>
            {mangalikSide && !secondMangalikSide && (
              <div className={styles.kin}>
                <HoroscopeNote about="mangalik" label={mangalikIs(readableName(mangalikSide.shared, language))} />
              </div>
            )}
            <Accordion
              items={[
                ...kootaItems,
                {
                  id: 'found',
                  heading: `${t.found}: ${otherFindings.map(({ about }) => about).join(', ')}`,
                  content: <FindingLines findings={otherFindings} />,
                },
              ]}
            />
          </div>
        </div>
      </section>
    </>
  );
}

type Findings = ReturnType<typeof findingsOf>;

function Kootas({ guna, findings }: { guna: Guna; findings: Findings }) {
  const t = useTexts(sheetTexts);
  return (
    <>
      <KootaTable guna={guna} />
      <p className="soft">{t.convention}</p>
      <FindingLines findings={findings} />
    </>
  );
}

/** Shows each finding as a sentence. The lines and the headline state the same in one word. */
const FindingLines = ({ findings }: { findings: Findings }) =>
  findings.map(({ about, says }) => (
    <p key={about}>
      <b>{about}:</b> {says}
    </p>
  ));
