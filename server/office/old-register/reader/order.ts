/** What stands in a cell; a day where the spreadsheet says that it is one. */
export type Cell = string | number | { day: string } | null;

export interface Order {
  file: Uint8Array;
}

/** Why a file cannot be read, by the key of its sentence. */
export type Unreadable =
  | 'registerOldFormat'
  | 'registerMacros'
  | 'registerUnreadable'
  | 'registerTooWide'
  | 'registerTooLong'
  | 'registerEmpty';

export type ReadFile = { rows: Cell[][] } | { failed: Unreadable };

export const MOST_ROWS = 20_100;
export const MOST_COLUMNS = 200;
/** A longer text in one cell is no answer of a family. */
export const MOST_LETTERS = 2_000;
