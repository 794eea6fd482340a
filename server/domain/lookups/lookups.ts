import type { Kysely } from 'kysely';
import type { FormErrors } from '#contract/form.ts';
import type { LookupKind } from '#contract/lookup-kinds.ts';
import type { LookupEntry } from '#contract/lookups.ts';
import type { MessageId } from '#contract/message.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { loadCountries, loadLookups, loadStates } from './lookups.queries.ts';

/** The lists that forms offer, in memory. Lists of countries and states are apart from the lists of `LookupKind`. */
export interface Lookups {
  /** Returns the entries of a list in their order; none if the list is unknown. */
  list(kind: LookupKind): LookupEntry[];
  countries(): LookupEntry[];
  /** Returns the states of a country; none for null and for an unknown country. */
  statesOf(countryId: number | null): LookupEntry[];
  /** Whether the list has this id; also true for null. */
  has(kind: LookupKind, id: number | null): boolean;
  /** Returns the entry of a list with this id; undefined if the list has none. */
  entry(kind: LookupKind, id: number): LookupEntry | undefined;
  /** Returns the state with this id, of any country; undefined if there is none. */
  stateOf(id: number): LookupEntry | undefined;
}

/** Loads the lists that forms offer. They change only with a release, so each process loads them once. */
export async function loadAllLookups(db: Kysely<Database>): Promise<Lookups> {
  const [lists, countries, states] = await Promise.all([loadLookups(db), loadCountries(db), loadStates(db)]);
  const entries = new Map([...lists].map(([kind, list]) => [kind, byId(list)]));
  const allStates = byId([...states.values()].flat());
  return {
    list: (kind) => lists.get(kind) ?? [],
    countries: () => countries,
    statesOf: (countryId) => (countryId === null ? [] : (states.get(countryId) ?? [])),
    entry: (kind, id) => entries.get(kind)?.get(id),
    stateOf: (id) => allStates.get(id),
    has: (kind, id) => id === null || (entries.get(kind)?.has(id) ?? false),
  };
}

const byId = (list: readonly LookupEntry[]) => new Map(list.map((entry) => [entry.id, entry]));

/**
 * Returns an error for every id that is not in its list, by the field of the form. `chosen` has for each field the list
 * and the chosen id; a null id is no error.
 */
export function lookupErrors(
  lookups: Lookups,
  chosen: Record<string, [LookupKind, number | null]>,
): FormErrors<MessageId> {
  const wrongFields = Object.entries(chosen).filter(([, [kind, id]]) => !lookups.has(kind, id));
  return Object.fromEntries(wrongFields.map(([name]) => [name, 'chooseFromList']));
}

/** Returns an error if the country is unknown or null, or if the state is null or not one of its states. */
export function placeErrors(lookups: Lookups, country: number | null, state: number | null): FormErrors<MessageId> {
  if (!lookups.countries().some(({ id }) => id === country)) return { country: 'chooseFromList' };
  return lookups.statesOf(country).some(({ id }) => id === state) ? {} : { state: 'stateNotInCountry' };
}
