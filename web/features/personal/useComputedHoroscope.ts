import { useEffect, useState } from 'react';
import type { Place } from '#matching/places.ts';
import type { ComputedHoroscope } from './computed-horoscope.ts';

/** What the birth details in the form compute to; null until date and place are known. The engine comes when it is needed. */
export function useComputedHoroscope(date: string, time: string, place: Place | undefined): ComputedHoroscope | null {
  const [computed, setComputed] = useState<ComputedHoroscope | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setComputed(null);
    if (date && place) {
      import('./computed-horoscope.ts').then(
        ({ computeHoroscope }) => isCurrent && setComputed(computeHoroscope({ date, time, place })),
        // Without the engine the form works as it does without a place.
        () => {},
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [date, time, place]);
  return computed;
}
