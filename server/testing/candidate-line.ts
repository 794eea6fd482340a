import type { AnyOf, Range, SharedPerson, Strength, Wishes } from '#matching/person.ts';

const communities = ['General', 'SC', 'ST', 'OBC'];
const diets = ['Veg', 'Non Veg'];
const maritals = { neverMarried: 'Never Married', divorced: 'Divorced', widowed: 'Widowed' };

/** What PostgreSQL would send of a candidate from the view `candidate_lines`. */
export function candidateLine(id: number, person: SharedPerson, shownAt = 1_700_000_000): Buffer {
  const wishes: Wishes = person.wishes ?? {};
  const caste = wishes.caste === 'noBar' ? null : wishes.caste;
  const columns = [
    id,
    person.gender === 'Female' ? 'F' : 'M',
    person.birthDate,
    person.heightCm?.toFixed(1),
    person.state,
    person.district,
    person.religion,
    person.community == null ? '' : communities[person.community - 1],
    person.caste,
    person.clan == null ? '' : escaped(person.clan),
    person.motherTongue,
    person.desh == null ? '' : person.desh === 'east' ? 'East Bengal' : 'West Bengal',
    person.maritalStatus == null ? '' : maritals[person.maritalStatus],
    person.education,
    person.profession,
    person.diet == null ? '' : diets[person.diet - 1],
    person.rashi,
    person.nakshatra,
    '',
    person.gon,
    '',
    yesNo(person.isMangalik),
    person.hasOwnWords === true ? 't' : 'f',
    person.lastActiveOn,
    shownAt,
    wishes.age?.atLeast,
    wishes.age?.atMost,
    strength(wishes.age),
    wishes.heightCm?.atLeast,
    wishes.heightCm?.atMost,
    strength(wishes.heightCm),
    set(wishes.religion?.anyOf),
    strength(wishes.religion),
    set(caste?.anyOf),
    strength(caste),
    wishes.caste === 'noBar' ? 't' : 'f',
    set(wishes.community?.anyOf.map((id) => communities[id - 1] ?? '')),
    strength(wishes.community),
    set(wishes.education?.anyOf),
    strength(wishes.education),
    set(wishes.profession?.anyOf),
    strength(wishes.profession),
    set(wishes.diet?.anyOf.map((id) => `"${diets[id - 1]}"`)),
    strength(wishes.diet),
    set(wishes.maritalStatus?.anyOf.map((status) => `"${maritals[status]}"`)),
    strength(wishes.maritalStatus),
    set(wishes.place?.states),
    set(wishes.place?.districts),
    strength(wishes.place),
    yesNo(wishes.mangalik?.isMangalik),
    strength(wishes.mangalik),
    strength(wishes.avoidOwnClan),
  ];
  return Buffer.from(`${columns.map((value) => value ?? '').join('\x1f')}\n`);
}

const strengths: Record<Strength, string> = { wish: 'Wish', must: 'Must' };

function strength(wish: AnyOf<unknown> | Range | { strength: Strength } | null | undefined): string {
  return wish == null ? '' : strengths[wish.strength];
}

const set = (values: readonly (string | number)[] | undefined): string => `{${(values ?? []).join(',')}}`;

const yesNo = (value: boolean | null | undefined): string => (value == null ? '' : value ? 'Yes' : 'No');

const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
