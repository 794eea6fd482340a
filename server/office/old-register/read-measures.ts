import { asciiDigits } from '#contract/pasted.ts';
import type { Cell } from './reader/order.ts';

const INCH_CM = 2.54;
const FOOT_INCHES = 12;
/** Weights outside these limits are mistakes. */
const WEIGHT_KG = { least: 30, most: 200 } as const;

const textOf = (cell: Cell | undefined): string =>
  typeof cell === 'number' || typeof cell === 'string' ? asciiDigits(String(cell)) : '';

/** Reads a height in centimetres; null if it is none. `5.6` means five feet six, as in registers. */
export function readHeight(cell: Cell | undefined): number | null {
  const text = textOf(cell);
  const metric = /^\D*(1\d{2}|2[0-2]\d)(?:\.\d+)?\s*(?:cm|c\.m|সেমি|সে\.?\s*মি)?/i.exec(text);
  if (metric) return Number(metric[1]);
  const feet = /^\D*([4-7])\s*(?:['’′`.]|ft|feet|foot|ফুট|ফিট|-|\s)\s*(\d{1,2})?(?!\d)/i.exec(text);
  if (!feet) return null;
  const inches = Number(feet[2] ?? 0);
  return inches >= FOOT_INCHES ? null : Math.round((Number(feet[1]) * FOOT_INCHES + inches) * INCH_CM);
}

/** Reads a weight in kilograms; null if it is none. */
export function readWeight(cell: Cell | undefined): number | null {
  const text = textOf(cell);
  const digits = /\d{2,3}(?:\.\d+)?/.exec(text)?.[0];
  const kg = Number(digits ?? 0);
  return kg >= WEIGHT_KG.least && kg <= WEIGHT_KG.most ? Math.round(kg) : null;
}
