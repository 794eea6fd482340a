import signs from '#web/card/Signs.module.css';

/** Before what differs. Decoration: the words beside it say the same. */
export const DifferSign = () => (
  <svg className={signs.sign} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M4 9h16M4 15h16M15.5 4l-7 16" fill="none" stroke="var(--ink)" strokeWidth="2.2" strokeLinecap="round" />
  </svg>
);
