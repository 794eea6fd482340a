import type { Zone } from '#contract/zones.ts';
import { onClock } from '#words/meeting-times.ts';

/** A time of day elsewhere, and whether that is another day there. */
export interface Elsewhere {
  time: string;
  day: 'same' | 'before' | 'after';
}

/** What another clock shows when India's shows that time on that day. */
export function onOtherClock(day: string, time: string, zone: Zone): Elsewhere {
  const shown = onClock(`${day}T${time}:00+05:30`, zone);
  return { time: shown.time, day: shown.day === day ? 'same' : shown.day < day ? 'before' : 'after' };
}
