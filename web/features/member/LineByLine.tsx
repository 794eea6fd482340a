import type { SharedView, Sheet } from '#contract/member.ts';
import { AskSign, LeafSign } from '#web/card/Signs.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { sharedLabels } from '#words/labels/shared.ts';
import { wishLabels } from '#words/labels/wishes.ts';
import { sheetTexts } from '#words/sheet/sheet.texts.ts';
import { DifferSign } from './DifferSign.tsx';
import { lineTexts } from './line.texts.ts';
import styles from './Pair.module.css';
import { COUNTED, type PairLine } from './pair-lines.ts';
import { jotokOf, scoreTexts } from './score.texts.ts';

interface Props {
  bride: SharedView;
  groom: SharedView;
  lines: readonly PairLine[];
  sheet: Sheet;
  /** The bride's family reads. */
  isBride: boolean;
}

/** The answers of both, the bride's left; one that both give stands once, and under them what one side alone has written. */
export function LineByLine({ bride, groom, lines, sheet, isBride }: Props) {
  const t = useTexts(lineTexts);
  const fact = useLabels(sharedLabels, 'fact');
  const wishLabel = useLabels(wishLabels);
  const sides = useTexts(sheetTexts);
  const label = (name: PairLine['name']) => (name === 'district' ? wishLabel('place') : fact(name));
  const only = (by: 'hers' | 'his', other: 'hers' | 'his') =>
    lines.flatMap((line) => (line[other] ? [] : `${label(line.name)}: ${line[by]}`)).join('; ');
  const [hers, his] = [only('hers', 'his'), only('his', 'hers')];
  return (
    <>
      <table className={styles.lines}>
        <thead>
          <tr>
            <td>
              <span className="spoken">{t.question}</span>
            </td>
            <Who member={bride} role={sides.bride} />
            <Who member={groom} role={sides.groom} />
            <td>
              <span className="spoken">{t.verdict}</span>
            </td>
          </tr>
        </thead>
        <tbody>
          {lines
            .filter((line) => line.hers && line.his)
            .map((line) => (
              <tr key={line.name} className={line.hers === line.his ? styles.alike : undefined}>
                <th scope="row" className={styles.hint}>
                  {label(line.name)}
                </th>
                {line.hers === line.his ? (
                  <td colSpan={2}>{line.hers}</td>
                ) : (
                  <>
                    <td>{line.hers}</td>
                    <td>{line.his}</td>
                  </>
                )}
                <td className={styles.mark}>
                  <Mark line={line} sheet={sheet} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      <Only as={t.onlyMine} said={isBride ? hers : his} />
      <Only as={t.onlyTheirs} said={isBride ? his : hers} />
    </>
  );
}

const Only = ({ as, said }: { as: string; said: string }) =>
  said && (
    <p className={styles.kin}>
      <b>{as}</b>
      <br />
      {said}
    </p>
  );

/** Whose column it is: it stays in sight while the lines go by. */
function Who({ member, role }: { member: SharedView; role: string }) {
  return (
    <th scope="col">
      <span className={styles.hint}>{role}</span>
      <br />
      {member.name}
    </th>
  );
}

/** What the two answers come to, by a sign and a word; of the two rashis the name of their jotok. */
function Mark({ line: { name, mark }, sheet }: { line: PairLine; sheet: Sheet }) {
  const t = useTexts(lineTexts);
  const score = useTexts(scoreTexts);
  if (mark === null) return null;
  const counted = COUNTED[mark];
  const Sign = counted === 'agree' ? LeafSign : counted === 'differ' ? DifferSign : AskSign;
  const jotok = name === 'rashi' ? jotokOf(sheet.jotok) : undefined;
  return (
    <>
      <Sign /> <span>{jotok ? score[jotok] : t[mark]}</span>
    </>
  );
}
