import type { Kysely } from 'kysely';
import { encode } from 'uqr';
import { MOST_ON_SHEET } from '#contract/card-sheets.ts';
import type { Language } from '#contract/choices.ts';
import { todayInIndia } from '#contract/india-day.ts';
import type { Match } from '#contract/matches.ts';
import { slipAddress } from '#contract/staff/slips.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Order } from '#server/pdf/typesetter/order.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { cardSheetOf } from '#words/pdf/card-sheet.ts';
import { keepSheet } from './card-sheets.queries.ts';

/** Characters of a sheet's id: hexadecimal digits of its hash. */
const ID_LENGTH = 16;

/** The white margin of a QR code, in modules. */
const QR_MARGIN = 2;

interface SheetRequest {
  /** The family that gets the sheet. */
  profileId: string;
  /** The members, as that family sees them in a list now. */
  matches: readonly Match[];
  language: Language;
  /** Login of the member of staff who makes the sheet; null if the family makes it. */
  by: string | null;
  /** The address of the site, without a final slash; the QR codes begin with it. */
  siteUrl: string;
}

/**
 * Makes a sheet of cards as a job for the typesetter. The sheet is recorded, so that the page can be identified when
 * the family brings it back. Throws 404 if there is nobody to print.
 */
export async function makeSheet(
  { keyedHash }: Pick<DomainServices, 'keyedHash'>,
  db: Kysely<Database>,
  request: SheetRequest,
): Promise<Order> {
  const { profileId, language, by, siteUrl } = request;
  const matches = request.matches.filter(({ member }) => member.memberId !== profileId).slice(0, MOST_ON_SHEET);
  if (matches.length === 0) throw new Refusal(404, 'sheetNobody');
  const today = todayInIndia();
  const memberIds = matches.map(({ member }) => member.memberId);
  const contentOfSheet = [profileId, today, by ?? '', ...memberIds].join(' ');
  const id = keyedHash(`sheet ${contentOfSheet}`).toString('hex').slice(0, ID_LENGTH);
  await keepSheet(db, { id, profileId, memberIds, day: today, by });
  const cards = matches.map((match, index) => ({ match, code: rowsOf(siteUrl + slipAddress(id, index + 1)) }));
  const paper = cardSheetOf({ memberId: profileId, cards, today }, language);
  return { kind: 'sheet', paper: JSON.stringify(paper), photo: null };
}

/** Returns the rows of a QR code as texts, with 1 for a black module and 0 for a white one. */
function rowsOf(address: string): string[] {
  const { data } = encode(address, { border: QR_MARGIN });
  return data.map((row) => row.map((isBlack) => (isBlack ? '1' : '0')).join(''));
}
