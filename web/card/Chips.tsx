import { classNames } from '#web/ui/classNames.ts';
import styles from './Chips.module.css';
import type { Chip } from './chips.ts';

/** Some words about a family, each in the shape of its kind: round for what speaks for it, with an edge for what to ask. */
export function Chips({
  chips,
  areAll = false,
}: {
  chips: readonly Chip[] /** In as many rows as they need. */;
  areAll?: boolean;
}) {
  if (chips.length === 0) return null;
  return (
    <ul className={classNames(styles.chips, areAll && styles.all)}>
      {chips.map(({ tone, text, said }) => (
        <li key={text} className={styles[tone]}>
          {said === undefined ? text : <Told shown={text} said={said} />}
        </li>
      ))}
    </ul>
  );
}

/** Words for the eye, and in their place others for a voice. */
export const Told = ({ shown, said }: { shown: string; said: string }) => (
  <>
    <span aria-hidden="true">{shown}</span>
    <span className="spoken">{said}</span>
  </>
);
