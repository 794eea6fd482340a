import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '#web/art/Icon.tsx';
import styles from './ActionRows.module.css';

/** The name of a row and its explanation. */
interface Named {
  key: string;
  name: ReactNode;
  /** The consequence, in one line. */
  said: ReactNode;
}

/** A row that unfolds its action. */
interface Folded extends Named {
  /** States what is kept, and how to undo the action. */
  back?: ReactNode;
  control: ReactNode;
  isOpen?: boolean;
}

/** A row that links to its action. */
interface Leading extends Named {
  to: string;
  /** True for a link to a file, which the browser downloads itself. */
  isFile?: boolean;
}

/** A row that unfolds its action, or links to it. */
export type Way = Folded | Leading;

/** List rows with a line between each two. */
export const Rows = ({ children }: { children: ReactNode }) => <ul className={styles.ways}>{children}</ul>;

/** A row without a link, with its actions at the end. */
export const Row = ({ name, said, children }: Omit<Named, 'key'> & { children?: ReactNode }) => (
  <li>
    <div className={styles.row}>
      <NameWithText name={name} said={said} />
      {children}
    </div>
  </li>
);

/** Similar actions, explained side by side. Each row unfolds or links to its action. */
export function ActionRows({ ways }: { ways: readonly Way[] }) {
  return (
    <Rows>
      {ways.map((way) => (
        <li key={way.key}>
          {'to' in way ? (
            <Link className={styles.row} to={way.to} reloadDocument={way.isFile}>
              <NameWithText {...way} />
              <Icon name={way.isFile ? 'download' : 'next'} />
            </Link>
          ) : (
            <details id={way.key} open={way.isOpen}>
              <summary className={styles.row}>
                <NameWithText {...way} />
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
    </Rows>
  );
}

const NameWithText = ({ name, said }: Omit<Named, 'key'>) => (
  <span className={styles.told}>
    <strong>{name}</strong>
    <span className={styles.said}>{said}</span>
  </span>
);
