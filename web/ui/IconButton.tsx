import { Icon, type IconName } from '#web/art/Icon.tsx';
import styles from './IconButton.module.css';

/** An icon with an action, like the information icon beside a field. `label` is its accessible name. */
export function IconButton({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.icon} aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
