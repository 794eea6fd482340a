import { highestPrice, noPrice, priceTerm } from '#matching/rank.ts';
import { rowFields } from './layout.ts';
import { type Field, overwrite, read } from './packed.ts';

/** The band of a candidate's price, by the number of the profile id; who has none costs nothing. A Map is one, and so is an `IdTable`. */
export interface Prices {
  get(id: number): number | undefined;
}

export const noPrices: Prices = { get: () => undefined };

/** Prices of all candidates. A row has room for two, so that new ones are written while the old ones count. */
export interface PriceState {
  /** The column of rows that counts. */
  field: Field;
  /** The other one. */
  spare: Field;
  current: Prices;
  /** What the spare column is being filled with. */
  coming: Prices;
}

export const makePriceState = (): PriceState => ({
  field: rowFields.firstPrice,
  spare: rowFields.secondPrice,
  current: noPrices,
  coming: noPrices,
});

/** From now on what was coming counts: between two lists, and in all at once. */
export function changeOver(state: PriceState): void {
  [state.field, state.spare] = [state.spare, state.field];
  state.current = state.coming;
}

// Whole bands: 0 says none, as everywhere in rows.
const codeOf = (band: number): number => Math.max(0, Math.min(highestPrice, Math.round(band))) ^ noPrice;

/** The points of each code that a row may hold. */
export const pricePoints = Float64Array.from({ length: 2 ** rowFields.firstPrice.bits }, (_, code) =>
  priceTerm(code ^ noPrice),
);

/** Writes both prices of a row, which lies at `at`. */
export function writePrices(rows: Uint32Array, at: number, { field, spare, current, coming }: PriceState): void {
  const id = read(rows, at, rowFields.id);
  overwrite(rows, at, field, codeOf(current.get(id) ?? noPrice));
  overwrite(rows, at, spare, codeOf(coming.get(id) ?? noPrice));
}
