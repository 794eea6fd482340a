import styles from './Jumps.module.css';

interface Props {
  label: string;
  /** The sections of the page, each with its id and name. */
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
