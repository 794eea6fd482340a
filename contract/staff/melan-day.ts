import { asciiDigits } from '../pasted.ts';

/** What a tablet notes of a family in the hall. `wishes`: the numbers of up to three families whom it would like to know. */
export const ENTRY_FIELDS = ['came', 'note', 'wishes', 'name', 'side'] as const;
export type EntryField = (typeof ENTRY_FIELDS)[number];

export const MOST_WISHES = 3;
/** As much as a note holds. */
export const NOTE_LIMIT = 300;
const NAME_LIMIT = 60;
const HIGHEST = 99_999;

/** Who comes without an invitation gets a number of the tablet's own, so that two tablets never give the same. */
const WALK_INS_FROM = 1000;
export const walkInNumber = (ordinal: number, count: number): number => WALK_INS_FROM * ordinal + count;
export const isWalkIn = (number: number): boolean => number >= WALK_INS_FROM;

/** One thing that was noted. No entry is ever changed: a later one of the same field counts in its place. */
export interface Entry {
  /** Made on the tablet, so that the same entry brought home twice is one. */
  id: string;
  /** The tablet's own; `''`: the office has decided. */
  tablet: string;
  /** Counts up on its tablet with each entry: what is later is known without any clock. */
  counter: number;
  /** Of the guest. */
  number: number;
  field: EntryField;
  value: string;
}

/** The three wishes as numbers, each once, in their order; null for what is none. */
export function readWishes(value: string, own: number): number[] | null {
  if (value === '') return [];
  const parts = value.split(',');
  if (parts.length > MOST_WISHES || !parts.every((part) => /^\d{1,5}$/.test(part))) return null;
  const numbers = [...new Set(parts.map(Number))];
  return numbers.every((number) => number > 0 && number !== own) ? numbers.sort((a, b) => a - b) : null;
}

/** Numbers as they are typed from a slip, with commas between them. */
export const typedWishes = (typed: string): string =>
  asciiDigits(typed)
    .trim()
    .split(/[\s,;.।+-]+/)
    .filter(Boolean)
    .map((part) => part.replace(/^0+(?=\d)/, ''))
    .join(',');

const holds: Record<EntryField, (value: string, number: number) => boolean> = {
  came: (value) => value === 'yes' || value === 'no',
  side: (value) => value === 'bride' || value === 'groom',
  note: (value) => value.length <= NOTE_LIMIT,
  name: (value) => value.length > 0 && value.length <= NAME_LIMIT,
  wishes: (value, number) => readWishes(value, number) !== null,
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
export const isTabletId = (value: string): boolean => UUID.test(value);

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;

/** The entries of a bundle as a tablet sends it, as JSON; null for what is none. */
export function readEntries(bundle: string, tablet: string): Entry[] | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(bundle);
  } catch {
    return null;
  }
  if (!Array.isArray(parsed)) return null;
  const entries = parsed.map((one) => readEntry(one, tablet));
  return entries.every((one) => one !== null) ? entries : null;
}

function readEntry(one: unknown, tablet: string): Entry | null {
  if (typeof one !== 'object' || one === null) return null;
  const { id, counter, number, field: name, value }: Partial<Record<keyof Entry, unknown>> = one;
  const field = ENTRY_FIELDS.find((known) => known === name);
  if (typeof id !== 'string' || !isTabletId(id) || field === undefined || typeof value !== 'string') return null;
  if (!isCount(counter, 1_000_000) || !isCount(number, HIGHEST) || !holds[field](value, number)) return null;
  return { id, tablet, counter, number, field, value };
}

/** Two numbers, the lower first, that are not to sit together though their cards say so. */
export interface MeetingApart {
  round: number;
  place: number;
  one: number;
  other: number;
}

export interface Conflict {
  number: number;
  field: EntryField;
  /** What each tablet says, in the order of their ids; blanks are not among them. */
  values: string[];
}

export interface Day {
  /** By number: what counts of each field. Of a conflict it is what was noted with the highest counter, until the office decides. */
  guests: Map<number, Partial<Record<EntryField, string>>>;
  conflicts: Conflict[];
}

const sameOf = ({ field, value, number }: Entry): string =>
  field === 'wishes' ? (readWishes(value, number) ?? []).join() : value;

const isLater = (one: Entry, than: Entry): boolean =>
  one.counter > than.counter || (one.counter === than.counter && one.id > than.id);

/**
 * A day from all its entries, in whatever order they came and however often: of each tablet the last of each field counts. Where two tablets differ,
 * both notes are kept, and of anything else the office decides. What is blank differs from nothing that is written.
 */
export function readDay(entries: readonly Entry[]): Day {
  const latest = new Map<string, Map<string, Entry>>();
  for (const entry of entries) {
    const key = `${entry.number} ${entry.field}`;
    const ofTablets = latest.get(key) ?? new Map<string, Entry>();
    latest.set(key, ofTablets);
    const known = ofTablets.get(entry.tablet);
    if (known === undefined || isLater(entry, known)) ofTablets.set(entry.tablet, entry);
  }
  const day: Day = { guests: new Map(), conflicts: [] };
  for (const ofTablets of latest.values()) {
    const sorted = [...ofTablets.values()].sort((a, b) => (a.tablet < b.tablet ? -1 : 1));
    const decided = ofTablets.get('');
    const written = sorted.filter(({ value }) => value !== '');
    const [first, ...others] = decided || written.length === 0 ? sorted : written;
    if (first === undefined) continue;
    const { number, field } = first;
    const differ = decided ? [] : [first, ...others].filter((one) => sameOf(one) !== sameOf(first));
    const value =
      differ.length > 0 && field === 'note'
        ? [first, ...others]
            .map((one) => one.value)
            .filter(Boolean)
            .join(' · ')
        : [first, ...others].reduce((last, one) => (decided === undefined && isLater(one, last) ? one : last)).value;
    day.guests.set(number, { ...day.guests.get(number), [field]: value });
    if (differ.length > 0 && field !== 'note')
      day.conflicts.push({ number, field, values: [first, ...others].map((one) => one.value) });
  }
  day.conflicts.sort((a, b) => a.number - b.number);
  return day;
}

/** Somebody who came without a seat, as a tablet has noted: with a name, and present. */
export const hasWalkedIn = (number: number, noted: Partial<Record<EntryField, string>> | undefined): boolean =>
  isWalkIn(number) && noted?.name !== undefined && noted.came === 'yes';

/** Who named each other, the lower number first: of nobody about whose wishes two tablets differ. */
export function findNamings({ guests, conflicts }: Day): [number, number][] {
  const open = new Set(conflicts.flatMap(({ field, number }) => (field === 'wishes' ? number : [])));
  const wishes = new Map(
    [...guests].flatMap(([number, { wishes }]) =>
      wishes && !open.has(number) ? [[number, readWishes(wishes, number) ?? []] as const] : [],
    ),
  );
  const named: [number, number][] = [];
  for (const [number, others] of wishes)
    for (const other of others) if (number < other && wishes.get(other)?.includes(number)) named.push([number, other]);
  return named.sort(([a, b], [c, d]) => a - c || b - d);
}
