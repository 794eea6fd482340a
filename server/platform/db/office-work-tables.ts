import type { Generated, GeneratedAlways } from 'kysely';
import type { WorkOutcome } from '#contract/staff/works.ts';

/** Long work of the office. */
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
  /** Where its next part begins; only its own kind reads it. */
  place: Generated<string>;
  parts: Generated<number>;
  faults: Generated<number>;
  /** Who has stopped it. */
  stop_by: string | null;
  ended_at: Date | null;
  outcome: Generated<'' | WorkOutcome>;
  /** The key of a sentence. */
  fault: Generated<string>;
  file_name: Generated<string>;
  file: Buffer | null;
}
