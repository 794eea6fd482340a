import type { ReactNode } from 'react';
import styles from './Ways.module.css';

interface Props {
  /** What is told of each way, in the same order for all. */
  about: readonly string[];
  ways: readonly { name: ReactNode; key: string; said: readonly string[]; control: ReactNode }[];
}

/** Ways that are easily taken for one another, told apart: a row each, the same questions answered for all, and its control. */
export function Ways({ about, ways }: Props) {
  return (
    <ul className={styles.ways}>
      {ways.map(({ name, key, said, control }) => (
        <li key={key}>
          <h3>{name}</h3>
          <dl>
            {about.map((question, index) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{said[index]}</dd>
              </div>
            ))}
          </dl>
          {control}
        </li>
      ))}
    </ul>
  );
}
