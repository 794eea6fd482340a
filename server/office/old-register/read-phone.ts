import { normalPhone } from '#contract/dial.ts';
import { asciiDigits } from '#contract/pasted.ts';
import { isAcceptablePhone, needsCountry } from '#contract/phone.ts';
import { phoneKind } from '#server/domain/phones/zones.ts';
import type { Cell } from './reader/order.ts';

export type ReadPhone = { phone: string } | { fault: 'noPhone' | 'phoneLost' | 'phoneWrong' };

/** A spreadsheet that made a number of a phone has kept its first digits alone. */
const LOST = /^\d(?:\.\d+)?E\+?\d+$/i;
/** So many zeros at its end no phone has, and a rounded number does. */
const ROUNDED = /0{6}$/;

/** The first number in a cell by which somebody can be reached. */
export function readPhone(cell: Cell | undefined): ReadPhone {
  if (cell === null || cell === undefined || typeof cell === 'object') return { fault: 'noPhone' };
  const text = typeof cell === 'number' ? String(cell) : asciiDigits(cell).trim();
  if (LOST.test(text.replaceAll(' ', ''))) return { fault: 'phoneLost' };
  if (!/[\p{L}\p{N}]/u.test(text)) return { fault: 'noPhone' };
  const written = text.replace(/\.0+$/, '');
  // Several stand in one cell, with a stroke, a comma or a word between them.
  const parts = written.split(/[/,;|\n\p{L}]|\s{2,}/u);
  for (const part of parts) {
    const phone = normalPhone(part.replace(/^\W*?(?=[+\d])/, '').replace(/[^\d)]+$/, ''));
    if (!isAcceptablePhone(phone) || needsCountry(phone) || phoneKind(phone) === 'useless') continue;
    return ROUNDED.test(phone) ? { fault: 'phoneLost' } : { phone };
  }
  return { fault: 'phoneWrong' };
}
