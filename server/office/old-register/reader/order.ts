/** The value of a cell; a day if the spreadsheet marks it as a date. */
export type Cell = string | number | { day: string } | null;

/** The job that is sent to the reader's process. */
export interface Order {
  file: Uint8Array;
}

/** Why a file cannot be read: the key of the message. */
export type Unreadable =
  | 'registerOldFormat'
  | 'registerMacros'
  | 'registerUnreadable'
  | 'registerTooWide'
  | 'registerTooLong'
  | 'registerEmpty';

/** The answer of the reader's process: the cells of all rows, or why the file cannot be read. */
export type ReadFile = { rows: Cell[][] } | { failed: Unreadable };

/** A file with more rows is refused. */
export const MOST_ROWS = 20_100;
/** A file with more columns is refused. */
export const MOST_COLUMNS = 200;
/** Maximum number of characters of a cell; a longer text is cut. */
export const MOST_LETTERS = 2_000;
