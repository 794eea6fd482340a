import {
  type Entry,
  type EntryField,
  isWalkIn,
  readDay,
  readWishes,
  typedWishes,
  walkInNumber,
} from '#contract/staff/melan-day.ts';
import type { MelanNews } from '#contract/staff/melans.ts';

/** A guest with the number that identifies the guest at the melan. */
export interface TabletGuest {
  number: number;
  name: string;
}

/** The data of a tablet, all of it encrypted. */
export interface TabletState {
  melanId: number;
  /** The tablet's own id, created on it. */
  tablet: string;
  /** The number of the tablet among those of its melan, from which its walk-in guests are numbered. */
  ordinal: number;
  /** The day of the melan, as `2026-01-31`. */
  heldOn: string;
  guests: readonly TabletGuest[];
  /** The entries, in the order in which they were added or merged. Entries are never removed. */
  entries: readonly Entry[];
  /** The office's latest changes, if there was a network in the hall. */
  news?: MelanNews;
}

/** What a tablet records of a guest in one entry. */
export type Noted = Pick<Entry, 'number' | 'field' | 'value'>;

/** Adds an entry. The order comes from a counter, because a tablet's clock may be wrong. */
export function addEntry(state: TabletState, { number, field, value }: Noted): TabletState {
  const counter = Math.max(0, ...state.entries.map((entry) => entry.counter)) + 1;
  const entry: Entry = { id: crypto.randomUUID(), tablet: state.tablet, counter, number, field, value };
  return { ...state, entries: [...state.entries, entry] };
}

/** Merges the entries of two windows of the same tablet. */
export function mergeEntries(one: TabletState, other: TabletState): TabletState {
  const ownIds = new Set(one.entries.map(({ id }) => id));
  return { ...one, entries: [...one.entries, ...other.entries.filter(({ id }) => !ownIds.has(id))] };
}

/**
 * Adds a guest without an invitation, who has come. `state` must be the stored one, otherwise two windows would assign
 * the same number.
 */
export function addWalkIn(state: TabletState, { name, side }: { name: string; side: string }): TabletState {
  const number = 1 + Math.max(walkInNumber(state.ordinal, 0), ...walkInsOf(state).map((guest) => guest.number));
  const fields: [EntryField, string][] = [
    ['name', name],
    ['side', side],
    ['came', 'yes'],
  ];
  return fields.reduce((newState, [field, value]) => addEntry(newState, { number, field, value }), state);
}

/** A guest as listed on the tablet. */
export interface Row extends TabletGuest {
  /** True if the office does not expect the family any more. */
  isAway: boolean;
  hasCome: boolean;
  note: string;
  /** The numbers that the guest wrote on the slip, joined by commas; `''` if none are recorded. */
  wishes: string;
}

/** Returns the guests without an invitation whom the entries name. */
const walkInsOf = ({ entries }: TabletState): TabletGuest[] =>
  [...readDay(entries).guests].flatMap(([number, { name }]) => (name === undefined ? [] : { number, name }));

/** Returns all guests with their current state, sorted by number. */
export function rowsOf(state: TabletState): Row[] {
  const { guests } = readDay(state.entries);
  const away = new Set(state.news?.away);
  return [...state.guests, ...walkInsOf(state)]
    .map(({ number, name }) => {
      const facts = guests.get(number);
      return {
        number,
        name,
        isAway: away.has(number),
        hasCome: facts?.came === 'yes',
        note: facts?.note ?? '',
        wishes: facts?.wishes ?? '',
      };
    })
    .sort((one, other) => one.number - other.number);
}

/** Parses the typed numbers of a slip into a comma-separated list. Returns null for invalid or unknown numbers. */
export function wishesTyped(state: TabletState, ownNumber: number, typed: string): string | null {
  const numbers = readWishes(typedWishes(typed), ownNumber);
  if (numbers === null) return null;
  const knownNumbers = new Set(rowsOf(state).map(({ number }) => number));
  // Numbers of the other tablet's walk-in guests are not known here.
  const isKnown = (number: number) => knownNumbers.has(number) || isWalkIn(number);
  return numbers.every(isKnown) ? numbers.join(',') : null;
}
