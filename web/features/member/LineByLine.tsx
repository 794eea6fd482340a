import type { SharedView, Sheet } from '#contract/member.ts';
import { MemberName } from '#web/card/MemberName.tsx';
import { AskSign, DifferSign, LeafSign } from '#web/card/Signs.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { sharedLabels } from '#words/labels/shared.ts';
import { wishLabels } from '#words/labels/wishes.ts';
import { sheetTexts } from '#words/sheet/sheet.texts.ts';
import { jotokOf, lineTexts, scoreTexts } from './line.texts.ts';
import styles from './Pair.module.css';
import { COUNTED, isUnlike, type PairLine } from './pair-lines.ts';

interface Props {
  bride: SharedView;
  groom: SharedView;
  lines: readonly PairLine[];
  sheet: Sheet;
  /** True if the reader is the bride's family. */
  isBride: boolean;
}

/**
 * A table of both families' answers side by side, the bride's on the left. The answers that only the other family has
 * given are listed below the table.
 */
export function LineByLine({ bride, groom, lines, sheet, isBride }: Props) {
  const t = useTexts(lineTexts);
  const fact = useLabels(sharedLabels, 'fact');
  const wishLabel = useLabels(wishLabels);
  const sides = useTexts(sheetTexts);
  const label = (name: PairLine['name']) => (name === 'district' ? wishLabel('place') : fact(name));
  const [theirSide, ownSide] = isBride ? (['his', 'hers'] as const) : (['hers', 'his'] as const);
  const answeredLines = lines.filter((line) => line[ownSide]);
  const onlyTheirs = lines
    .filter((line) => !line[ownSide])
    .map((line) => `${label(line.name)}: ${line[theirSide]}`)
    .join('; ');
  return (
    <>
      {answeredLines.length > 0 && (
        <table className={styles.lines}>
          <thead>
            <tr>
              <td>
                <span className="spoken">{t.question}</span>
              </td>
              <ColumnHeading member={bride} role={sides.bride} />
              <ColumnHeading member={groom} role={sides.groom} />
              <td>
                <span className="spoken">{t.verdict}</span>
              </td>
            </tr>
          </thead>
          <tbody>
            {answeredLines.map((line) => (
              <tr key={line.name} className={line.hers === line.his ? styles.alike : undefined}>
                <th scope="row" className="soft">
                  {label(line.name)}
                </th>
                <AnswerCell answer={line.hers} />
                <AnswerCell answer={line.his} />
                <td className={styles.mark}>
                  <Mark line={line} sheet={sheet} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {onlyTheirs && (
        <p className={styles.kin}>
          <b>{t.onlyTheirs}:</b> {onlyTheirs}
        </p>
      )}
    </>
  );
}

/** The cell of one answer; `''` if it is missing. */
function AnswerCell({ answer }: { answer: string }) {
  const { unsaid } = useTexts(lineTexts);
  return <td>{answer || <span className="soft">{unsaid}</span>}</td>;
}

/** The heading of a column, which stays in view while the lines scroll. */
function ColumnHeading({ member, role }: { member: SharedView; role: string }) {
  return (
    <th scope="col">
      <span className="soft">{role}</span>
      <br />
      <MemberName member={member} />
    </th>
  );
}

/** The sign of each group of marks (`COUNTED`). */
const SIGNS = { agree: LeafSign, ask: AskSign, write: AskSign, differ: DifferSign };

/** The result of comparing two answers, as a sign and a word. For the rashis the word is the name of their jotok. */
function Mark({ line: { name, mark, hers, his }, sheet }: { line: PairLine; sheet: Sheet }) {
  const t = useTexts(lineTexts);
  const score = useTexts(scoreTexts);
  if (mark === null) return null;
  const Sign = SIGNS[COUNTED[mark]];
  // A wish can be met although the two answers differ.
  const isMetThoughUnlike = mark.startsWith('hoped') && isUnlike(name, hers, his);
  const markText = isMetThoughUnlike ? t.unlike(t[mark]) : t[mark];
  const jotok = name === 'rashi' ? jotokOf(sheet.jotok) : undefined;
  return (
    <>
      <Sign />
      {jotok ? score[jotok] : markText}
    </>
  );
}
