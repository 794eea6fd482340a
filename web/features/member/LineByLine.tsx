import type { SharedView, Sheet } from '#contract/member.ts';
import { AskSign, LeafSign } from '#web/card/Signs.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { type SharedAnswer, sharedLabels } from '#words/labels/shared.ts';
import { number } from '#words/numbers.ts';
import { sharedAnswer } from '#words/shared-answer.ts';
import { sheetTexts } from '#words/sheet/sheet.texts.ts';
import { lineTexts } from './line.texts.ts';
import { type LineMark, markOf, weighed } from './line-mark.ts';
import styles from './Pair.module.css';
import { jotokOf, scoreTexts } from './score.texts.ts';

const LINES = [
  ...(['religion', 'caste', 'clan', 'desh', 'ancestralDistrict', 'motherTongue', 'maritalStatus', 'diet'] as const),
  ...(['rashi', 'nakshatra', 'logno', 'gon', 'isMangalik'] as const),
] as const satisfies SharedAnswer[];

interface Props {
  bride: SharedView;
  groom: SharedView;
  sheet: Sheet;
  /** The bride's family reads. */
  isBride: boolean;
}

/** The answers of both, the bride's left; a line stands where one of the two has said something. */
export function LineByLine({ bride, groom, sheet, isBride }: Props) {
  const t = useTexts(lineTexts);
  const label = useLabels(sharedLabels, 'fact');
  const language = useLanguage();
  const sides = useTexts(sheetTexts);
  const lines = LINES.map((name) => {
    const both = [weighed(bride, name, language), weighed(groom, name, language)] as const;
    return {
      name,
      hers: sharedAnswer(bride, name, language),
      his: sharedAnswer(groom, name, language),
      mark: markOf(name, isBride ? both : [both[1], both[0]], sheet),
    };
  });
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
        {lines
          .filter(({ hers, his }) => hers || his)
          .map(({ name, hers, his, mark }) => (
            <tr key={name}>
              <th scope="row" className={styles.hint}>
                {label(name)}
              </th>
              <td>{hers || '—'}</td>
              <td>{his || '—'}</td>
              <td className={styles.mark}>
                <Mark name={name} mark={mark} sheet={sheet} isCompared={Boolean(hers && his)} />
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

const SIGNS: Partial<Record<LineMark, typeof LeafSign>> = {
  ...{ fits: LeafSign, same: LeafSign, clanApart: LeafSign },
  ...{ ask: AskSign, differs: AskSign, clanSame: AskSign, mine: AskSign },
};

interface MarkProps {
  name: SharedAnswer;
  mark: LineMark | null;
  sheet: Sheet;
  /** Both have said it. */
  isCompared: boolean;
}

/** What the two answers come to, by a sign and a word; of the two stars the engine's own word and points. */
function Mark({ name, mark, sheet, isCompared }: MarkProps) {
  const t = useTexts(lineTexts);
  const sheetWords = useTexts(sheetTexts);
  const score = useTexts(scoreTexts);
  const language = useLanguage();
  const tara = sheet.guna?.kootas.find(({ koota }) => koota === 'tara');
  if (name === 'nakshatra' && isCompared)
    return tara?.points == null ? null : (
      <span>{t.tara(sheetWords.of(number(tara.points, language), number(tara.most, language)))}</span>
    );
  if (mark === null) return null;
  const Sign = SIGNS[mark];
  const jotok = name === 'rashi' && isCompared ? jotokOf(sheet.jotok) : undefined;
  const word = mark === 'differs' && name === 'caste' ? t.casteDiffers : t[mark];
  return (
    <>
      {Sign && <Sign />} <span>{jotok ? score[jotok] : word}</span>
    </>
  );
}
