import styles from './Jumps.module.css';

interface Props {
  label: string;
  /** The id of each section on the page, and its name. */
  to: readonly (readonly [id: string, name: string])[];
}

/** Links to the sections of a long page. */
export const Jumps = ({ label, to }: Props) => (
  <nav className={`screen-only ${styles.jumps}`} aria-label={label}>
    {to.map(([id, name]) => (
      <a key={id} href={`#${id}`}>
        {name}
      </a>
    ))}
  </nav>
);
