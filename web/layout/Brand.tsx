import { Link } from 'react-router';
import { Butterfly } from '#web/art/Butterfly.tsx';
import { Wordmark } from '#web/art/Wordmark.tsx';
import styles from './Brand.module.css';

/** The mark and both drawn names, leading home; `name` is what is read aloud. */
export function Brand({ name, to }: { name: string; to: string }) {
  return (
    <Link to={to} className={styles.brand} aria-label={name}>
      <Butterfly className={styles.mark} />
      <span className={styles.words}>
        <Wordmark className={styles.bengali} />
        <span className={styles.latin} lang="en" aria-hidden="true">
          Shubho Bibaho
        </span>
      </span>
    </Link>
  );
}
