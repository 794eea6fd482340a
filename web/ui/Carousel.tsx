import useEmblaCarousel from 'embla-carousel-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '#web/art/Icon.tsx';
import styles from './Carousel.module.css';
import { classNames } from './classNames.ts';

interface Props {
  label: string;
  previousLabel: string;
  nextLabel: string;
  pauseLabel: string;
  playLabel: string;
  /** Names one slide, as "Picture 2 of 3". */
  slideLabel: (position: number, count: number) => string;
  slides: readonly { id: string; content: ReactNode }[];
  delayMs?: number;
}

/** Endless and by itself, unless the reader asks for stillness. Without JavaScript the slides scroll sideways in their frame. */
export function Carousel({ slides, delayMs = 2000, ...words }: Props) {
  const [isPlaying, setIsPlaying] = useState(false);
  /** Under a mouse, a finger or the focus it waits. */
  const [isHeld, setIsHeld] = useState(false);
  const [current, setCurrent] = useState(0);
  const [viewport, embla] = useEmblaCarousel({ loop: true });

  useEffect(() => setIsPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches), []);

  useEffect(() => {
    if (!embla) return;
    const follow = () => setCurrent(embla.selectedScrollSnap());
    embla.on('select', follow);
    return () => {
      embla.off('select', follow);
    };
  }, [embla]);

  // Each picture has its full time, however it came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is what starts the time anew
  useEffect(() => {
    if (!embla || !isPlaying || isHeld) return;
    const timer = setTimeout(() => embla.scrollNext(), delayMs);
    return () => clearTimeout(timer);
  }, [embla, isPlaying, isHeld, delayMs, current]);

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
        className={classNames(styles.viewport, embla && styles.moving)}
        ref={viewport}
        // Without JavaScript it scrolls, and the arrow keys have to reach it.
        tabIndex={embla ? undefined : 0}
      >
        <ul className={styles.slides}>
          {slides.map((slide, index) => (
            <li
              key={slide.id}
              className={styles.slide}
              aria-label={words.slideLabel(index + 1, slides.length)}
              inert={embla && index !== current}
            >
              {slide.content}
            </li>
          ))}
        </ul>
      </div>
      {embla && (
        <div className={styles.controls}>
          <Control label={words.previousLabel} icon="previous" onClick={() => embla.scrollPrev()} />
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
          <Control label={words.nextLabel} icon="next" onClick={() => embla.scrollNext()} />
        </div>
      )}
    </section>
  );
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
