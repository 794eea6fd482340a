import styles from './AlponaRule.module.css';

/** A full-width line of rice-paste petals, in the colour of the text. Decorative. A mask, because a drawing would travel as a script. */
export function AlponaRule({ className }: { className?: string | undefined }) {
  return (
    <span className={className} aria-hidden="true">
      <span className={styles.petals} />
    </span>
  );
}
