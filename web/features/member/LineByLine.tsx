import type { SharedView, Sheet } from '#contract/member.ts';
import { AskSign, LeafSign } from '#web/card/Signs.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { sharedLabels } from '#words/labels/shared.ts';
import { wishLabels } from '#words/labels/wishes.ts';
import { sheetTexts } from '#words/sheet/sheet.texts.ts';
import { lineTexts } from './line.texts.ts';
import styles from './Pair.module.css';
import { COUNTED, type PairLine } from './pair-lines.ts';
import { jotokOf, scoreTexts } from './score.texts.ts';

interface Props {
  bride: SharedView;
  groom: SharedView;
  lines: readonly PairLine[];
  sheet: Sheet;
}

/** The answers of both, the bride's left. */
export function LineByLine({ bride, groom, lines, sheet }: Props) {
  const t = useTexts(lineTexts);
  const label = useLabels(sharedLabels, 'fact');
  const wishLabel = useLabels(wishLabels);
  const sides = useTexts(sheetTexts);
  return (
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
        {lines.map((line) => (
          <tr key={line.name}>
            <th scope="row" className={styles.hint}>
              {line.name === 'district' ? wishLabel('place') : label(line.name)}
            </th>
            <td>{line.hers || '—'}</td>
            <td>{line.his || '—'}</td>
            <td className={styles.mark}>
              <Mark line={line} sheet={sheet} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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
function Mark({ line: { name, hers, his, mark }, sheet }: { line: PairLine; sheet: Sheet }) {
  const t = useTexts(lineTexts);
  const score = useTexts(scoreTexts);
  if (mark === null) return null;
  const counted = COUNTED[mark];
  const Sign = counted === 'agree' ? LeafSign : counted !== 'differ' && AskSign;
  const jotok = name === 'rashi' && hers && his ? jotokOf(sheet.jotok) : undefined;
  const word = mark === 'differs' && name === 'caste' ? t.casteDiffers : t[mark];
  return (
    <>
      {Sign && <Sign />} <span>{jotok ? score[jotok] : word}</span>
    </>
  );
}
