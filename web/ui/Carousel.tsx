import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '#web/art/Icon.tsx';
import styles from './Carousel.module.css';
import { classNames } from './classNames.ts';
import { useIsAlive } from './useIsAlive.ts';

interface Props {
  label: string;
  previousLabel: string;
  nextLabel: string;
  pauseLabel: string;
  playLabel: string;
  /** Label of a slide, like "Picture 2 of 3". */
  slideLabel: (position: number, count: number) => string;
  /** Three or more, because one is visible on each side of the current one. */
  slides: readonly { id: string; content: ReactNode }[];
}

/** The time for which a slide is shown. */
const DELAY_MS = 2_000;

/**
 * Loops and advances automatically, unless the reader prefers reduced motion. Without JavaScript the slides scroll
 * sideways.
 */
export function Carousel({ slides, ...words }: Props) {
  const [isPlaying, setIsPlaying] = useState(false);
  /** True while the mouse, a finger or the focus is on the carousel, which then does not advance. */
  const [isHeld, setIsHeld] = useState(false);
  /** The index of the shown slide, and the direction of the last move: 1 is forwards, -1 backwards. */
  const [{ current, step }, setPlace] = useState({ current: 0, step: -1 });
  const isAlive = useIsAlive();
  const viewport = useRef<HTMLDivElement>(null);
  const count = slides.length;
  const go = (by: 1 | -1) => setPlace((place) => ({ current: (place.current + by + count) % count, step: by }));
  const swipe = useSwipe(go);

  useEffect(() => {
    // Resets the scroll position from before hydration.
    if (viewport.current) viewport.current.scrollLeft = 0;
    setIsPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, []);

  // Restarts the timer for each picture.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new picture restarts the timer
  useEffect(() => {
    if (!isPlaying || isHeld) return;
    const timer = setTimeout(() => go(1), DELAY_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, isHeld, current]);

  const hold = () => setIsHeld(true);
  const letGo = () => setIsHeld(false);

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={words.label}
      onPointerEnter={hold}
      onPointerLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      <div
        className={classNames(styles.viewport, isAlive && styles.moving)}
        ref={viewport}
        // Without JavaScript it scrolls, so it must be focusable for the arrow keys.
        tabIndex={isAlive ? undefined : 0}
        {...swipe}
      >
        <ul className={styles.slides}>
          {slides.map((slide, index) => {
            const side = signedDistance(index - current, count);
            return (
              <li
                key={slide.id}
                // A slide that moves from one end to the other is hidden during the move.
                className={classNames(styles.slide, side === step && styles.round)}
                style={isAlive ? { transform: `translateX(calc(${(side - index) * 100}% + var(--drag)))` } : undefined}
                aria-label={words.slideLabel(index + 1, count)}
                inert={isAlive && index !== current}
              >
                {slide.content}
              </li>
            );
          })}
        </ul>
      </div>
      {isAlive && (
        <div className={styles.controls}>
          <Control label={words.previousLabel} icon="previous" onClick={() => go(-1)} />
          <Control
            label={isPlaying ? words.pauseLabel : words.playLabel}
            icon={isPlaying ? 'pause' : 'play'}
            onClick={() => setIsPlaying(!isPlaying)}
          />
          <span className={styles.position} aria-hidden="true">
            {slides.map((slide, index) => (
              <span key={slide.id} className={classNames(styles.dot, index === current && styles.here)} />
            ))}
          </span>
          <Control label={words.nextLabel} icon="next" onClick={() => go(1)} />
        </div>
      )}
    </section>
  );
}

/** Returns the signed distance of a slide from the current one, by the shorter way. */
function signedDistance(distance: number, count: number): number {
  const ahead = (distance + count) % count;
  return ahead > count / 2 ? ahead - count : ahead;
}

interface ControlProps {
  label: string;
  icon: 'previous' | 'next' | 'pause' | 'play';
  onClick: () => void;
}

function Control({ label, icon, onClick }: ControlProps) {
  return (
    <button type="button" className={classNames(styles.control, styles[icon])} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

/** A swipe over more than this many pixels moves to the next or the previous slide. */
const SWIPE_PX = 40;

/**
 * Returns the event handlers of a box whose content follows the finger by `--drag` without `--glide`, and moves on
 * after a long enough swipe.
 */
function useSwipe(go: (by: 1 | -1) => void) {
  const startX = useRef<number>(undefined);
  const draggedPx = ({ clientX }: PointerEvent) => clientX - (startX.current ?? clientX);
  const leave = ({ currentTarget: { style } }: PointerEvent<HTMLElement>) => {
    for (const property of ['--drag', '--glide']) style.removeProperty(property);
    startX.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.isPrimary && event.button === 0) startX.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (startX.current === undefined) return;
      event.currentTarget.style.setProperty('--drag', `${draggedPx(event)}px`);
      event.currentTarget.style.setProperty('--glide', '0s');
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const px = draggedPx(event);
      if (Math.abs(px) > SWIPE_PX) go(px < 0 ? 1 : -1);
      leave(event);
    },
    onPointerCancel: leave,
    onPointerLeave: leave,
  };
}
