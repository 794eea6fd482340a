import { useId } from 'react';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { classNames } from '#web/ui/classNames.ts';
import styles from './BirthChart.module.css';
import { birthChartTexts, type ChartMark, markLetters } from './birth-chart.texts.ts';
import { CELLS } from './birth-chart-cells.ts';

interface Props {
  /** The grahas of each rashi, Mesh first, with the lagna among them where it is known. */
  marks: readonly (readonly ChartMark[])[];
  /** The names of the rashis in the reader's language, Mesh first. */
  rashiNames: readonly string[];
  /** What is marked where it is not the whole chart: then these signs are washed with colour. */
  caption?: string;
}

const IN_A_ROW = 3;
const LINE = 17;

/** The birth chart in the square form of the east of India; those who do not see it hear the same as a list. */
export function BirthChart({ marks, rashiNames, caption }: Props) {
  const t = useTexts(birthChartTexts);
  const letters = markLetters[useLanguage()];
  const titleId = useId();
  return (
    <figure className={styles.chart}>
      <svg viewBox="-2 -2 304 304" role="img" aria-labelledby={titleId} className={styles.drawing}>
        <title id={titleId}>{spoken(marks, rashiNames, t)}</title>
        {CELLS.map(({ points, x, y }, index) => (
          <g key={points}>
            <polygon
              points={points}
              className={classNames(styles.cell, caption !== undefined && marks[index]?.length !== 0 && styles.marked)}
            />
            {rowsOf(marks[index] ?? []).map((row, line, rows) => (
              <text key={row.join()} x={x} y={y + (line - (rows.length - 1) / 2) * LINE} className={styles.letters}>
                {row.map((mark) => letters[mark]).join(' ')}
              </text>
            ))}
          </g>
        ))}
      </svg>
      <figcaption>{caption ?? t.title}</figcaption>
    </figure>
  );
}

function spoken(
  marks: Props['marks'],
  rashiNames: Props['rashiNames'],
  t: Record<ChartMark | 'title', string>,
): string {
  const filled = marks.flatMap((inRashi, index) =>
    inRashi.length === 0 ? [] : [`${rashiNames[index] ?? ''}: ${inRashi.map((mark) => t[mark]).join(', ')}`],
  );
  return `${t.title}. ${filled.join('; ')}`;
}

function rowsOf(marks: readonly ChartMark[]): ChartMark[][] {
  const rows: ChartMark[][] = [];
  for (let start = 0; start < marks.length; start += IN_A_ROW) rows.push(marks.slice(start, start + IN_A_ROW));
  return rows;
}
