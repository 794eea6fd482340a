import styles from './Signs.module.css';

/** Marks reasons and answers that agree. Decorative: the text beside the sign carries the meaning. */
export const LeafSign = () => (
  <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M2.5 19.5C2 10 9 4 22 5c.5 10-5 16.5-14 15.5-2 0-4 .5-5.5-1z" fill="var(--leaf)" />
    <path d="M4 19c4-5 8-8 13-10" fill="none" stroke="var(--card)" strokeWidth="1.3" />
  </svg>
);

/** Marks what the office has seen or confirmed. The text beside the sign names the thing. */
export const SeenSign = () => (
  <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M5 13l4.5 4.5L19 7" fill="none" stroke="var(--leaf)" strokeWidth="3" strokeLinecap="round" />
  </svg>
);

/** Marks questions to ask. */
export const AskSign = () => (
  <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <circle cx="12" cy="12" r="10.5" fill="var(--turmeric-wash)" stroke="var(--gold)" strokeWidth="1.5" />
    <path
      d="M9 9.5c0-4 6-4 6-.5 0 2.5-3 2.5-3 5m0 3v.2"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </svg>
);

/** Marks what differs. */
export const DifferSign = () => (
  <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M4 9h16M4 15h16M15.5 4l-7 16" fill="none" stroke="var(--ink)" strokeWidth="2.2" strokeLinecap="round" />
  </svg>
);
