import styles from './AlponaRule.module.css';

/**
 * A full-width line of rice-paste petals, in the colour of the text. Decorative. It is a CSS mask, because an inline
 * drawing would be part of the scripts.
 */
export function AlponaRule({ className }: { className?: string | undefined }) {
  return (
    <span className={className} aria-hidden="true">
      <span className={styles.petals} />
    </span>
  );
}
