import { useId } from 'react';
import styles from './Chart.module.css';

export interface Bar {
  name: string;
  /** Null if the count is withheld. */
  count: number | null;
  said: string;
}

interface Props {
  /** Describes the drawing and the table. */
  caption: string;
  /** The heading of the names. */
  head: string;
  counted: string;
  bars: readonly Bar[];
}

const WIDTH = 320;
const ROW = 40;
const HEIGHT = 14;
const TEXT = 16;
const END = 4;
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
          viewBox={`0 0 ${WIDTH} ${bars.length * ROW + END}`}
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
                <path className={styles.untold} d={`M0 ${TEXT + END + HEIGHT / 2}H${WIDTH}`} />
              ) : (
                <rect
                  y={TEXT + END}
                  width={Math.max(2, (count / most) * WIDTH)}
                  height={HEIGHT}
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
