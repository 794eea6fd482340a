import { lock } from '#web/art/drawings.ts';
import { LineDrawing } from '#web/art/Icon.tsx';
import {
  book,
  coinStruckOut,
  door,
  drop,
  flower,
  globe,
  house,
  personAgreed,
  question,
  seedling,
  speech,
} from '#web/art/points.ts';
import { RichText } from '#web/fields/RichText.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import styles from './Points.module.css';
import { plainText } from './sections.ts';

interface Props {
  points: readonly string[];
  language: string;
  /**
   * One drawing (an SVG path) for each point of our own text. The office's text may have another number of points. Then
   * `Points` draws the same flower for every point, and `NamedPoints` draws it for the points beyond the drawings.
   */
  drawings: readonly string[];
}

/** Lists the points of a text, such as the principles of the site, each with a drawing. */
export function Points({ points, language, drawings }: Props) {
  if (points.length === 0) return null;
  const isOurText = points.length === drawings.length;
  return (
    <ul className={styles.points}>
      {points.map((point, index) => (
        <li key={point}>
          <LineDrawing path={(isOurText && drawings[index]) || flower} />
          <RichText html={point} language={language} />
        </li>
      ))}
    </ul>
  );
}

/** Folds each point under the bold name with which it begins. If a point has no name, all points are shown unfolded. */
export function NamedPoints({ id, ...props }: Props & { id: string }) {
  const { points, language, drawings } = props;
  const namedPoints = points.map((point) => /^<strong>(.*?)<\/strong>(.*)$/s.exec(point.trim()));
  if (namedPoints.some((match) => !match)) return <Points {...props} />;
  return (
    <Accordion
      items={namedPoints.map((match, index) => ({
        id: `${id}-${index + 1}`,
        heading: (
          <span className={styles.named}>
            <LineDrawing path={drawings[index] ?? flower} />
            <span lang={language}>{plainText(match?.[1] ?? '')}</span>
          </span>
        ),
        content: <RichText html={match?.[2] ?? ''} language={language} />,
      }))}
    />
  );
}

/** The drawings for the points of our own texts, in their order. */
export const pointDrawings = {
  mission: [house, speech, lock, door],
  vision: [drop, question, coinStruckOut, book, seedling, globe],
  about: [speech, question, personAgreed, book, lock],
} as const;

/**
 * Splits an HTML text at its first `<ul>`: `lead` is the HTML before the list, `points` the HTML of each point, and
 * `rest` the HTML after the list. A text without such a list is all `lead`.
 */
export function splitList(html: string): { lead: string; points: readonly string[]; rest: string } {
  const [, lead = html, list = '', rest = ''] = /^(.*?)<ul>(.*?)<\/ul>(.*)$/s.exec(html) ?? [];
  // A text with a nested list is not split.
  if (/<[uo]l>/.test(list)) return { lead: html, points: [], rest: '' };
  return { lead, points: Array.from(list.matchAll(/<li>(.*?)<\/li>/gs), ([, point = '']) => point), rest };
}
