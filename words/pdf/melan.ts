import type { Language } from '#contract/choices.ts';
import { digits, longDate } from '#words/numbers.ts';
import { melanPaperTexts } from './melan.texts.ts';

interface GuestFacts {
  name: string;
  number: number;
  /** The QR code row by row: 1 is black. */
  code: string[];
  /** The table number in each round; 0 for none. */
  places: number[];
}

interface MelanFacts {
  /** A day `YYYY-MM-DD`. */
  heldOn: string;
  /** A time `HH:MM`. */
  beginsAt: string;
  place: string;
  guests: readonly GuestFacts[];
}

/** The exact texts of name cards and slips; `table` is the table in each round, or the word for a break. */
export interface MelanPaper {
  language: Language;
  title: string;
  when: string;
  place: string;
  numberLabel: string;
  wishes: string;
  promise: string;
  trust: string;
  guests: { name: string; number: string; code: string[]; rounds: { round: string; table: string }[] }[];
}

/** Returns the texts of the name cards and slips for a melan in one language. */
export function melanPaper({ heldOn, beginsAt, place, guests }: MelanFacts, language: Language): MelanPaper {
  const t = melanPaperTexts[language];
  const inDigits = (value: number) => digits(value, language);
  return {
    language,
    title: t.title,
    when: `${longDate(heldOn, language)}, ${digits(beginsAt, language)}`,
    place,
    numberLabel: t.number,
    wishes: t.wishes,
    promise: t.promise,
    trust: t.trust,
    guests: guests.map(({ name, number, code, places }) => ({
      name,
      number: inDigits(number),
      code,
      rounds: places.map((table, index) => ({
        round: t.round(inDigits(index + 1)),
        table: table === 0 ? t.rest : t.table(inDigits(table)),
      })),
    })),
  };
}
