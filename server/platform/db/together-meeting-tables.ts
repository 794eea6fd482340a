import type { Generated, JSONColumnType } from 'kysely';
import type { Caller, CallWindow, MeetingPlace } from '#contract/meetings.ts';
import type { Zone } from '#contract/zones.ts';

/** The tables of the first call and the meeting of two families (migration 0560). */
export interface TogetherMeetingTables {
  together_hours: TogetherHoursTable;
  together_meetings: TogetherMeetingsTable;
}

/** When a family is best called, by India's clock. */
interface TogetherHoursTable {
  together_id: number;
  profile_id: string;
  windows: JSONColumnType<CallWindow[]>;
  caller: Caller | '';
  zone: Zone | '';
  changed_at: Generated<Date>;
}

/** A proposed or agreed meeting of two families. */
export interface TogetherMeetingsTable {
  together_id: number;
  uid: string;
  /** Grows with every change; used in the calendar file and on the page. */
  sequence: number;
  proposed_by: string;
  /** The proposed times, of which the other family chooses one. */
  times: Date[];
  /** As the proposing family wrote it. */
  place: MeetingPlace;
  /** Encrypted; '' once the meeting is long over. */
  words: string;
  chosen: Date | null;
  one_people: number | null;
  other_people: number | null;
  one_late_at: Date | null;
  other_late_at: Date | null;
  called_off_by: string | null;
  changed_at: Generated<Date>;
  reminded_at: Date | null;
}
