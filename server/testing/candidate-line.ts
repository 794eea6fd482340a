import type { AnyOf, Range, SharedAnswers, SharedPerson, Strength, Wishes } from '#matching/person.ts';
import { codes } from '#server/domain/codes.ts';
import { type CandidateColumn, candidateColumns } from '#server/ranking/index/row-columns.ts';

const communities = Object.keys(codes.community);
const diets = Object.keys(codes.diet);
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

/** A candidate's row as PostgreSQL returns it from the views `candidate_lines` and `candidate_line_ends`. */
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
    wishedAgeFrom: wishes.age?.atLeast,
    wishedAgeTo: wishes.age?.atMost,
    wishedAge: strength(wishes.age),
    wishedHeightFrom: wishes.heightCm?.atLeast,
    wishedHeightTo: wishes.heightCm?.atMost,
    wishedHeight: strength(wishes.heightCm),
    wishedReligions: set(wishes.religion?.anyOf),
    wishedReligion: strength(wishes.religion),
    wishedCastes: set(caste?.anyOf),
    wishedCaste: strength(caste),
    noCasteBar: wishes.caste === 'noBar',
    wishedCommunities: set(wishes.community?.anyOf.map((id) => communities[id - 1] ?? '')),
    wishedCommunity: strength(wishes.community),
    wishedEducations: set(wishes.education?.anyOf),
    wishedEducation: strength(wishes.education),
    wishedProfessions: set(wishes.profession?.anyOf),
    wishedProfession: strength(wishes.profession),
    wishedDiets: set(wishes.diet?.anyOf.map((id) => `"${diets[id - 1]}"`)),
    wishedDiet: strength(wishes.diet),
    wishedMaritals: set(wishes.maritalStatus?.anyOf.map((status) => `"${maritals[status]}"`)),
    wishedMarital: strength(wishes.maritalStatus),
    wishedStates: set(wishes.place?.states),
    wishedDistricts: set(wishes.place?.districts),
    wishedPlace: strength(wishes.place),
    wishedIsMangalik: yesNo(wishes.mangalik?.isMangalik),
    wishedMangalik: strength(wishes.mangalik),
    wishedOwnClan: strength(wishes.avoidOwnClan),
    wishedCountries: set(wishes.country?.anyOf),
    wishedCountry: strength(wishes.country),
    wishedMotherTongues: set(wishes.motherTongue?.anyOf),
    wishedMotherTongue: strength(wishes.motherTongue),
    wishedDeshes: set(wishes.desh?.anyOf.map((desh) => `"${deshes[desh]}"`)),
    wishedDesh: strength(wishes.desh),
    children: person.children == null ? '' : counts[person.children],
    wishedChildrenCounts: set(wishes.children?.anyOf.map((count) => counts[count])),
    wishedChildren: strength(wishes.children),
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

const set = (values: readonly (string | number)[] | undefined): string => `{${(values ?? []).join(',')}}`;

const yesNo = (value: boolean | null | undefined): string => (value == null ? '' : value ? 'Yes' : 'No');

const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
