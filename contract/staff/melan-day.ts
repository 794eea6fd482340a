import { asciiDigits } from '../pasted.ts';

/**
 * Fields that a tablet records for a family at the melan. `wishes`: the numbers of up to `MOST_WISHES` families that it
 * wants to know.
 */
export const ENTRY_FIELDS = ['came', 'note', 'wishes', 'name', 'side'] as const;
export type EntryField = (typeof ENTRY_FIELDS)[number];

/** At most this many families whose numbers one family writes on its slip. */
export const MOST_WISHES = 3;
/** Maximum number of characters of a note. */
export const NOTE_LIMIT = 300;
/** Maximum number of characters of a walk-in guest's name. */
const NAME_LIMIT = 60;
/** Highest number of a guest. */
const HIGHEST_NUMBER = 99_999;
/** Highest counter of an entry. */
const HIGHEST_COUNTER = 1_000_000;

/** The numbers of walk-in guests are above this one. Guests with a seat have smaller numbers. */
const WALK_INS_FROM = 1000;
/**
 * Returns the number of the walk-in guest whom a tablet records as its `count`-th. Each tablet has its own range by its
 * `ordinal` (from 1), so that two tablets never give the same number. `count` 0: the number before the first guest.
 */
export const walkInNumber = (ordinal: number, count: number): number => WALK_INS_FROM * ordinal + count;
/** Whether a number belongs to a walk-in guest. */
export const isWalkIn = (number: number): boolean => number >= WALK_INS_FROM;

/** One recorded value. Entries are immutable: a later entry of the same field replaces it. */
export interface Entry {
  /** Made on the tablet. The same entry sent twice has the same id and is stored once. */
  id: string;
  /** The id of the tablet; `''` if the office made the entry. */
  tablet: string;
  /** Increases with each entry of its tablet. It orders entries without a clock. */
  counter: number;
  /** The guest's number. */
  number: number;
  field: EntryField;
  value: string;
}

/** Returns the wishes as numbers, sorted and without duplicates; null if the value is invalid. */
export function readWishes(value: string, ownNumber: number): number[] | null {
  if (value === '') return [];
  const parts = value.split(',');
  if (parts.length > MOST_WISHES || !parts.every((part) => /^\d{1,5}$/.test(part))) return null;
  const numbers = [...new Set(parts.map(Number))];
  return numbers.every((number) => number > 0 && number !== ownNumber) ? numbers.sort((a, b) => a - b) : null;
}

/** Returns numbers typed from a slip, separated by commas. */
export const typedWishes = (typed: string): string =>
  asciiDigits(typed)
    .trim()
    .split(/[\s,;.।+-]+/)
    .filter(Boolean)
    .map((part) => part.replace(/^0+(?=\d)/, ''))
    .join(',');

/** Whether a value of each field is valid for the guest with this number. */
const isValidValue: Record<EntryField, (value: string, number: number) => boolean> = {
  came: (value) => value === 'yes' || value === 'no',
  side: (value) => value === 'bride' || value === 'groom',
  note: (value) => value.length <= NOTE_LIMIT,
  name: (value) => value.length > 0 && value.length <= NAME_LIMIT,
  wishes: (value, number) => readWishes(value, number) !== null,
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Whether a text is the id of a tablet or of an entry: a UUID in small letters. */
export const isTabletId = (value: string): boolean => UUID.test(value);

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;

/** Parses the entries of a tablet's JSON bundle. Returns null if it is invalid. */
export function readEntries(bundle: string, tablet: string): Entry[] | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(bundle);
  } catch {
    return null;
  }
  if (!Array.isArray(parsed)) return null;
  const entries = parsed.map((sent) => readEntry(sent, tablet));
  return entries.every((entry) => entry !== null) ? entries : null;
}

/** Returns an entry of the bundle; null if it is invalid. */
function readEntry(sent: unknown, tablet: string): Entry | null {
  if (typeof sent !== 'object' || sent === null) return null;
  const { id, counter, number, field: name, value }: Partial<Record<keyof Entry, unknown>> = sent;
  const field = ENTRY_FIELDS.find((known) => known === name);
  if (typeof id !== 'string' || !isTabletId(id) || field === undefined || typeof value !== 'string') return null;
  if (!isCount(counter, HIGHEST_COUNTER) || !isCount(number, HIGHEST_NUMBER)) return null;
  if (!isValidValue[field](value, number)) return null;
  return { id, tablet, counter, number, field, value };
}

/** Two guest numbers, the lower first, that must not sit together although their cards say so. */
export interface MeetingApart {
  round: number;
  place: number;
  one: number;
  other: number;
}

/** Values of two or more tablets that differ for one field of one guest. */
export interface Conflict {
  number: number;
  field: EntryField;
  /** The value of each tablet, in the order of the tablets' ids, without blanks. */
  values: string[];
}

/** The state of a melan day, computed from all entries of its tablets and the office. */
export interface Day {
  /**
   * The valid value of each field by guest number. In a conflict, the value with the highest counter counts until the
   * office decides.
   */
  guests: Map<number, Partial<Record<EntryField, string>>>;
  conflicts: Conflict[];
}

/** Returns a value in the form in which two tablets' values are compared: wishes without their order. */
const comparableValue = ({ field, value, number }: Entry): string =>
  field === 'wishes' ? (readWishes(value, number) ?? []).join() : value;

const isLater = (entry: Entry, than: Entry): boolean =>
  entry.counter > than.counter || (entry.counter === than.counter && entry.id > than.id);

const joinNotes = (entries: readonly Entry[]): string =>
  entries
    .map(({ value }) => value)
    .filter(Boolean)
    .join(' · ');

/**
 * Computes a day from all its entries; their order and repetitions do not matter. The last entry of each tablet and
 * field counts. If two tablets differ, both notes are kept, and the office decides about other fields. A blank never
 * conflicts.
 */
export function readDay(entries: readonly Entry[]): Day {
  // For each guest and field: the last entry of each tablet, by the tablet's id.
  const lastEntries = new Map<string, Map<string, Entry>>();
  for (const entry of entries) {
    const key = `${entry.number} ${entry.field}`;
    const byTablet = lastEntries.get(key) ?? new Map<string, Entry>();
    lastEntries.set(key, byTablet);
    const earlier = byTablet.get(entry.tablet);
    if (earlier === undefined || isLater(entry, earlier)) byTablet.set(entry.tablet, entry);
  }
  const day: Day = { guests: new Map(), conflicts: [] };
  for (const byTablet of lastEntries.values()) {
    // The office's own entry has the id '' and is therefore the first. It decides, even if it is blank.
    const sorted = [...byTablet.values()].sort((a, b) => (a.tablet < b.tablet ? -1 : 1));
    const isDecided = byTablet.has('');
    const filled = sorted.filter(({ value }) => value !== '');
    const [first, ...others] = isDecided || filled.length === 0 ? sorted : filled;
    if (first === undefined) continue;
    const { number, field } = first;
    const candidates = [first, ...others];
    const doDiffer = !isDecided && candidates.some((entry) => comparableValue(entry) !== comparableValue(first));
    let last = first;
    if (!isDecided) for (const entry of others) if (isLater(entry, last)) last = entry;
    const value = doDiffer && field === 'note' ? joinNotes(candidates) : last.value;
    day.guests.set(number, { ...day.guests.get(number), [field]: value });
    if (doDiffer && field !== 'note')
      day.conflicts.push({ number, field, values: candidates.map((entry) => entry.value) });
  }
  day.conflicts.sort((a, b) => a.number - b.number);
  return day;
}

/** Whether a tablet recorded a walk-in guest: a name, and present. */
export const hasWalkedIn = (number: number, values: Partial<Record<EntryField, string>> | undefined): boolean =>
  isWalkIn(number) && values?.name !== undefined && values.came === 'yes';

/**
 * Returns the pairs who named each other, the lower number first. Guests whose wishes differ between two tablets are
 * left out.
 */
export function findNamings({ guests, conflicts }: Day): [number, number][] {
  const undecidedNumbers = new Set(conflicts.flatMap(({ field, number }) => (field === 'wishes' ? number : [])));
  const wishesByNumber = new Map(
    [...guests].flatMap(([number, { wishes }]) =>
      wishes && !undecidedNumbers.has(number) ? [[number, readWishes(wishes, number) ?? []] as const] : [],
    ),
  );
  const namings: [number, number][] = [];
  for (const [number, others] of wishesByNumber)
    for (const other of others) {
      const isNamedBack = wishesByNumber.get(other)?.includes(number) === true;
      if (number < other && isNamedBack) namings.push([number, other]);
    }
  return namings.sort(([a, b], [c, d]) => a - c || b - d);
}
