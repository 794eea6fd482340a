import { Link } from 'react-router';
import { Butterfly } from '#web/art/Butterfly.tsx';
import { Wordmark } from '#web/art/Wordmark.tsx';
import styles from './Brand.module.css';

/** Butterfly and name, leading home. `name` is read aloud and stands small in Latin letters under the drawn Bengali. */
export function Brand({ name, to }: { name: string; to: string }) {
  return (
    <Link to={to} className={styles.brand}>
      <Butterfly className={styles.mark} />
      <span className={styles.words}>
        <Wordmark className={styles.bengali} />
        <span className={styles.latin}>{name}</span>
      </span>
    </Link>
  );
}
