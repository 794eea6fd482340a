import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '#web/art/Icon.tsx';
import styles from './Ways.module.css';

interface Named {
  key: string;
  name: ReactNode;
  /** What comes of it, in one line. */
  said: ReactNode;
}

interface Folded extends Named {
  /** What stays, and the way back. */
  back?: ReactNode;
  control: ReactNode;
  isOpen?: boolean;
}

interface Leading extends Named {
  to: string;
  /** Leads to a file, which the browser asks for by itself. */
  isFile?: boolean;
}

export type Way = Folded | Leading;

/** Ways that are easily taken for one another, told apart: a row each, that opens or leads to what does it. */
export function Ways({ ways }: { ways: readonly Way[] }) {
  return (
    <ul className={styles.ways}>
      {ways.map((way) => (
        <li key={way.key}>
          {'to' in way ? (
            <Link className={styles.row} to={way.to} reloadDocument={way.isFile}>
              <Told {...way} />
              <Icon name={way.isFile ? 'download' : 'next'} />
            </Link>
          ) : (
            <details id={way.key} open={way.isOpen}>
              <summary className={styles.row}>
                <Told {...way} />
                <Icon name="chevron" />
              </summary>
              <div className={styles.inside}>
                {way.back && <p>{way.back}</p>}
                {way.control}
              </div>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

const Told = ({ name, said }: Named) => (
  <span className={styles.told}>
    <strong>{name}</strong>
    <span className={styles.said}>{said}</span>
  </span>
);
