import { weekOfDay } from '#matching/calendar.ts';
import { sharedAnswerNames } from '#matching/person.ts';
import type { Dictionaries } from './dictionaries.ts';
import { birthCode, rowFields, rowTable, wishNames, wordsARow } from './layout.ts';
import { listed, makeLine } from './line.ts';
import { type Field, put, read } from './packed.ts';
import { type CandidateColumn, candidateColumns, type WishColumns, wishColumns } from './row-columns.ts';

export interface ParsedRow {
  isFemale: boolean;
  /** One row in the layout of layout.ts; overwritten by the next row. */
  words: Uint32Array;
}

const falsehood = listed({ false: 1 });
// The weights of the strengths.
const strengths = listed({ Wish: 1, Must: 2 });
const [female, truth] = ['F', 't'].map((letter) => letter.charCodeAt(0));

const placeOf = (column: CandidateColumn): number => candidateColumns.indexOf(column);
const at = {
  ...{ id: placeOf('id'), gender: placeOf('gender'), birthDate: placeOf('birthDate'), heightCm: placeOf('heightCm') },
  ...{ state: placeOf('state'), district: placeOf('district'), clan: placeOf('clan'), rashi: placeOf('rashi') },
  ...{ nakshatra: placeOf('nakshatra'), lastActiveOn: placeOf('lastActiveOn'), shownAt: placeOf('shownAt') },
};

/** The row columns that copy one column of the line. */
const plain = rowTable.flatMap(({ from: [from], holds, field, codes = {} }) =>
  from && holds ? [{ column: placeOf(from), holds, field, list: listed(codes) }] : [],
);

const plainNumbers = plain.filter(({ holds }) => holds === 'number');
const plainChoices = plain.filter(({ holds }) => holds === 'choice');
const plainMasks = plain.filter(({ holds }) => holds === 'choices');
const plainSets = plain.filter(({ holds }) => holds === 'ids');

const isAnswer = (column: string): boolean => sharedAnswerNames.some((name) => name === column);
/** The answers with coded choices. A choice without a code is unknown to this version and counts as not given. */
const coded = rowTable.filter(({ from, holds }) => holds === 'choice' && from.some(isAnswer));
/** The line columns of all other answers. */
const uncoded = candidateColumns
  .filter((column) => isAnswer(column) && !coded.some(({ from }) => from.includes(column)))
  .map(placeOf);

const wishes = wishNames.map((name) => {
  const { strength, wished, unless }: WishColumns = wishColumns[name];
  return {
    strength: placeOf(strength),
    fields: wished.map((column) => rowFields[column]),
    unless: unless ? placeOf(unless) : -1,
  };
});

/**
 * Returns a parser for the view `candidate_lines` in PostgreSQL's text COPY format, one line at a time. It throws a
 * RangeError if a line's values do not fit a row.
 */
export function makeRowParser(dictionaries: Dictionaries): (bytes: Buffer) => ParsedRow {
  const words = new Uint32Array(wordsARow);
  const row: ParsedRow = { isFemale: false, words };
  const line = makeLine();

  // Most values are 0, and the row is zeroed before.
  const set = (field: Field, value: number): void => {
    if (value !== 0) put(words, 0, field, value);
  };

  return (bytes) => {
    line.take(bytes);
    words.fill(0);
    row.isFemale = line.startsWith(at.gender, female ?? 0);
    try {
      fill();
    } catch (error) {
      if (error instanceof RangeError) throw new RangeError(`SV${line.number(at.id)}: ${error.message}`);
      throw error;
    }
    return row;
  };

  function fill(): void {
    for (const { field, column } of plainNumbers) set(field, line.number(column));
    for (const { field, column, list } of plainChoices) set(field, line.choice(column, list));
    for (const { field, column, list } of plainMasks) set(field, line.choices(column, list));
    for (const { field, column } of plainSets)
      if (!line.isNone(column)) set(field, line.set(column, dictionaries.setCode));
    fillMade();
    countAnswers();
    countWishes();
  }

  function fillMade(): void {
    const [year, month, date] = line.day(at.birthDate);
    set(rowFields.birth, year === 0 ? 0 : birthCode(year, month, date));
    set(rowFields.heightTenths, line.tenths(at.heightCm));
    set(rowFields.place, dictionaries.placeCode(line.number(at.state), line.number(at.district)));
    set(rowFields.clan, line.isEmpty(at.clan) ? 0 : dictionaries.clanCode(line.text(at.clan)));
    set(rowFields.horoscope, dictionaries.classCode(line.number(at.rashi), line.number(at.nakshatra)));
    const [activeYear, activeMonth, activeDate] = line.day(at.lastActiveOn);
    set(rowFields.activeWeek, activeYear === 0 ? 0 : weekOfDay(dayCount(activeYear, activeMonth, activeDate)));
    set(rowFields.shownWeek, weekOfDay(Math.floor((line.number(at.shownAt) + indiaAheadSeconds) / daySeconds)));
  }

  function countAnswers(): void {
    let given = 0;
    for (const { field } of coded) if (read(words, 0, field) !== 0) given++;
    for (const column of uncoded) if (!line.isEmpty(column) && line.choice(column, falsehood) === 0) given++;
    set(rowFields.answers, given);
  }

  function countWishes(): void {
    let [wished, musts, weights] = [0, 0, 0];
    for (let wish = 0; wish < wishes.length; wish++) {
      const each = wishes[wish];
      if (each === undefined || !isWished(each)) continue;
      const weight = line.choice(each.strength, strengths);
      if (weight === 0) continue;
      wished |= 1 << wish;
      if (weight > 1) musts |= 1 << wish;
      weights += weight;
    }
    set(rowFields.wished, wished);
    set(rowFields.musts, musts);
    set(rowFields.weights, weights);
  }

  function isWished({ fields, unless }: (typeof wishes)[number]): boolean {
    if (unless >= 0 && line.startsWith(unless, truth ?? 0)) return false;
    if (fields.length === 0) return true;
    for (const field of fields) if (read(words, 0, field) !== 0) return true;
    return false;
  }
}

const daySeconds = 86_400;
const indiaAheadSeconds = 19_800;
const dayCount = (year: number, month: number, date: number): number =>
  Date.UTC(year, month - 1, date) / (daySeconds * 1000);
