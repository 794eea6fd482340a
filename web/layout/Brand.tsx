import { Link } from 'react-router';
import { Butterfly } from '#web/art/Butterfly.tsx';
import { Wordmark } from '#web/art/Wordmark.tsx';
import styles from './Brand.module.css';

/** The mark and the site's two names, the same in every language; a link to the home page. */
export function Brand({ to }: { to: string }) {
  return (
    <Link to={to} className={styles.brand}>
      <Butterfly className={styles.mark} />
      <span className={styles.words}>
        <Wordmark className={styles.bengali} />
        <span className={styles.latin} lang="en">
          Shubho Bibaho
        </span>
      </span>
    </Link>
  );
}
