import { classNames } from './classNames.ts';
import styles from './FamilyVine.module.css';

interface Person {
  /** Like "Grandfather". */
  label: string;
  /** Empty until the family has written it. */
  name: string;
  /** A short occupation or clan. */
  detail?: string;
}

interface Props {
  label: string;
  people: readonly Person[];
  /**
   * True if the first entry stands for elders whose names are hidden. It is drawn as a bud, even though it has text.
   */
  isLocked?: boolean;
}

/**
 * A family tree (বংশলতিকা): one line of a family along a vine, eldest first. People without a name are drawn as buds.
 */
export function FamilyVine({ label, people, isLocked = false }: Props) {
  return (
    <ol className={styles.vine} aria-label={label}>
      {people.map((person, index) => (
        <li
          key={`${person.label} ${person.name}`}
          className={classNames(styles.person, (!person.name || (isLocked && index === 0)) && styles.bud)}
        >
          <Leaf />
          {person.label && <span className="soft">{person.label}</span>}
          <span className={isLocked && index === 0 ? 'soft' : styles.name}>{person.name || '—'}</span>
          {person.detail && <span className="soft">{person.detail}</span>}
        </li>
      ))}
    </ol>
  );
}

function Leaf() {
  return (
    <svg className={styles.leaf} viewBox="0 0 48 32" aria-hidden="true" focusable="false">
      <path className={styles.blade} d="M2 16C10 4 28 0 46 6 42 24 20 32 2 16z" />
      <path className={styles.vein} d="M2 16c14 2 26-2 36-7M16 16l6-8M20 16l8 5" />
    </svg>
  );
}
