import { HOUR_MS } from '#contract/durations.ts';
import { MEETING_HOURS, type MeetingPlace, type MeetingState } from '#contract/meetings.ts';
import type { Meeting } from './meetings.queries.ts';

/** Returns when a meeting that begins at `chosen` is over. */
export const overAt = (chosen: Date): Date => new Date(chosen.getTime() + MEETING_HOURS * HOUR_MS);

/**
 * Returns the state of a meeting when it is read. A proposal whose times have all passed counts as none, and so does a
 * meeting that was called off, once its time is over.
 */
export function stateOf(meeting: Meeting | undefined): MeetingState {
  if (meeting === undefined) return 'none';
  const { chosen, called_off_by, readAt, times } = meeting;
  if (chosen !== null && readAt >= overAt(chosen)) return called_off_by === null ? 'over' : 'none';
  if (called_off_by !== null) return 'calledOff';
  if (chosen !== null) return 'agreed';
  return times.some((moment) => moment > readAt) ? 'proposed' : 'none';
}

/** The places that the other family calls by another name. */
const MIRRORED: Readonly<Partial<Record<MeetingPlace, MeetingPlace>>> = { ourHome: 'theirHome', theirHome: 'ourHome' };

/** Returns the place of a proposal as a family reads it. `isOurs`: the family itself proposed the meeting. */
export const placeFor = (place: MeetingPlace, isOurs: boolean): MeetingPlace =>
  isOurs ? place : (MIRRORED[place] ?? place);
