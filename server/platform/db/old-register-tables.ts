import type { Generated, GeneratedAlways } from 'kysely';
import type { RegisterAsk, RegisterFault, RegisterState } from '#contract/staff/old-register-words.ts';

/** Old registers and their families before they are members. */
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
  /** Encrypted; `''` once it is read. */
  sealed_file: Generated<string>;
  headings: Generated<string[]>;
  columns: Generated<string[]>;
  signature: Generated<string>;
  /** From 1, as the spreadsheet counts. */
  header_row: Generated<number>;
  matched_at: Date | null;
  entered_at: Date | null;
  undone_at: Date | null;
}

interface RegisterRowsTable {
  import_id: number;
  /** From 1, as the spreadsheet counts. */
  number: number;
  state: Generated<RegisterState>;
  /** Encrypted: the cells, then the answers; `''` once they are the family's. */
  sealed: string;
  faults: Generated<RegisterFault[]>;
  asks: Generated<RegisterAsk[]>;
  /** Of which it is a double: a row of the file, or a member. */
  other: Generated<string>;
  phone_hash: Buffer | null;
  name_hash: Buffer | null;
  profile_id: string | null;
  /** Its phone while somebody registers with it who has not confirmed it. */
  aside_phone: string | null;
  changed_at: Generated<Date>;
}
