import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Person, Relatives } from '../person.ts';
import { readFamily } from './lines.ts';
import { weighName } from './name-weight.ts';
import { relationThreshold, weighRelation } from './weigh-relation.ts';

const weigh = (a: Person, b: Person) => weighRelation(readFamily(a), readFamily(b));
const person = (relatives: Relatives, answers: Partial<Person> = {}): Person => ({
  gender: 'Male',
  district: 7,
  relatives,
  ...answers,
});
const uncle = { greatPaternalGrandfather: { name: 'Nibaran Sen' } };

test('a surname that a line repeats counts once', () => {
  const alone = weigh(person(uncle), person(uncle)) ?? 0;
  const bothRelatives = { ...uncle, paternalGrandfather: { name: 'Haripada Sen' } };
  const bitsOfGrandfather = weighName('Haripada Sen')?.givenBits ?? 0;
  expect(weigh(person(bothRelatives), person(bothRelatives))).toBeCloseTo(alone + bitsOfGrandfather);
});

test('a differing elder above the agreeing one counts against', () => {
  const of = (father: string): Relatives => ({
    paternalGrandfather: { name: 'Haripada Sen' },
    greatPaternalGrandfather: { name: father },
  });
  const weightWithoutName = weigh(person(of('')), person(of(''))) ?? 0;
  expect(weigh(person(of('Nibaran Sen')), person(of('Satish Sen')))).toBeLessThan(weightWithoutName);
  expect(weigh(person(of('not known')), person(of('Satish Sen')))).toBe(weightWithoutName);
});

test('the rarest name alone is not evidence', () => {
  const rare = { greatPaternalGrandfather: { name: 'Tejendra Xyzzy' } };
  expect(weigh(person(rare, { district: null }), person(rare, { district: null }))).toBeLessThan(relationThreshold);
  expect(weigh(person(rare), person(rare))).toBeGreaterThan(relationThreshold);
});

test('is null when no name agrees or the members are too far apart in age', () => {
  const other = { greatPaternalGrandfather: { name: 'Satish Sen' } };
  expect(weigh(person(uncle), person(other))).toBeNull();
  expect(weigh(person(uncle, { birthDate: '1950-01-01' }), person(uncle, { birthDate: '1999-01-01' }))).toBeNull();
});

const name = fc.constantFrom(
  ...[
    'Amal Das',
    'অমল দাস',
    'Amol Das',
    'Amal',
    'Haripada Das',
    'হরিপদ দাস',
    'Nibaran Sen',
    'নিবারণ সেন',
    'Gita Devi',
    'গীতা দাস',
  ],
  ...['Not known', 'Late', 'Das', ''],
);
const clan = fc.constantFrom('Kashyap', 'কাশ্যপ', 'Vatsya', null);
const relative = fc.record({
  name,
  clan,
  caste: fc.constantFrom(1, 2, null),
  occupation: fc.constantFrom(5, 6, 39, null),
});
const anybody: fc.Arbitrary<Person> = fc.record({
  gender: fc.constantFrom<'Male' | 'Female'>('Male', 'Female'),
  name,
  clan,
  caste: fc.constantFrom(1, 2, null),
  district: fc.constantFrom(1, 2, null),
  town: fc.constantFrom('Contai', 'কাঁথি', null),
  birthDate: fc.constantFrom('1940-01-01', '1970-01-01', '1995-06-01', '1998-01-01', null),
  relatives: fc.record({
    father: relative,
    mother: relative,
    paternalGrandfather: relative,
    greatPaternalGrandfather: relative,
    maternalGrandfather: relative,
    greatMaternalGrandfather: relative,
  }),
});

test('is exactly the same for both sides', () => {
  fc.assert(
    fc.property(anybody, anybody, (a, b) => {
      expect(weigh(b, a)).toBe(weigh(a, b));
    }),
    { numRuns: 2_000 },
  );
});
