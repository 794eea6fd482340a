import type { Generated, GeneratedAlways } from 'kysely';
import type { MelanAnswer } from '#contract/melans.ts';
import type { EntryField } from '#contract/staff/melan-day.ts';

/** The tables of melans, days in a hall where families meet (migration 0604). */
export interface MelanTables {
  melans: MelansTable;
  melan_guests: MelanGuestsTable;
  melan_tables: { melan_id: number; round: number; place: number; bride_id: string; groom_id: string };
  melan_tablets: MelanTabletsTable;
  melan_entries: MelanEntriesTable;
}

export interface MelansTable {
  id: GeneratedAlways<number>;
  held_on: string;
  begins_at: string;
  ends_at: string;
  place: string;
  /** Room for so many families. */
  seats: number;
  rounds: number;
  min_age: number | null;
  max_age: number | null;
  district_ids: number[];
  religion_ids: number[];
  mother_tongues: string[];
  is_second_marriage: boolean;
  is_over_fifty: boolean;
  /** A login of staff. */
  made_by: string;
  made_at: Generated<Date>;
  called_off_at: Date | null;
  planned_at: Date | null;
  /** Who named each other was put before both. */
  paired_at: Date | null;
  thanked_at: Date | null;
}

export interface MelanGuestsTable {
  melan_id: number;
  profile_id: string;
  is_bride: boolean;
  invited_at: Generated<Date>;
  answer: MelanAnswer | null;
  people: number | null;
  answered_at: Date | null;
  /** A login of staff; null where the family has answered on the site. */
  answered_by: string | null;
  /** Null while the family waits for a seat. */
  seated_at: Date | null;
  /** On the card of the day. */
  number: number | null;
  reminded_at: Date | null;
  /** At which table of each round it sits on the card that was printed last; 0: a round to rest. */
  printed_places: number[] | null;
  /** The same of the card that was downloaded last, and a login of staff: it is printed once they say so. */
  drawn_places: number[] | null;
  drawn_by: string | null;
  /** Among those who come there is nobody who suits: the family was told. */
  has_nobody: Generated<boolean>;
}

interface MelanTabletsTable {
  /** Made by the tablet. */
  id: string;
  melan_id: number;
  ordinal: number;
  packed_by: string;
  packed_at: Generated<Date>;
  brought_at: Date | null;
}

interface MelanEntriesTable {
  melan_id: number;
  id: string;
  /** Null where the office has decided between two tablets. */
  tablet_id: string | null;
  counter: number;
  number: number;
  field: EntryField;
  /** Encrypted. */
  value: string;
  profile_id: string | null;
  brought_at: Generated<Date>;
}
