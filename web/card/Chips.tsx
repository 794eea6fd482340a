import { classNames } from '#web/ui/classNames.ts';
import styles from './Chips.module.css';
import type { Chip } from './chips.ts';

interface Props {
  chips: readonly Chip[];
  /** True to show all chips, in as many rows as they need. */
  areAll?: boolean;
}

/** Short phrases about a family. Those in its favour are round; those to ask about have an edge. */
export function Chips({ chips, areAll = false }: Props) {
  if (chips.length === 0) return null;
  return (
    <ul className={classNames(styles.chips, areAll && styles.all)}>
      {chips.map(({ tone, text, said }) => (
        <li key={text} className={styles[tone]}>
          {said === undefined ? text : <ShownAndSpoken shown={text} said={said} />}
        </li>
      ))}
    </ul>
  );
}

/** Shows one text on the screen and gives another to screen readers. */
export const ShownAndSpoken = ({ shown, said }: { shown: string; said: string }) => (
  <>
    <span aria-hidden="true">{shown}</span>
    <span className="spoken">{said}</span>
  </>
);
