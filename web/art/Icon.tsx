import styles from './Icon.module.css';

/** The path of each icon, in a square of 24 by 24 units. */
const outlines = {
  alert: 'M12 8v5m0 3.5v.01M12 3 2.5 20h19z',
  check: 'm4.5 12.5 5 5 10-11',
  chevron: 'm6 9 6 6 6-6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.500 2',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h11v12H9zM5 15H4V3h11v2',
  download: 'M12 4v11m-5-4 5 5 5-5M5 20h14',
  eye: 'M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  eyeClosed: 'M2 10.5s4 5.5 10 5.5 10-5.5 10-5.5M5 14.5l-1.5 2.500M12 16v3.500M19 14.500l1.5 2.5',
  facebook: 'M14 8.5h3V4.5h-3a4 4 0 0 0-4 4V11H7v4h3v6h4v-6h2.5l1-4H14z',
  info: 'M12 11v6m0-9.500v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zm5 13a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm5-9v.01',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  mail: 'M3 5.500h18v13H3zM3 6.500l9 7 9-7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  next: 'm9 5 7 7-7 7',
  pause: 'M9 5v14M15 5v14',
  phone:
    'M6 3h3l1.5 5-2 1.500a12 12 0 0 0 6 6l1.5-2 5 1.500v3c0 1.5-1 2.5-2.5 2.500C11 20.5 3.5 13 3.5 5.5 3.5 4 4.5 3 6 3z',
  place: 'M12 21s7-6.5 7-11.500a7 7 0 0 0-14 0C5 14.5 12 21 12 21zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  play: 'M8 5.500v13l11-6.500z',
  previous: 'm15 5-7 7 7 7',
  whatsapp: 'M3.5 20.5 5 16a8 8 0 1 1 3 3zM9 8.5c0 4 2.5 6.5 6.5 6.5l.5-2-2-1-1 1c-1.5-.5-2.5-1.5-3-3l1-1-1-2z',
  youtube: 'M3 8.5c0-2 1-3 3-3h12c2 0 3 1 3 3v7c0 2-1 3-3 3H6c-2 0-3-1-3-3zM10 9v6l5-3z',
} as const;

/** The name of an icon that many pages need. */
export type IconName = keyof typeof outlines;

/** One of the icons that many pages need. */
export const Icon = ({ name }: { name: IconName }) => <LineDrawing path={outlines[name]} />;

/**
 * A line drawing as large as the text around it; hidden from screen readers, because text or a labelled control always
 * accompanies it.
 */
export function LineDrawing({ path }: { path: string }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
