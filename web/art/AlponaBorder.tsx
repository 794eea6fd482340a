import { useId } from 'react';
import styles from './AlponaBorder.module.css';

/** The shares of the progress that the bottom edge and the two sides take. The top edge takes the rest. */
const FOOT = 0.2;
const SIDES = 0.6;

/**
 * A border of petals around its positioned parent. `share` of it is coloured, from the middle of the bottom edge up
 * both sides. Decorative: the text beside it states the progress.
 */
export function AlponaBorder({ share }: { share: number }) {
  const percentOf = (from: number, length: number) => Math.min(1, Math.max(0, (share - from) / length)) * 100;
  const foot = percentOf(0, FOOT);
  const sides = percentOf(FOOT, SIDES);
  const top = percentOf(FOOT + SIDES, 1 - FOOT - SIDES);
  return (
    <div className={styles.border} aria-hidden="true">
      <Edge place="foot" drawn={{ x: `${50 - foot / 2}%`, width: `${foot}%` }} />
      <Edge place="left" drawn={{ y: `${100 - sides}%`, height: `${sides}%` }} />
      <Edge place="right" drawn={{ y: `${100 - sides}%`, height: `${sides}%` }} />
      <Edge place="top" drawn={{ x: '0', width: `${top / 2}%` }} />
      <Edge place="top" drawn={{ x: `${100 - top / 2}%`, width: `${top / 2}%` }} />
    </div>
  );
}

interface EdgeProps {
  place: 'foot' | 'left' | 'right' | 'top';
  drawn: Partial<Record<'x' | 'y' | 'width' | 'height', string>>;
}

/** The pattern is drawn for a horizontal edge and turned for the sides. */
const TURNS = { foot: undefined, top: undefined, left: 'rotate(90)', right: 'rotate(90)' };

function Edge({ place, drawn }: EdgeProps) {
  const id = useId();
  return (
    <svg className={`${styles.edge} ${styles[place]}`} aria-hidden="true" focusable="false">
      <pattern id={id} width="24" height="12" patternUnits="userSpaceOnUse" patternTransform={TURNS[place]}>
        <path
          d="M12 11C9 8.500 9 4.500 12 1.500c3 3 3 7 0 9.500zM10.500 11C6 11 3.500 8.500 3 5c3 .2 5.500 1.500 7 4M13.500 11c4.500 0 7-2.500 7.500-6-3 .2-5.500 1.500-7 4M0 11.300h24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.100"
        />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} opacity=".35" />
      <rect x="0" y="0" width="100%" height="100%" {...drawn} fill={`url(#${id})`} />
    </svg>
  );
}
