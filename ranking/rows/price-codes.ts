import { highestPrice, neutralPrice, priceTerm } from '#matching/rank.ts';
import { rowFields } from './layout.ts';
import { type Field, overwrite, read } from './packed.ts';

/**
 * Maps the number of a profile id to the candidate's price band. A candidate without a price is neutral. A Map or an
 * `IdTable` can be used.
 */
export interface Prices {
  get(id: number): number | undefined;
}

export const noPrices: Prices = { get: () => undefined };

/**
 * The prices of all candidates. A row has two price columns, so that new prices are written while the old ones are in
 * use.
 */
export interface PriceState {
  /** The column that is in use. */
  field: Field;
  /** The other column. */
  spare: Field;
  current: Prices;
  /** The prices that are being written to the spare column. */
  coming: Prices;
}

export const makePriceState = (): PriceState => ({
  field: rowFields.firstPrice,
  spare: rowFields.secondPrice,
  current: noPrices,
  coming: noPrices,
});

/** Puts the coming prices into use for all candidates at once, between two lists. */
export function changeOver(state: PriceState): void {
  [state.field, state.spare] = [state.spare, state.field];
  state.current = state.coming;
}

// Encodes a price band so that 0 means no price, as everywhere in rows.
const codeOfBand = (band: number): number => Math.max(0, Math.min(highestPrice, Math.round(band))) ^ neutralPrice;

/** The points of each code in a row. */
export const pricePoints = Float64Array.from({ length: 2 ** rowFields.firstPrice.bits }, (_, code) =>
  priceTerm(code ^ neutralPrice),
);

/** Writes both prices of the row at `at`. */
export function writePrices(rows: Uint32Array, at: number, { field, spare, current, coming }: PriceState): void {
  const id = read(rows, at, rowFields.id);
  overwrite(rows, at, field, codeOfBand(current.get(id) ?? neutralPrice));
  overwrite(rows, at, spare, codeOfBand(coming.get(id) ?? neutralPrice));
}
