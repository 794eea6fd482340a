import {
  type Entry,
  type EntryField,
  readDay,
  readWishes,
  typedWishes,
  walkInNumber,
} from '#contract/staff/melan-day.ts';
import type { MelanNews } from '#contract/staff/melans.ts';

export interface TabletGuest {
  number: number;
  name: string;
}

/** What a tablet holds, all of it sealed. */
export interface TabletState {
  melanId: number;
  /** Its own id, made on it. */
  tablet: string;
  ordinal: number;
  heldOn: string;
  guests: readonly TabletGuest[];
  /** In the order of their counters: nothing that was noted is ever taken out. */
  entries: readonly Entry[];
  /** What the office said last, when there was a network in the hall; what was packed by an older page has none. */
  news?: MelanNews;
}

export type Noted = Pick<Entry, 'number' | 'field' | 'value'>;

/** Notes one thing more. The order comes from a counter: a tablet's clock may be wrong. */
export function note(state: TabletState, { number, field, value }: Noted): TabletState {
  const counter = Math.max(0, ...state.entries.map((entry) => entry.counter)) + 1;
  const entry: Entry = { id: crypto.randomUUID(), tablet: state.tablet, counter, number, field, value };
  return { ...state, entries: [...state.entries, entry] };
}

/** Two windows of one tablet: what either has noted. */
export function joined(one: TabletState, other: TabletState): TabletState {
  const known = new Set(one.entries.map(({ id }) => id));
  return { ...one, entries: [...one.entries, ...other.entries.filter(({ id }) => !known.has(id))] };
}

/** Somebody who came without an invitation, and has come. The state is what lies on the tablet, else two windows would give the same number. */
export function addWalkIn(state: TabletState, { name, side }: { name: string; side: string }): TabletState {
  const number = 1 + Math.max(walkInNumber(state.ordinal, 0), ...walkInsOf(state).map((one) => one.number));
  const fields: [EntryField, string][] = [
    ['name', name],
    ['side', side],
    ['came', 'yes'],
  ];
  return fields.reduce((noted, [field, value]) => note(noted, { number, field, value }), state);
}

export interface Row extends TabletGuest {
  /** The office does not expect the family any more. */
  isAway: boolean;
  hasCome: boolean;
  note: string;
  wishes: string;
}

const walkInsOf = ({ entries }: TabletState): TabletGuest[] =>
  [...readDay(entries).guests].flatMap(([number, { name }]) => (name === undefined ? [] : { number, name }));

/** Everybody, by number, as they stand. */
export function rowsOf(state: TabletState): Row[] {
  const { guests } = readDay(state.entries);
  const away = new Set(state.news?.away);
  return [...state.guests, ...walkInsOf(state)]
    .map(({ number, name }) => {
      const facts = guests.get(number);
      return {
        ...{ number, name, isAway: away.has(number), hasCome: facts?.came === 'yes' },
        ...{ note: facts?.note ?? '', wishes: facts?.wishes ?? '' },
      };
    })
    .sort((one, other) => one.number - other.number);
}

/** The numbers of a slip as they are typed, with commas between them; null for what is none, or names somebody whom nobody knows. */
export function wishesTyped(state: TabletState, own: number, typed: string): string | null {
  const numbers = readWishes(typedWishes(typed), own);
  if (numbers === null) return null;
  const known = new Set(rowsOf(state).map(({ number }) => number));
  // A number of the other tablet is not known here.
  const isKnown = (number: number) => known.has(number) || Math.floor(number / walkInNumber(1, 0)) > 0;
  return numbers.every(isKnown) ? numbers.join(',') : null;
}
