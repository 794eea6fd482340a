import type { Generated, GeneratedAlways } from 'kysely';
import type { WorkOutcome } from '#contract/staff/works.ts';

/** The tables of the office's background work. */
export interface OfficeWorkTables {
  office_works: OfficeWorksTable;
}

interface OfficeWorksTable {
  id: GeneratedAlways<number>;
  kind: string;
  subject: Generated<string>;
  asked_by: string;
  asked_at: Generated<Date>;
  done: Generated<number>;
  of_all: number | null;
  /** Where the next part begins. Only its own kind interprets the text. */
  place: Generated<string>;
  parts: Generated<number>;
  faults: Generated<number>;
  /** The member of staff who stopped it. */
  stop_by: string | null;
  ended_at: Date | null;
  outcome: Generated<'' | WorkOutcome>;
  /** The key of a message. */
  fault: Generated<string>;
  file_name: Generated<string>;
  file: Buffer | null;
}
