import { choiceCodes } from '#matching/choice-codes.ts';
import type { AnyOf, Range, SharedAnswers, SharedPerson, Strength, Wishes } from '#matching/person.ts';
import { type CandidateColumn, candidateColumns } from '../rows/row-columns.ts';

const communities = Object.keys(choiceCodes.community);
const diets = Object.keys(choiceCodes.diet);
// The choices of closed lists as the database stores them, by the engine's names.
const maritals = { neverMarried: 'Never Married', divorced: 'Divorced', widowed: 'Widowed' };
const deshes = { east: 'East Bengal', west: 'West Bengal' };
const counts = { none: 'None', one: 'One', more: 'More' };

type Value = string | number | boolean | null | undefined;

/** The parts of a line besides answers and wishes. */
export interface Besides {
  /** Seconds since 1970. */
  shownAt?: number;
  photo?: boolean;
  badges?: readonly string[];
}

/** Returns a candidate's row as PostgreSQL returns it from the views `candidate_lines` and `candidate_line_ends`. */
export function candidateLine(
  id: number,
  person: SharedPerson,
  { shownAt = 1_700_000_000, photo = false, badges = [] }: Besides = {},
): Buffer {
  const wishes: Wishes = person.wishes ?? {};
  const caste = wishes.caste === 'noBar' ? null : wishes.caste;
  const columns: Record<Exclude<CandidateColumn, keyof SharedAnswers>, Value> &
    Partial<Record<CandidateColumn, Value>> = {
    id,
    gender: person.gender === 'Female' ? 'F' : 'M',
    // These answers are not converted here: the line has them in the engine's own form.
    heightCm: person.heightCm?.toFixed(1),
    community: person.community == null ? '' : communities[person.community - 1],
    clan: person.clan == null ? '' : escaped(person.clan),
    desh: person.desh == null ? '' : deshes[person.desh],
    maritalStatus: person.maritalStatus == null ? '' : maritals[person.maritalStatus],
    diet: person.diet == null ? '' : diets[person.diet - 1],
    pada: '',
    logno: '',
    isMangalik: yesNo(person.isMangalik),
    hasOwnWords: person.hasOwnWords === true,
    lastActiveOn: person.lastActiveOn,
    shownAt,
    'wishes.age.from': wishes.age?.atLeast,
    'wishes.age.to': wishes.age?.atMost,
    'wishes.age.strength': strength(wishes.age),
    'wishes.height.from': wishes.heightCm?.atLeast,
    'wishes.height.to': wishes.heightCm?.atMost,
    'wishes.height.strength': strength(wishes.heightCm),
    'wishes.religion.anyOf': set(wishes.religion?.anyOf),
    'wishes.religion.strength': strength(wishes.religion),
    'wishes.caste.anyOf': set(caste?.anyOf),
    'wishes.caste.strength': strength(caste),
    'wishes.caste.isNoBar': wishes.caste === 'noBar',
    'wishes.community.anyOf': set(wishes.community?.anyOf.map((id) => communities[id - 1] ?? '')),
    'wishes.community.strength': strength(wishes.community),
    'wishes.education.anyOf': set(wishes.education?.anyOf),
    'wishes.education.strength': strength(wishes.education),
    'wishes.profession.anyOf': set(wishes.profession?.anyOf),
    'wishes.profession.strength': strength(wishes.profession),
    'wishes.diet.anyOf': set(wishes.diet?.anyOf.map((id) => `"${diets[id - 1]}"`)),
    'wishes.diet.strength': strength(wishes.diet),
    'wishes.maritalStatus.anyOf': set(wishes.maritalStatus?.anyOf.map((status) => `"${maritals[status]}"`)),
    'wishes.maritalStatus.strength': strength(wishes.maritalStatus),
    'wishes.place.states': set(wishes.place?.states),
    'wishes.place.districts': set(wishes.place?.districts),
    'wishes.place.strength': strength(wishes.place),
    'wishes.mangalik.is': yesNo(wishes.mangalik?.isMangalik),
    'wishes.mangalik.strength': strength(wishes.mangalik),
    'wishes.ownClan.strength': strength(wishes.avoidOwnClan),
    'wishes.country.anyOf': set(wishes.country?.anyOf),
    'wishes.country.strength': strength(wishes.country),
    'wishes.motherTongue.anyOf': set(wishes.motherTongue?.anyOf),
    'wishes.motherTongue.strength': strength(wishes.motherTongue),
    'wishes.desh.anyOf': set(wishes.desh?.anyOf.map((desh) => `"${deshes[desh]}"`)),
    'wishes.desh.strength': strength(wishes.desh),
    children: person.children == null ? '' : counts[person.children],
    'wishes.children.anyOf': set(wishes.children?.anyOf.map((count) => counts[count])),
    'wishes.children.strength': strength(wishes.children),
    photo: photo ? 'Yes' : '',
    badges: badges.length > 0 ? set(badges) : '',
  };
  const values: Readonly<Record<string, unknown>> = { ...person, ...columns };
  return Buffer.from(`${candidateColumns.map((column) => values[column] ?? '').join('\x1f')}\n`);
}

const strengths: Record<Strength, string> = { wish: 'Wish', must: 'Must' };

function strength(wish: AnyOf<unknown> | Range | { strength: Strength } | null | undefined): string {
  return wish == null ? '' : strengths[wish.strength];
}

/** Returns a set in PostgreSQL's notation. */
const set = (values: readonly (string | number)[] | undefined): string => `{${(values ?? []).join(',')}}`;

function yesNo(value: boolean | null | undefined): string {
  if (value == null) return '';
  return value ? 'Yes' : 'No';
}

/** Escapes a text as PostgreSQL's COPY does. */
const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
