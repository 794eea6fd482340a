import { Icon, type IconName } from '#web/art/Icon.tsx';
import styles from './IconButton.module.css';

/** A picture that does something, as the information sign beside a field. `label` says what, for those who hear it. */
export function IconButton({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.icon} aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
