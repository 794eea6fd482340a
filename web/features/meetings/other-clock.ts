import type { Zone } from '#contract/zones.ts';
import { onClock } from '#words/meeting-times.ts';

/** A time of day in another zone, and whether it falls on the day before or after. */
export interface Elsewhere {
  time: string;
  day: 'same' | 'before' | 'after';
}

/** Returns what a clock in `zone` shows at that Indian time on that day. */
export function onOtherClock(day: string, time: string, zone: Zone): Elsewhere {
  const shown = onClock(`${day}T${time}:00+05:30`, zone);
  return { time: shown.time, day: shown.day === day ? 'same' : shown.day < day ? 'before' : 'after' };
}
