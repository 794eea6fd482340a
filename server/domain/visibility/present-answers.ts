import type { AnswerList } from '#contract/answers.ts';
import type { NamedAnswer } from '#contract/catalogue.ts';
import type { LookupEntry } from '#contract/lookups.ts';
import type { ClanView, SharedView } from '#contract/member.ts';
import { type RelativeView, type SeenAnswers, seenPath } from '#contract/views.ts';
import { putAtPath, valueAtPath } from '#contract/wire.ts';
import { ageOn } from '#matching/calendar.ts';
import { isNoClan, normaliseGotra } from '#matching/family/gotra.ts';
import { districts } from '#matching/places/districts.ts';
import { findEntry, type Stored, shownValue } from '#server/domain/answers/stored.ts';
import type { Lookups } from '#server/domain/lookups/lookups.ts';
import { spelled } from '#server/domain/names/spelled.ts';
import { byGender } from '#words/by-gender.ts';
import { firstNameOf } from './first-name.ts';
import { type Layer, seesPhotos } from './may-view.ts';
import { kinAnswers, type ViewedRow, viewedAnswers } from './seen-answers.ts';
import type { KinRow, OwnerRow } from './views.queries.ts';

/** The names of each district in both languages, by id. */
const districtNames = new Map(districts.map(({ id, name, nameBn }) => [id, { name, nameBn }]));

/**
 * Returns exactly the fields of layer 2: the answers, and values computed from them. Below layer 3 the photo is empty
 * unless its owner shows it to this viewer.
 */
export function presentShared(
  row: OwnerRow,
  { shared }: SeenAnswers,
  { layer, today, isFitting = false }: { layer: Layer; today: string; isFitting?: boolean },
): SharedView {
  return {
    memberId: row.profile_id,
    name: firstNameOf(row.name),
    spelled: spelled(row).given,
    gender: row.gender,
    age: ageOn(row.birthDate || null, today),
    ...shared,
    profession: shared.profession && {
      ...shared.profession,
      nameBn: byGender(shared.profession.nameBn, row.gender),
    },
    district: districtOf(row['home.id'], row['home.name'] || row.district),
    ancestralDistrict: districtOf(row['ancestral.id'], row['ancestral.name']),
    picture: seesPhotos(layer, row.photoFor, isFitting) ? (row.picture ?? '') : '',
  };
}

/** Returns a district of the list by its names, else the family's own words. */
function districtOf(id: number | null, words: string) {
  const listedDistrict = id === null ? undefined : districtNames.get(id);
  return listedDistrict ?? { name: words, nameBn: words };
}

/** The answers that others may read, with their places in the view of layer 2 (shared) or 3 (family). */
const placedAnswers = viewedAnswers.flatMap((answer) => {
  const path = seenPath(answer);
  return path ? [{ answer, path: path.slice(1), isShared: path[0] === 'shared' }] : [];
});

/**
 * Returns the answers that others read unchanged. An answer that is placed in layer 2 but opens in layer 3 is null
 * before.
 */
export function presentAnswers(row: ViewedRow, layer: Layer, lookups: Lookups): SeenAnswers;
export function presentAnswers(row: Stored, layer: Layer, lookups: Lookups): object {
  const [shared, family]: [Stored, Stored] = [{}, {}];
  for (const { answer, path, isShared } of placedAnswers) {
    const isOpen = layer >= 3 || answer.layer === 'members';
    if (!isShared && !isOpen) continue;
    const value = isOpen ? present(answer, row[answer.name], lookups) : null;
    putAtPath(isShared ? shared : family, path, value);
  }
  return { shared, family };
}

/** Returns what accepted families read of a relative; empty if nothing is recorded. */
export function presentRelative(row: KinRow | undefined, isMother: boolean, lookups: Lookups): RelativeView;
export function presentRelative(row: { answers: object } | undefined, isMother: boolean, lookups: Lookups): object {
  const namedValues = kinAnswers.map((answer) => {
    const list = isMother && answer.list === 'male-occupation' ? 'female-occupation' : answer.list;
    const value = valueAtPath(row?.answers, answer.path) ?? shownValue(answer, null);
    return [answer.name, present({ ...answer, list }, value, lookups)];
  });
  return Object.fromEntries(namedValues);
}

/** Returns the value of an answer as others read it: entries of lists by their names, a clan in both languages. */
function present({ kind, list, isBare }: NamedAnswer, value: unknown, lookups: Lookups): unknown {
  if (kind === 'clan') return presentClan(String(value), lookups.list('clan'));
  if (kind === 'numeral') return value === '' ? null : Number(value);
  return list && !isBare ? entryOf(lookups, list, value) : value;
}

/** Returns the entry of a list as others read it; null if there is none with this id. */
function entryOf(lookups: Lookups, list: AnswerList, id: unknown): LookupEntry | null {
  const entry = typeof id === 'number' ? findEntry(lookups, list, id) : undefined;
  return entry ? { id: entry.id, name: entry.name, nameBn: entry.nameBn } : null;
}

/** Returns a clan in both languages: the gotra of the list however it is spelled, else the family's own words. */
export function presentClan(text: string | null | undefined, listed: readonly LookupEntry[]): ClanView {
  const words = text ?? '';
  const gotra = normaliseGotra(words);
  const entry = listed.find(({ name, nameBn }) => name === gotra || name === words || nameBn === words);
  return { name: entry?.name ?? words, nameBn: entry?.nameBn ?? words, isNone: words === '' || isNoClan(words) };
}
