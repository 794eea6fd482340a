import type { Generated, GeneratedAlways } from 'kysely';

/** The tables of the backups that the site makes itself, and of which files are its own. */
export interface BackupTables {
  backup_runs: BackupRunsTable;
  left_copies: { path: string; left_at: Generated<Date> };
  site_identity: SiteIdentityTable;
  later_changes: LaterChangesTable;
}

/** A backup, its copy elsewhere, or the trial that restores one. */
export type BackupKind = 'backup' | 'copy' | 'drill';

interface BackupRunsTable {
  id: GeneratedAlways<number>;
  kind: BackupKind;
  begun_at: Date;
  ended_at: Date;
  is_done: boolean;
  /** Its name; `''` where there was none. */
  archive: Generated<string>;
  rows: Generated<number>;
  files: Generated<number>;
  bytes: Generated<number>;
  /** Why it failed, or what somebody should know. */
  note: Generated<string>;
  /** Whose BACKUP_DIR holds the archive; `''` in rows of before. */
  host: Generated<string>;
}

/** One row, made by the first start. */
interface SiteIdentityTable {
  id: string;
  home: string;
  is_marked: Generated<boolean>;
  stray_files: Generated<number>;
  strays_seen_at: Date | null;
}

/** What a restore must not undo; a row goes once it is written beside the archives. */
interface LaterChangesTable {
  id: GeneratedAlways<number>;
  changed_at: Generated<Date>;
  table_name: string;
  is_gone: boolean;
  content: Record<string, unknown>;
  written_to: string | null;
}
