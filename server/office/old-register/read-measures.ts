import { asciiDigits } from '#contract/pasted.ts';
import type { Cell } from './reader/order.ts';

const INCH_CM = 2.54;

/** Reads a height in centimetres; null if it is none. `5.6` means five feet six, as in registers. */
export function readHeight(cell: Cell | undefined): number | null {
  const text = typeof cell === 'number' ? String(cell) : typeof cell === 'string' ? asciiDigits(cell) : '';
  const metric = /^\D*(1\d{2}|2[0-2]\d)(?:\.\d+)?\s*(?:cm|c\.m|সেমি|সে\.?\s*মি)?/i.exec(text);
  if (metric) return Number(metric[1]);
  const feet = /^\D*([4-7])\s*(?:['’′`.]|ft|feet|foot|ফুট|ফিট|-|\s)\s*(\d{1,2})?(?!\d)/i.exec(text);
  if (!feet) return null;
  const inches = Number(feet[2] ?? 0);
  return inches > 11 ? null : Math.round((Number(feet[1]) * 12 + inches) * INCH_CM);
}

/** Reads a weight in kilograms; null if it is none. */
export function readWeight(cell: Cell | undefined): number | null {
  const text = typeof cell === 'number' ? String(cell) : typeof cell === 'string' ? asciiDigits(cell) : '';
  const found = /\d{2,3}(?:\.\d+)?/.exec(text)?.[0];
  const kg = Number(found ?? 0);
  return kg >= 30 && kg <= 200 ? Math.round(kg) : null;
}
