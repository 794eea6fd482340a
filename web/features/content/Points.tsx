import { LineDrawing } from '#web/art/Icon.tsx';
import { flower } from '#web/art/points.ts';
import { RichText } from '#web/fields/RichText.tsx';
import styles from './Points.module.css';

interface Props {
  points: readonly string[];
  language: string;
  /** One for each point of our own text: where the office has written more of them or fewer, each has the same flower. */
  drawings: readonly string[];
}

/** What the site stands for, each point with a drawing. */
export function Points({ points, language, drawings }: Props) {
  if (points.length === 0) return null;
  const isOurs = points.length === drawings.length;
  return (
    <ul className={styles.points}>
      {points.map((point, index) => (
        <li key={point}>
          <LineDrawing path={(isOurs && drawings[index]) || flower} />
          <RichText html={point} language={language} />
        </li>
      ))}
    </ul>
  );
}
