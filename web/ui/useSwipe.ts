import { type PointerEvent, useRef } from 'react';

const FAR_PX = 40;

/**
 * Returns the event handlers of a box whose content follows the finger by `--drag` without `--glide`, and moves on
 * after a long enough swipe.
 */
export function useSwipe(go: (by: 1 | -1) => void) {
  const from = useRef<number>(undefined);
  const drawn = ({ clientX }: PointerEvent) => clientX - (from.current ?? clientX);
  const leave = ({ currentTarget: { style } }: PointerEvent<HTMLElement>) => {
    for (const property of ['--drag', '--glide']) style.removeProperty(property);
    from.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.isPrimary && event.button === 0) from.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from.current === undefined) return;
      event.currentTarget.style.setProperty('--drag', `${drawn(event)}px`);
      event.currentTarget.style.setProperty('--glide', '0s');
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const px = drawn(event);
      if (Math.abs(px) > FAR_PX) go(px < 0 ? 1 : -1);
      leave(event);
    },
    onPointerCancel: leave,
    onPointerLeave: leave,
  };
}
