import { MEETING_HOURS, type MeetingPlace, type MeetingState } from '#contract/meetings.ts';
import type { Meeting } from './meetings.queries.ts';

const HOUR_MS = 3_600_000;

/** When a meeting that begins then is over. */
export const overAt = (chosen: Date): Date => new Date(chosen.getTime() + MEETING_HOURS * HOUR_MS);

/** How a meeting stands when it is read. A proposal whose times have all passed is none any more. */
export function stateOf(meeting: Meeting | undefined): MeetingState {
  if (meeting === undefined) return 'none';
  const { chosen, called_off_by, readAt, times } = meeting;
  if (chosen !== null && readAt >= overAt(chosen)) return called_off_by === null ? 'over' : 'none';
  if (called_off_by !== null) return 'calledOff';
  if (chosen !== null) return 'agreed';
  return times.some((moment) => moment > readAt) ? 'proposed' : 'none';
}

const MIRRORED: Readonly<Partial<Record<MeetingPlace, MeetingPlace>>> = { ourHome: 'theirHome', theirHome: 'ourHome' };

/** A place as a family sees it. */
export const placeFor = (place: MeetingPlace, isOurs: boolean): MeetingPlace =>
  isOurs ? place : (MIRRORED[place] ?? place);
