import { useId } from 'react';
import type { ChartMark } from '#contract/birth-chart.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { classNames } from '#web/ui/classNames.ts';
import { markLetters } from '#words/pdf/chart.ts';
import styles from './BirthChart.module.css';
import { birthChartTexts } from './birth-chart.texts.ts';
import { CELLS } from './birth-chart-cells.ts';
import { roomFor, rowsOf } from './birth-chart-rows.ts';

interface Props {
  /** The grahas of each rashi, Mesh first, with the lagna where it is known. */
  marks: readonly (readonly ChartMark[])[];
  /** The names of the rashis in the reader's language, Mesh first. */
  rashiNames: readonly string[];
  /** For a partial chart: the explanation of its marks. The marked signs are then coloured. */
  caption?: string;
  /** For a whole chart: a caption that replaces its name. */
  note?: string;
}

/** The birth chart in the square form of eastern India; screen readers get the same as a list. */
export function BirthChart({ marks, rashiNames, caption, note }: Props) {
  const t = useTexts(birthChartTexts);
  const letters = markLetters[useLanguage()];
  const titleId = useId();
  const allMarks = marks.flat();
  // The caption of a partial chart explains its letters.
  const isExplained = caption === undefined && allMarks.length > 1;
  return (
    <figure className={classNames(styles.chart, caption !== undefined && styles.small)}>
      <svg viewBox="-2 -2 304 304" role="img" aria-labelledby={titleId} className={styles.drawing}>
        <title id={titleId}>{spokenTitle(marks, rashiNames, t)}</title>
        {CELLS.map(({ points, x, y }, index) => (
          <g key={points}>
            <polygon
              points={points}
              className={classNames(styles.cell, caption !== undefined && marks[index]?.length !== 0 && styles.marked)}
            />
            <Letters rows={rowsIn(marks[index] ?? [], points)} at={{ x, y }} letters={letters} />
          </g>
        ))}
      </svg>
      <figcaption>
        {caption ?? note ?? t.title}
        {isExplained && (
          <span className={`soft ${styles.letterNames}`} aria-hidden="true">
            {allMarks.map((mark) => `${letters[mark]}\u00a0${t[mark]}`).join(' · ')}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

/** Returns the chart in words for screen readers: its name, then each rashi that has marks. */
function spokenTitle(
  marks: Props['marks'],
  rashiNames: Props['rashiNames'],
  t: Record<ChartMark | 'title', string>,
): string {
  const rashiTexts = marks.flatMap((inRashi, index) =>
    inRashi.length === 0 ? [] : [`${rashiNames[index] ?? ''}: ${inRashi.map((mark) => t[mark]).join(', ')}`],
  );
  return `${t.title}. ${rashiTexts.join('; ')}`;
}

const CORNERS_OF_TRIANGLE = 3;
const shapeOf = (points: string) => (points.split(' ').length === CORNERS_OF_TRIANGLE ? 'triangle' : 'square');

/** Returns the marks of a cell in rows, with the room that its shape leaves for them. */
const rowsIn = (marks: readonly ChartMark[], points: string) => {
  const rows = rowsOf(marks);
  return { rows, room: roomFor(rows, shapeOf(points)) };
};

interface LettersProps {
  rows: ReturnType<typeof rowsIn>;
  at: { x: number; y: number };
  letters: Record<ChartMark, string>;
}

/** The distance between two rows of letters. */
const LINE_HEIGHT = '1.16em';
/** Half of LINE_HEIGHT, in em. */
const HALF_LINE_EM = 0.58;

/** Draws the letters of a sign in rows, centred. In print and in a small chart they are smaller where room is short. */
function Letters({ rows: { rows, room }, at: { x, y }, letters }: LettersProps) {
  return (
    <text x={x} y={y} className={classNames(styles.letters, styles[room])}>
      {rows.map((row, line) => (
        <tspan key={row.join()} x={x} dy={line === 0 ? `${(1 - rows.length) * HALF_LINE_EM}em` : LINE_HEIGHT}>
          {row.map((mark) => letters[mark]).join(' ')}
        </tspan>
      ))}
    </text>
  );
}
