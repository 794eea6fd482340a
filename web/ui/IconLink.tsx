import { Icon, type IconName } from '#web/art/Icon.tsx';
import styles from './IconButton.module.css';

/** A picture that leads off the site, as to the trust's page elsewhere. */
export function IconLink({ icon, label, href }: { icon: IconName; label: string; href: string }) {
  return (
    <a className={styles.icon} href={href} aria-label={label} title={label} rel="noopener">
      <Icon name={icon} />
    </a>
  );
}
