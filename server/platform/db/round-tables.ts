import type { Generated } from 'kysely';

/** The rounds of the weekly introductions (migration 0541). */
export interface RoundTables {
  weekly_rounds: WeeklyRoundsTable;
}

/** The figures of a finished round. */
export interface RoundFigures {
  /** The number of brides who took part. */
  brides: number;
  /** The number of grooms who took part. */
  grooms: number;
  /** The number of pairs that were introduced. */
  pairs: number;
  /** How long the round took. */
  seconds: number;
}

/** `week` is its Monday. */
interface WeeklyRoundsTable {
  week: string;
  began_at: Generated<Date>;
  done_at: Date | null;
  figures: RoundFigures | null;
}
