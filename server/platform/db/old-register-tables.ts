import type { Generated, GeneratedAlways } from 'kysely';
import type { RegisterAsk, RegisterFault, RegisterState } from '#contract/staff/old-register-words.ts';

/** The tables of old registers and of their families before these are members. */
export interface OldRegisterTables {
  register_imports: RegisterImportsTable;
  register_matchings: { signature: string; columns: string[]; kept_at: Generated<Date> };
  register_rows: RegisterRowsTable;
}

interface RegisterImportsTable {
  id: GeneratedAlways<number>;
  file_name: string;
  asked_by: string;
  asked_at: Generated<Date>;
  /** Encrypted; `''` once the file is read. */
  sealed_file: Generated<string>;
  headings: Generated<string[]>;
  columns: Generated<string[]>;
  signature: Generated<string>;
  /** From 1, as in the spreadsheet. */
  header_row: Generated<number>;
  matched_at: Date | null;
  entered_at: Date | null;
  undone_at: Date | null;
}

interface RegisterRowsTable {
  import_id: number;
  /** From 1, as in the spreadsheet. */
  number: number;
  state: Generated<RegisterState>;
  /** Encrypted: the cells, then the answers; `''` once the family has claimed the profile. */
  sealed: string;
  faults: Generated<RegisterFault[]>;
  /** What the office asks the family in the call. */
  asks: Generated<RegisterAsk[]>;
  /** What the row duplicates: another row of the file, or a member. */
  other: Generated<string>;
  phone_hash: Buffer | null;
  name_hash: Buffer | null;
  profile_id: string | null;
  /** The phone while another registration has it and has not confirmed it. */
  aside_phone: string | null;
  changed_at: Generated<Date>;
}
