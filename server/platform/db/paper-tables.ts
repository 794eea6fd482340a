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
  /** `with_surname`: printed under the full name. */
  booklet_entries: { profile_id: string; copy: number; with_surname: Generated<boolean> };
}

/**
 * A printed sheet of cards for the family of `profile_id`. `made_by` is a member of staff; null if the family printed
 * it itself.
 */
interface CardSheetsTable {
  id: string;
  profile_id: string;
  made_on: string;
  made_at: Generated<Date>;
  made_by: string | null;
}

/**
 * A card on a sheet. `tick` is what the family ticked on the returned slip, null before. `carried_at` is when staff
 * asked both families, after a call.
 */
interface CardSheetCardsTable {
  sheet_id: string;
  place: number;
  member_id: string;
  tick: Tick | null;
  ticked_at: Date | null;
  ticked_by: string | null;
  carried_at: Date | null;
}

/** An order of booklets. `given_to` names the receiver in the office's words, for example a family or a shop. */
interface BookletOrdersTable {
  id: GeneratedAlways<number>;
  part: BookletPart;
  language: Language;
  copies: number;
  given_to: string;
  ordered_by: string;
  ordered_at: Generated<Date>;
}

/** A copy of a booklet. `entries` is the number of profiles in it; `pdf` is null once it cannot be printed any more. */
interface BookletCopiesTable {
  number: Generated<number>;
  order_id: number;
  entries: number;
  made_at: Generated<Date>;
  pdf: Buffer | null;
}
