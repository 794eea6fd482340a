import type { Generated } from 'kysely';
import type { Press } from '#contract/weekly-introduction.ts';

/** The tables of the week's introductions (migrations 0540 to 0549). */
export interface WeeklyTables {
  weekly_pairs: WeeklyPairsTable;
  open_weekly_pairs: OpenWeeklyPairsView;
  weekly_choices: WeeklyChoicesTable;
}

/** The tables whose rows a member downloads unchanged, by their names in the download. */
export const weeklyCopies = {
  weekly_choices: 'introduced in turn',
} as const satisfies Partial<Record<keyof WeeklyTables, string>>;

/** `week` is its Monday. */
interface WeeklyPairsTable {
  week: string;
  bride_id: string;
  groom_id: string;
  bride_press: Press | null;
  bride_pressed_at: Date | null;
  bride_pressed_by: number | null;
  /** Whether another holder wants to send and the candidate is asked. */
  bride_asked: Generated<boolean>;
  groom_press: Press | null;
  groom_pressed_at: Date | null;
  groom_pressed_by: number | null;
  groom_asked: Generated<boolean>;
  settled_at: Date | null;
}

/** The pairs that can still be answered, from the side of `profile_id`. */
interface OpenWeeklyPairsView {
  week: string;
  profile_id: string;
  member_id: string;
  press: Press | null;
  pressed_at: Date | null;
  pressed_by: number | null;
  /** Whether another holder of `profile_id` wants to send and the candidate is asked. */
  asked: boolean;
}

interface WeeklyChoicesTable {
  profile_id: string;
  is_introduced: Generated<boolean>;
  /** The consent of a profile that is shown only to members to whom it sends an interest. */
  is_introduced_while_chosen: Generated<boolean>;
  changed_at: Generated<Date>;
}
