import type { Language } from '#contract/choices.ts';
import { boardTexts } from './board.texts.ts';
import { digits, monthOf } from './numbers.ts';

interface Period {
  /** The first day of its first month, `YYYY-MM-DD`. */
  from: string;
  months: number;
}

/** The length of `YYYY-MM`, with which a day begins. */
const MONTH_LENGTH = 7;

/** Returns the words for a period. `short` is for the axis below a bar: `07/26` or `07–09/26`. */
export function timeOfFigure({ from, months }: Period, language: Language, look: 'long' | 'short' = 'long'): string {
  const last = lastMonth(from, months);
  const first = from.slice(0, MONTH_LENGTH);
  if (look === 'short') {
    const [year = '', firstNumber = ''] = first.split('-');
    const [, lastNumber = ''] = last.split('-');
    const span = months === 1 ? firstNumber : `${firstNumber}–${lastNumber}`;
    const yearInCentury = year.slice(-2);
    return digits(`${span}/${yearInCentury}`, language);
  }
  if (months === 1) return monthOf(first, language);
  return boardTexts[language].quarter(monthOf(first, language), monthOf(last, language));
}

/** Returns the last month `YYYY-MM` of a period. */
function lastMonth(from: string, months: number): string {
  const date = new Date(`${from}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months - 1);
  return date.toISOString().slice(0, MONTH_LENGTH);
}
