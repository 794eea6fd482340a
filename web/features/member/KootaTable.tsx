import type { Sheet } from '#contract/member.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { number } from '#words/numbers.ts';
import { kootaTexts } from '#words/sheet/kootas.texts.ts';
import { sheetTexts } from '#words/sheet/sheet.texts.ts';
import styles from './Pair.module.css';

/** The eight kootas in the order of the table. */
export const KOOTAS = ['varna', 'vashya', 'tara', 'yoni', 'maitri', 'gana', 'bhakoot', 'nadi'] as const;
/** The maximum number of points of all kootas together. `guna.most` is lower if some kootas are not known. */
const ALL_POINTS = 36;

interface Props {
  guna: NonNullable<Sheet['guna']>;
  /** True to leave out the meanings. */
  isShort?: boolean;
}

/** A table of the kootas with their points, their traditional meanings, and the total. */
export function KootaTable({ guna, isShort = false }: Props) {
  const t = useTexts(sheetTexts);
  const names = useTexts(kootaTexts);
  const language = useLanguage();
  const isWhole = guna.most === ALL_POINTS;
  const pointsOf = (points: number | null, most: number) =>
    points === null ? t.notKnown : t.of(number(points, language), number(most, language));
  return (
    <table className={styles.kootas}>
      <thead>
        <tr>
          <th scope="col">{t.koota}</th>
          {!isShort && <th scope="col">{t.means}</th>}
          <th scope="col">{t.points}</th>
        </tr>
      </thead>
      <tbody>
        {KOOTAS.map((name) => {
          const result = guna.kootas.find(({ koota }) => koota === name);
          return (
            result && (
              <tr key={name}>
                <th scope="row">{names[name]}</th>
                {!isShort && <td>{names[`${name}Means`]}</td>}
                <td>{pointsOf(result.points, result.most)}</td>
              </tr>
            )
          );
        })}
      </tbody>
      <tfoot className={isWhole ? undefined : styles.part}>
        <tr>
          <th scope="row" colSpan={isShort ? 1 : 2}>
            {isWhole ? t.total : t.totalPart(number(guna.most, language))}
          </th>
          <td>{pointsOf(guna.total, guna.most)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
