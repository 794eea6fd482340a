import { Icon, type IconName } from '#web/art/Icon.tsx';
import styles from './IconButton.module.css';

/** An icon with a link to another site, like the trust's page on a social network. */
export function IconLink({ icon, label, href }: { icon: IconName; label: string; href: string }) {
  return (
    <a className={styles.icon} href={href} aria-label={label} title={label} rel="noopener">
      <Icon name={icon} />
    </a>
  );
}
