import type { SharedView } from '#contract/member.ts';
import { AskSign, LeafSign } from '#web/card/Signs.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { type SharedAnswer, sharedLabels } from '#words/labels/shared.ts';
import { sharedAnswer } from '#words/shared-answer.ts';
import { lineTexts } from './line.texts.ts';
import { type LineMark, markOf, weighed } from './line-mark.ts';
import styles from './Pair.module.css';

const LINES = [
  ...(['religion', 'caste', 'clan', 'desh', 'ancestralDistrict', 'motherTongue', 'maritalStatus', 'diet'] as const),
  ...(['rashi', 'nakshatra', 'logno', 'gon', 'isMangalik'] as const),
] as const satisfies SharedAnswer[];

/** The answers of both, the bride's left; a line stands where one of the two has said something. */
export function LineByLine({ bride, groom }: { bride: SharedView; groom: SharedView }) {
  const label = useLabels(sharedLabels, 'fact');
  const language = useLanguage();
  const lines = LINES.map((name) => ({
    name,
    hers: sharedAnswer(bride, name, language),
    his: sharedAnswer(groom, name, language),
    mark: markOf(name, weighed(bride, name, language), weighed(groom, name, language)),
  }));
  return (
    <table className={styles.lines}>
      <thead className="spoken">
        <tr>
          <th scope="col">{bride.name}</th>
          <td />
          <th scope="col">{groom.name}</th>
        </tr>
      </thead>
      <tbody>
        {lines
          .filter(({ hers, his }) => hers || his)
          .map(({ name, hers, his, mark }) => (
            <tr key={name}>
              <td>{hers || '—'}</td>
              <th scope="row">
                {label(name)}
                <Mark mark={mark} isCaste={name === 'caste'} />
              </th>
              <td>{his || '—'}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** Whether the two answers fit or are something to ask about, by a sign and a word. */
function Mark({ mark, isCaste }: { mark: LineMark; isCaste: boolean }) {
  const t = useTexts(lineTexts);
  if (mark === null) return null;
  return (
    <span className={styles.mark}>
      {mark === 'fits' ? <LeafSign /> : <AskSign />} {mark === 'differs' && isCaste ? t.casteDiffers : t[mark]}
    </span>
  );
}
