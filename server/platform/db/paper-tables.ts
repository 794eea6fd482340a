import type { Generated, GeneratedAlways } from 'kysely';
import type { BookletPart } from '#contract/booklet-parts.ts';
import type { Tick } from '#contract/card-sheets.ts';
import type { Language } from '#contract/choices.ts';

/** The tables of what is printed (migrations 0601, 0643 and 0654). */
export interface PaperTables {
  card_sheets: CardSheetsTable;
  card_sheet_cards: CardSheetCardsTable;
  booklet_orders: BookletOrdersTable;
  booklet_copies: BookletCopiesTable;
  /** `with_surname`: it stands there under its whole name. */
  booklet_entries: { profile_id: string; copy: number; with_surname: Generated<boolean> };
}

/** A sheet for the family of `profile_id`; `made_by` is of the office, null where the family has printed it itself. */
interface CardSheetsTable {
  id: string;
  profile_id: string;
  made_on: string;
  made_at: Generated<Date>;
  made_by: string | null;
}

/** `tick`: what the family has ticked on the page that came back, null before; `carried_at`: both were asked, because the family has said so on a call. */
interface CardSheetCardsTable {
  sheet_id: string;
  place: number;
  member_id: string;
  tick: Tick | null;
  ticked_at: Date | null;
  ticked_by: string | null;
  carried_at: Date | null;
}

/** `given_to`: in the office's words, a family, an office, a shop. */
interface BookletOrdersTable {
  id: GeneratedAlways<number>;
  part: BookletPart;
  language: Language;
  copies: number;
  given_to: string;
  ordered_by: string;
  ordered_at: Generated<Date>;
}

/** `entries`: how many stand in it; `pdf`: null once it is printed no more. */
interface BookletCopiesTable {
  number: Generated<number>;
  order_id: number;
  entries: number;
  made_at: Generated<Date>;
  pdf: Buffer | null;
}
