import { useId } from 'react';
import styles from './Chart.module.css';

/** A bar of a chart, and its row in the table. */
export interface Bar {
  name: string;
  /** Null if the count is withheld. */
  count: number | null;
  /** The count in words or digits. */
  said: string;
}

interface Props {
  /** Describes the drawing and the table. */
  caption: string;
  /** The heading of the names. */
  head: string;
  /** The heading of the counts. */
  counted: string;
  bars: readonly Bar[];
}

/** Width of the drawing, in its own units. */
const WIDTH = 320;
/** Height of a row: the text, the gap, and the bar below it. */
const ROW = 40;
/** Height of a bar. */
const BAR = 14;
/** The baseline of the text, from the top of its row. */
const TEXT = 16;
/** Space between the baseline and the bar, and below the last row. */
const GAP = 4;
/** Minimum width of a bar, so that a count of 0 is visible. */
const THINNEST_BAR = 2;
/** The mark for a withheld count in the drawing, which has no room for words. */
const NOT_TOLD = '–';

/** Numbers as bars that are readable without colour, with the same numbers as a table, also for screen readers. */
export function Chart({ caption, head, counted, bars }: Props) {
  const pattern = useId();
  const most = Math.max(1, ...bars.map(({ count }) => count ?? 0));
  return (
    <figure className={styles.chart}>
      <figcaption>{caption}</figcaption>
      <div className={styles.both}>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${WIDTH} ${bars.length * ROW + GAP}`}
          aria-hidden="true"
          focusable="false"
        >
          <pattern id={pattern} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 3h6" />
          </pattern>
          {bars.map(({ name, count, said }, index) => (
            <g key={name} transform={`translate(0 ${index * ROW})`}>
              <text y={TEXT}>{name}</text>
              <text x={WIDTH} y={TEXT} textAnchor="end" className={styles.number}>
                {count === null ? NOT_TOLD : said}
              </text>
              {count === null ? (
                <path className={styles.untold} d={`M0 ${TEXT + GAP + BAR / 2}H${WIDTH}`} />
              ) : (
                <rect
                  y={TEXT + GAP}
                  width={Math.max(THINNEST_BAR, (count / most) * WIDTH)}
                  height={BAR}
                  fill={`url(#${pattern})`}
                />
              )}
            </g>
          ))}
        </svg>
        <table className={styles.table}>
          <caption className="spoken">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col">{counted}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, said }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{said}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
