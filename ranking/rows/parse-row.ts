import { weekOfDay } from '#matching/calendar.ts';
import { sharedAnswerNames } from '#matching/person.ts';
import type { Dictionaries } from './dictionaries.ts';
import { birthCode, rowFields, rowTable, wishNames, wordsARow } from './layout.ts';
import { choicesByLength, makeLineReader } from './line.ts';
import { type Field, put, read } from './packed.ts';
import { type CandidateColumn, candidateColumns, type WishColumns, wishColumns } from './row-columns.ts';

export interface ParsedRow {
  isFemale: boolean;
  /** One row in the layout of layout.ts; overwritten by the next row. */
  words: Uint32Array;
}

const falsehood = choicesByLength({ false: 1 });
// The codes are the weights of the strengths.
const strengths = choicesByLength({ Wish: 1, Must: 2 });
const female = 'F'.charCodeAt(0);
const truth = 't'.charCodeAt(0);

const secondsADay = 86_400;
// 5.5 hours: the time zone of India.
const indiaAheadSeconds = 19_800;

/** Returns the position of a column in a line. */
const columnIndex = (column: CandidateColumn): number => candidateColumns.indexOf(column);
/** The positions of the columns from which row columns are computed. */
const inLine = {
  id: columnIndex('id'),
  gender: columnIndex('gender'),
  birthDate: columnIndex('birthDate'),
  heightCm: columnIndex('heightCm'),
  state: columnIndex('state'),
  district: columnIndex('district'),
  clan: columnIndex('clan'),
  rashi: columnIndex('rashi'),
  nakshatra: columnIndex('nakshatra'),
  lastActiveOn: columnIndex('lastActiveOn'),
  shownAt: columnIndex('shownAt'),
};

/** The row columns that copy one column of the line. */
const copied = rowTable.flatMap(({ from: [from], holds, field, codes = {} }) =>
  from && holds ? [{ column: columnIndex(from), holds, field, list: choicesByLength(codes) }] : [],
);

const copiedNumbers = copied.filter(({ holds }) => holds === 'number');
const copiedChoices = copied.filter(({ holds }) => holds === 'choice');
const copiedMasks = copied.filter(({ holds }) => holds === 'choices');
const copiedSets = copied.filter(({ holds }) => holds === 'ids');

const isAnswer = (column: string): boolean => sharedAnswerNames.some((name) => name === column);
/** The answers with coded choices. A choice without a code is unknown to this version and counts as not given. */
const coded = rowTable.filter(({ from, holds }) => holds === 'choice' && from.some(isAnswer));
/** The line columns of all other answers. */
const uncoded = candidateColumns
  .filter((column) => isAnswer(column) && !coded.some(({ from }) => from.includes(column)))
  .map(columnIndex);

/** The columns that decide whether a row has a wish, by the number of the wish. */
const wishes = wishNames.map((name) => {
  const { strength, wished, unless }: WishColumns = wishColumns[name];
  return {
    strength: columnIndex(strength),
    fields: wished.map((column) => rowFields[column]),
    unless: unless ? columnIndex(unless) : -1,
  };
});

/**
 * Returns a parser for the view `candidate_lines` in PostgreSQL's text COPY format, one line at a time. It throws a
 * RangeError if a line's values do not fit a row.
 */
export function makeRowParser(dictionaries: Dictionaries): (bytes: Buffer) => ParsedRow {
  const words = new Uint32Array(wordsARow);
  const row: ParsedRow = { isFemale: false, words };
  const line = makeLineReader();

  // Most values are 0, and the row is zeroed before.
  const set = (field: Field, value: number): void => {
    if (value !== 0) put(words, 0, field, value);
  };

  return (bytes) => {
    line.take(bytes);
    words.fill(0);
    row.isFemale = line.startsWith(inLine.gender, female);
    try {
      fill();
    } catch (error) {
      if (error instanceof RangeError) throw new RangeError(`SV${line.number(inLine.id)}: ${error.message}`);
      throw error;
    }
    return row;
  };

  function fill(): void {
    for (const { field, column } of copiedNumbers) set(field, line.number(column));
    for (const { field, column, list } of copiedChoices) set(field, line.choice(column, list));
    for (const { field, column, list } of copiedMasks) set(field, line.choices(column, list));
    for (const { field, column } of copiedSets)
      if (!line.isNone(column)) set(field, line.set(column, dictionaries.setCode));
    fillComputed();
    countAnswers();
    countWishes();
  }

  /** Fills the row columns that are computed from columns of the line, except the counts. */
  function fillComputed(): void {
    const [year, month, date] = line.day(inLine.birthDate);
    set(rowFields.birth, year === 0 ? 0 : birthCode(year, month, date));
    set(rowFields.heightTenths, line.tenths(inLine.heightCm));
    set(rowFields.place, dictionaries.placeCode(line.number(inLine.state), line.number(inLine.district)));
    set(rowFields.clan, line.isEmpty(inLine.clan) ? 0 : dictionaries.clanCode(line.text(inLine.clan)));
    set(rowFields.horoscope, dictionaries.classCode(line.number(inLine.rashi), line.number(inLine.nakshatra)));
    const [activeYear, activeMonth, activeDate] = line.day(inLine.lastActiveOn);
    set(rowFields.activeWeek, activeYear === 0 ? 0 : weekOfDay(daysSince1970(activeYear, activeMonth, activeDate)));
    const shownDay = Math.floor((line.number(inLine.shownAt) + indiaAheadSeconds) / secondsADay);
    set(rowFields.shownWeek, weekOfDay(shownDay));
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
      const columns = wishes[wish];
      if (columns === undefined || !isWished(columns)) continue;
      const weight = line.choice(columns.strength, strengths);
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
    if (unless >= 0 && line.startsWith(unless, truth)) return false;
    if (fields.length === 0) return true;
    for (const field of fields) if (read(words, 0, field) !== 0) return true;
    return false;
  }
}

const daysSince1970 = (year: number, month: number, date: number): number =>
  Date.UTC(year, month - 1, date) / (secondsADay * 1000);
