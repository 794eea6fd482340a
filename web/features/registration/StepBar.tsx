import { classNames } from '#web/ui/classNames.ts';
import styles from './StepBar.module.css';

const STEPS = [1, 2] as const;

/** How far the registration has come, for the eye: the heading says it in words. */
export function StepBar({ at }: { at: (typeof STEPS)[number] }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {STEPS.map((step) => (
        <span key={step} className={classNames(styles.step, step <= at && styles.reached)} />
      ))}
    </div>
  );
}
