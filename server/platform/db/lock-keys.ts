/** The advisory locks of the product, each for one purpose; the numbers are arbitrary and must never change. */
export const lockKeys = {
  /** Held by the owner of an embedded server. */
  ownership: 7_360_001,
  /** Held by the process that applies migrations or restores a database. */
  migration: 7_360_002,
  /** Taken by polling, never by waiting: see migrate.ts. */
  migrationSteps: 7_360_006,
  /** Held by the process that removes expired data. */
  sweep: 7_360_003,
  /** Held shared by every program that works beside the site, and exclusively by the last one. */
  beside: 7_360_004,
  /** Held by the program beside the site that is ending. */
  leaving: 7_360_009,
  /** Held shared by every backup and restore, and exclusively by the process that removes leftovers. */
  archive: 7_360_005,
  /** Held by the process that makes the due backups. */
  backups: 7_360_020,
  /** Combined with a part of a phone's keyed hash: serializes blocking a phone and registering it. */
  phones: 7_360_007,
  /** Held by the process that checks or records that files and database belong together. */
  siteIdentity: 7_360_021,
  /** Held by the process that removes files that no row references. */
  orphans: 7_360_022,
  /** Held by the process that upgrades the schema, from before the backup to the end. */
  upgrade: 7_360_023,
  /** Held by the process that writes later changes beside the archives. */
  laterChanges: 7_360_024,
  /** Held by the process that writes the weekly letters. */
  weekly: 7_360_008,
  /** Held by the process that settles the week's introductions, or notifies families of them. */
  weeklyPairs: 7_360_025,
  /** Held by the process that makes the introductions of a week. */
  weeklyRound: 7_360_028,
  /** Held by the process that applies the outcomes that two families have reported, once they are due. */
  outcomes: 7_360_031,
  /** Held by the process that counts a month for the board. */
  boardMonths: 7_360_618,
  /** Held by the process that publishes drafts whose day has come. */
  publishing: 7_360_619,
  /** Held by the process that makes the prices of the next week. */
  prices: 7_360_030,
} as const;
