import { Icon, type IconName } from '#web/art/Icon.tsx';
import styles from './Jumps.module.css';

interface Props {
  label: string;
  /** The id of each place on the page, its name, and its sign. */
  to: readonly (readonly [id: string, name: string, icon?: IconName])[];
}

/** The way to each part of a long page. */
export const Jumps = ({ label, to }: Props) => (
  <nav className={`screen-only ${styles.jumps}`} aria-label={label}>
    {to.map(([id, name, icon]) => (
      <a key={id} href={`#${id}`}>
        {icon && <Icon name={icon} />}
        {name}
      </a>
    ))}
  </nav>
);
