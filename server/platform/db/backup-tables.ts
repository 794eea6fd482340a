import type { Generated, GeneratedAlways } from 'kysely';

/** The tables of the site's own backups, and of the identity that database and files share. */
export interface BackupTables {
  backup_runs: BackupRunsTable;
  /** Copies of files that no row references any more. */
  left_copies: { path: string; left_at: Generated<Date> };
  site_identity: SiteIdentityTable;
  later_changes: LaterChangesTable;
}

/** A backup, its off-site copy, or its trial restore. */
export type BackupKind = 'backup' | 'copy' | 'drill';

interface BackupRunsTable {
  id: GeneratedAlways<number>;
  kind: BackupKind;
  begun_at: Date;
  ended_at: Date;
  is_done: boolean;
  /** The archive's name; `''` if there was none. */
  archive: Generated<string>;
  rows: Generated<number>;
  files: Generated<number>;
  bytes: Generated<number>;
  /** The reason of a failure, or a note. */
  note: Generated<string>;
  /** The host whose BACKUP_DIR holds the archive; `''` in rows from older versions. */
  host: Generated<string>;
}

/** A single row, made by the first start. */
interface SiteIdentityTable {
  id: string;
  /** The location of the database (`loadHome`). */
  home: string;
  /** Whether the id was written beside the files. */
  is_marked: Generated<boolean>;
  stray_files: Generated<number>;
  strays_seen_at: Date | null;
}

/** Changes that a restore must not undo; a row is deleted once it is written beside the archives. */
interface LaterChangesTable {
  id: GeneratedAlways<number>;
  changed_at: Generated<Date>;
  table_name: string;
  is_gone: boolean;
  content: Record<string, unknown>;
  /** The file that contains the change; null until it is written. */
  written_to: string | null;
}
