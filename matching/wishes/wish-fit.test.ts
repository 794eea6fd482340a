import { describe, expect, test } from 'vitest';
import type { SharedPerson, Strength, Wishes } from '../person.ts';
import { abroad } from './country-wish.ts';
import { balanceOf, meetsMusts, type WishName, weighWishes, wishBalance, wishFit } from './wish-fit.ts';

const on = '2026-11-20';
const seeker: SharedPerson = { gender: 'Male', clan: 'Kashyap' };
const other: SharedPerson = {
  gender: 'Female',
  birthDate: '1998-11-21',
  heightCm: 158,
  religion: 1,
  community: 2,
  caste: 9,
  clan: 'কাশ্যপ',
  education: 27,
  profession: 13,
  diet: 2,
  state: 28,
  district: 'Nadia',
  maritalStatus: 'widowed',
  country: 826,
  motherTongue: 'Sylheti',
  desh: 'east',
  children: 'one',
  isMangalik: true,
};

const wishNames: readonly WishName[] = [
  'age',
  'heightCm',
  'religion',
  'caste',
  'community',
  'education',
  'profession',
  'diet',
  'place',
  'maritalStatus',
  'mangalik',
  'avoidOwnClan',
  'country',
  'motherTongue',
  'desh',
  'children',
];

const met: Wishes = {
  age: { atLeast: 27, atMost: 27, strength: 'wish' },
  heightCm: { atLeast: 158, strength: 'wish' },
  religion: { anyOf: [1, 4], strength: 'wish' },
  caste: { anyOf: [9], strength: 'wish' },
  community: { anyOf: [2], strength: 'wish' },
  education: { anyOf: [27], strength: 'wish' },
  profession: { anyOf: [12, 13], strength: 'wish' },
  diet: { anyOf: [2], strength: 'wish' },
  place: { states: [99], districts: ['Nadia'], strength: 'wish' },
  maritalStatus: { anyOf: ['widowed', 'divorced'], strength: 'wish' },
  mangalik: { isMangalik: true, strength: 'wish' },
  country: { anyOf: [356, 826], strength: 'wish' },
  motherTongue: { anyOf: ['Bengali', 'Sylheti'], strength: 'wish' },
  desh: { anyOf: ['east'], strength: 'wish' },
  children: { anyOf: ['none', 'one'], strength: 'wish' },
};

const unmet: Wishes = {
  age: { atLeast: 28, strength: 'must' },
  heightCm: { atMost: 157, strength: 'must' },
  religion: { anyOf: [2], strength: 'must' },
  caste: { anyOf: [1], strength: 'must' },
  community: { anyOf: [1], strength: 'must' },
  education: { anyOf: [38], strength: 'must' },
  profession: { anyOf: [7], strength: 'must' },
  diet: { anyOf: [1], strength: 'must' },
  place: { states: [99], districts: ['Hooghly'], strength: 'must' },
  maritalStatus: { anyOf: ['neverMarried'], strength: 'must' },
  mangalik: { isMangalik: false, strength: 'must' },
  avoidOwnClan: { strength: 'must' },
  country: { anyOf: [356], strength: 'must' },
  motherTongue: { anyOf: ['Bengali'], strength: 'must' },
  desh: { anyOf: ['west'], strength: 'must' },
  children: { anyOf: ['none'], strength: 'must' },
};

function codesFor(wishes: Wishes, candidate: SharedPerson) {
  return wishFit({ ...seeker, wishes }, candidate, on).a.findings.map(({ wish, code }) => `${wish} ${code}`);
}

describe('wishFit', () => {
  test('met wishes', () => {
    expect(codesFor(met, other)).toEqual(
      Object.keys(met)
        .map((wish) => `${wish} wish.met`)
        .sort(inOrder),
    );
    const { gain, all } = weighWishes({ ...seeker, wishes: met }, other, on);
    expect(gain).toBe(all);
    expect(wishBalance({ ...seeker, wishes: met }, other, on)).toBe(balanceOf(all, all));
  });

  test.each(wishNames)('an unmet %s', (wish) => {
    const wishes = { [wish]: unmet[wish] };
    expect(codesFor(wishes, other)).toEqual([`${wish} wish.unmet`]);
    const { gain, all } = weighWishes({ ...seeker, wishes }, other, on);
    expect(gain).toBe(-all);
    expect(meetsMusts({ ...seeker, wishes }, other, on)).toBe(false);
  });

  test.each(wishNames)('an unknown %s is not a mismatch', (wish) => {
    const wishes = { [wish]: unmet[wish] };
    const stranger: SharedPerson = { gender: 'Female' };
    expect(codesFor(wishes, stranger)).toEqual([`${wish} wish.unknown`]);
    expect(weighWishes({ ...seeker, wishes }, stranger, on).gain).toBe(0);
    expect(meetsMusts({ ...seeker, wishes }, stranger, on)).toBe(true);
  });

  test('a wish hides nobody', () => {
    const wishes = { diet: { anyOf: [1], strength: 'wish' } } as const;
    expect(meetsMusts({ ...seeker, wishes }, other, on)).toBe(true);
  });

  test('an undisclosed religion or caste is unknown, and caste may be no bar', () => {
    expect(codesFor({ religion: unmet.religion, caste: unmet.caste }, { ...other, religion: 13, caste: 66 })).toEqual([
      'religion wish.unknown',
      'caste wish.unknown',
    ]);
    expect(codesFor({ caste: 'noBar' }, other)).toEqual([]);
  });

  test('a must counts as two wishes, and each direction is judged separately', () => {
    const wishes: Wishes = { diet: { anyOf: [1], strength: 'must' }, religion: { anyOf: [1], strength: 'wish' } };
    const fit = wishFit(other, { ...seeker, wishes }, on);
    expect(fit.a).toEqual({ findings: [], balance: balanceOf(0, 0) });
    expect(fit.b.balance).toBe(balanceOf(-1, 3));
  });

  test.each<[name: string, values: number[], wishesOf: (strength: Strength) => Wishes]>([
    ['age', [27, 28, 29, 31, 34, 35, 60], (strength) => ({ age: { atMost: 27, strength } })],
    ['height', [158, 160, 162, 166, 172, 174, 200], (strength) => ({ heightCm: { atMost: 158, strength } })],
  ])('a near miss of the %s costs little for a wish and fails a must', (_, values, wishesOf) => {
    const people = values.map((value) => ({ ...other, birthDate: `${2026 - value}-01-01`, heightCm: value }));
    const fits = people.map((person) => weighWishes({ ...seeker, wishes: wishesOf('wish') }, person, on).gain);
    expect(fits).toEqual([1, 0.75, 0.5, 0, -0.75, -1, -1]);
    const passing = people.filter((person) => meetsMusts({ ...seeker, wishes: wishesOf('must') }, person, on));
    expect(passing).toEqual(people.slice(0, 1));
  });

  test('a wish for or against mangalik changes the balance', () => {
    const against: Wishes = { ...met, mangalik: { isMangalik: false, strength: 'wish' } };
    expect(wishBalance({ ...seeker, wishes: against }, other, on)).toBeLessThan(
      wishBalance({ ...seeker, wishes: against }, { ...other, isMangalik: false }, on),
    );
  });

  test.each([
    ['elsewhere in the world', { state: 82_600_000, district: null }, 'place wish.unmet'],
    ['in another state', { state: 35_601_071, district: null }, 'place wish.unmet'],
    ['in the state of the district', { state: 35_601_163, district: null }, 'place wish.unknown'],
    ['somewhere', { state: null, district: null }, 'place wish.unknown'],
    ['elsewhere, of a family of Kolkata', { state: 82_600_000, district: 114 }, 'place wish.met'],
  ])('a candidate who lives %s is judged for a must of Kolkata', (_, place, code) => {
    const wishes: Wishes = { place: { districts: [114], strength: 'must' } };
    expect(codesFor(wishes, { ...other, ...place })).toEqual([code]);
  });

  test.each([
    [[abroad], 826, 'country wish.met'],
    [[abroad], 356, 'country wish.unmet'],
    [[abroad], null, 'country wish.unknown'],
    [[abroad, 356], 356, 'country wish.met'],
    [[840], 826, 'country wish.unmet'],
    [[], 826, 'country wish.unknown'],
  ])('the country wish %j judges country %s as %s', (anyOf, country, code) => {
    expect(codesFor({ country: { anyOf, strength: 'must' } }, { ...other, country })).toEqual([code]);
  });

  test('an unrecorded district leaves the place open', () => {
    const wishes: Wishes = { place: { districts: ['Hooghly'], strength: 'must' } };
    expect(codesFor(wishes, { ...other, district: null })).toEqual(['place wish.unknown']);
    expect(codesFor(wishes, other)).toEqual(['place wish.unmet']);
  });
});

function inOrder(a: string, b: string): number {
  const place = (finding: string) => wishNames.findIndex((name) => finding.startsWith(`${name} `));
  return place(a) - place(b);
}
