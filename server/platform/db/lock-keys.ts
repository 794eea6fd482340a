/** The advisory locks of the product, each used for one thing; arbitrary, but never to be changed. */
export const lockKeys = {
  ownership: 7_360_001,
  migration: 7_360_002,
  /** Polled, never waited for: see migrate.ts. */
  migrationSteps: 7_360_006,
  sweep: 7_360_003,
  /** Held shared by every program that works beside the site, alone by the last one. */
  beside: 7_360_004,
  /** Of those programs, held by the one that is ending. */
  leaving: 7_360_009,
  /** Held shared by every backup and restore, alone by the process that removes what killed ones left behind. */
  archive: 7_360_005,
  /** Of the process that makes the backups that are due. */
  backups: 7_360_020,
  /** With a part of a phone's keyed hash: of a blocked phone and one that comes at once, one waits. */
  phones: 7_360_007,
  /** Of the process that looks whether files and database belong together, or says that they do. */
  belonging: 7_360_021,
  /** Of the process that puts files away that no row names. */
  orphans: 7_360_022,
  /** Of the process that brings the schema up, from before the backup until it is done. */
  upgrade: 7_360_023,
  /** Of the process that writes beside the archives what a restore must not undo. */
  laterChanges: 7_360_024,
  /** Of the process that writes the letters of the week. */
  weekly: 7_360_008,
} as const;
