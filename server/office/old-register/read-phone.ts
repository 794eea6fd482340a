import { normalPhone } from '#contract/dial.ts';
import { asciiDigits } from '#contract/pasted.ts';
import { isAcceptablePhone, needsCountry } from '#contract/phone.ts';
import { phoneKind } from '#server/domain/phones/zones.ts';
import type { Cell } from './reader/order.ts';

/** The phone in a cell in the form that is stored, or why there is none. */
export type ReadPhone = { phone: string } | { fault: 'noPhone' | 'phoneLost' | 'phoneWrong' };

/** A phone that a spreadsheet turned into a number in scientific notation. Its last digits are lost. */
const SCIENTIFIC_NOTATION = /^\d(?:\.\d+)?E\+?\d+$/i;
/** A rounded number: no phone ends with six zeros. */
const ROUNDED = /0{6}$/;

/** Returns the first usable phone in a cell, or why there is none. */
export function readPhone(cell: Cell | undefined): ReadPhone {
  if (cell === null || cell === undefined || typeof cell === 'object') return { fault: 'noPhone' };
  const text = typeof cell === 'number' ? String(cell) : asciiDigits(cell).trim();
  if (SCIENTIFIC_NOTATION.test(text.replaceAll(' ', ''))) return { fault: 'phoneLost' };
  if (!/[\p{L}\p{N}]/u.test(text)) return { fault: 'noPhone' };
  const written = text.replace(/\.0+$/, '');
  // A cell may contain several phones, separated by a slash, a comma or a word.
  const parts = written.split(/[/,;|\n\p{L}]|\s{2,}/u);
  for (const part of parts) {
    const phone = normalPhone(part.replace(/^\W*?(?=[+\d])/, '').replace(/[^\d)]+$/, ''));
    if (!isAcceptablePhone(phone) || needsCountry(phone) || phoneKind(phone) === 'useless') continue;
    return ROUNDED.test(phone) ? { fault: 'phoneLost' } : { phone };
  }
  return { fault: 'phoneWrong' };
}
