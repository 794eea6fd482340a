import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Comparison, compare } from './compare.ts';
import { sameClan } from './family/gotra.ts';
import { placeOfPadaIndex } from './horoscope/zodiac.ts';
import type { Person, Relative, SharedPerson, Wishes } from './person.ts';
import { rankScore } from './rank.ts';
import { meetsMusts } from './wishes/wish-fit.ts';

const on = '2026-11-20';

// Few values each, so that two generated people often agree.
const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined, freq: 4 });
const strength = fc.constantFrom('wish', 'must');
const idUpTo = (most: number) => fc.integer({ min: 1, max: most });
const anyOf = (most: number) => maybe(fc.record({ anyOf: fc.array(idUpTo(most), { maxLength: 2 }), strength }));
const clan = fc.constantFrom('Kashyap', 'কাশ্যপ', 'Vatsya', 'Hansda', '');
const name = fc.constantFrom('Amal Kr. Sen', 'অমল সেন', 'Bimal Sen', 'Haripada Das', 'হরিপদ দাস', '');
const relative: fc.Arbitrary<Relative | undefined> = maybe(
  fc.record({ name: maybe(name), occupation: maybe(idUpTo(3)), caste: maybe(idUpTo(2)), clan: maybe(clan) }),
);
const wishes: fc.Arbitrary<Wishes> = fc.record({
  age: maybe(fc.record({ atLeast: fc.integer({ min: 18, max: 40 }), strength })),
  heightCm: maybe(fc.record({ atMost: fc.integer({ min: 150, max: 180 }), strength })),
  religion: anyOf(2),
  caste: fc.oneof(anyOf(2), fc.constant('noBar' as const)),
  diet: anyOf(2),
  place: maybe(fc.record({ states: fc.array(idUpTo(2)), districts: fc.array(idUpTo(2)), strength })),
  mangalik: maybe(fc.record({ isMangalik: fc.boolean(), strength })),
  avoidOwnClan: maybe(fc.record({ strength })),
  horoscopeCounts: maybe(fc.boolean()),
});
const moon = fc
  .tuple(fc.integer({ min: 0, max: 107 }), fc.integer({ min: 0, max: 7 }))
  .map(([index, known]): Partial<Person> => {
    const place = placeOfPadaIndex(index);
    return {
      rashi: known > 0 ? place.rashi : undefined,
      nakshatra: known > 1 ? place.nakshatra : undefined,
      pada: known > 2 ? place.pada : undefined,
    };
  });
const person = (gender: Person['gender']): fc.Arbitrary<Person> =>
  fc.tuple(moon, everythingElse(gender)).map(([place, rest]) => ({ ...rest, ...place }));
const everythingElse = (gender: Person['gender']): fc.Arbitrary<Person> =>
  fc.record({
    gender: fc.constant(gender),
    birthDate: maybe(fc.constantFrom('1970-01-01', '1990-06-15', '1999-02-28')),
    heightCm: maybe(fc.integer({ min: 150, max: 180 })),
    state: maybe(idUpTo(2)),
    district: maybe(idUpTo(2)),
    religion: maybe(idUpTo(2)),
    community: maybe(fc.constantFrom(1, 3)),
    caste: maybe(idUpTo(2)),
    clan: maybe(clan),
    diet: maybe(idUpTo(2)),
    gon: maybe(idUpTo(3)),
    isMangalik: maybe(fc.boolean()),
    computedMangal: maybe(fc.constantFrom('none', 'low', 'high', 'unknown')),
    lastActiveOn: maybe(fc.constantFrom('2026-11-01', '2026-01-01')),
    name: maybe(name),
    town: maybe(fc.constantFrom('Bolpur', 'বোলপুর', 'Katwa')),
    relatives: maybe(
      fc.record({
        father: relative,
        mother: relative,
        paternalGrandfather: relative,
        greatPaternalGrandfather: relative,
        maternalGrandfather: relative,
        greatMaternalGrandfather: relative,
      }),
    ),
    wishes: maybe(wishes),
  });
const couple = fc.tuple(person('Male'), person('Female'));

function exchanged(comparison: Comparison): Comparison {
  const other = <T extends { readonly of: string }>(finding: T) => ({
    ...finding,
    of: finding.of === 'a' ? 'b' : finding.of === 'b' ? 'a' : 'both',
  });
  return JSON.parse(
    JSON.stringify({
      family: comparison.family.map(other).sort(byText),
      horoscope: { ...comparison.horoscope, findings: comparison.horoscope.findings.map(other).sort(byText) },
      wishes: { a: comparison.wishes.b, b: comparison.wishes.a },
    }),
  );
}

function byText(a: unknown, b: unknown): number {
  return JSON.stringify(a) < JSON.stringify(b) ? -1 : 1;
}

const sides = ['a', 'b'] as const;
const unknownFirst: Record<string, number> = { unknown: 0, noneShown: 1, possible: 2 };

// How certain each line of a comparison is; forgetting a fact may lower these values but never raise them.
function certainties({ family, horoscope, wishes: fit }: Comparison): Record<string, number> {
  const clanIsKnown = family.some(({ code }) => code === 'clan.unknown') ? 0 : 1;
  const relation = family.find(({ code }) => code.startsWith('relation.'));
  const certaintyOf = (kind: string) => (horoscope.findings.some(({ code }) => code === `${kind}.unknown`) ? 0 : 1);
  const lines: Record<string, number> = {
    clan: clanIsKnown,
    relation: 100 * (unknownFirst[relation?.code.slice('relation.'.length) ?? ''] ?? 0) + (relation?.named ?? 0),
    guna: horoscope.guna?.max ?? 0,
    gon: certaintyOf('gon'),
    mangalik: certaintyOf('mangalik'),
  };
  for (const side of sides) {
    for (const { wish, code } of fit[side].findings) lines[`${side} ${wish}`] = code === 'wish.unknown' ? 0 : 1;
  }
  return lines;
}

// Removes one fact from the person or a relative, and returns which one.
function forgetful(one: Person, pick: number): { after: Person; fact: string } {
  const facts = Object.keys(one)
    .filter((key) => key !== 'gender' && key !== 'wishes')
    .map((fact): { after: Person; fact: string } => ({ after: { ...one, [fact]: undefined }, fact }));
  for (const [slot, recorded] of Object.entries(one.relatives ?? {})) {
    for (const fact of Object.keys(recorded ?? {})) {
      const relatives = { ...one.relatives, [slot]: { ...recorded, [fact]: undefined } };
      facts.push({ after: { ...one, relatives }, fact });
    }
  }
  return facts[pick % facts.length] ?? { after: one, fact: '' };
}

const relativesFacts = ['name', 'clan', 'caste', 'occupation'];

function valuesOf(one: Person, fact: string): unknown[] {
  const all = [one, ...Object.values(one.relatives ?? {})].map((of) => Object.entries(of ?? {}));
  return all.flatMap((entries) =>
    entries.filter(([name, value]) => name === fact && value != null).map(([, value]) => value),
  );
}

// Whether any recorded value of this kind differs between the two families.
function areApart(fact: string, a: Person, b: Person): boolean {
  if (fact === 'relatives') return relativesFacts.some((one) => areApart(one, a, b));
  const differ = (one: unknown, other: unknown) =>
    fact === 'clan' ? sameClan(String(one), String(other)) === false : one !== other;
  return valuesOf(a, fact).some((one) => valuesOf(b, fact).some((other) => differ(one, other)));
}

describe('compare', () => {
  test('gives the same result with the sides exchanged when the arguments are swapped', () => {
    fc.assert(
      fc.property(couple, ([a, b]) => {
        const comparison = compare(a, b, on);
        expect(exchanged(exchanged(comparison))).toEqual(exchanged(compare(b, a, on)));
        expect(comparison.family.at(-1)).toEqual(compare(b, a, on).family.at(-1));
      }),
      { numRuns: 500 },
    );
  });

  test('forgetting a fact never makes a finding more certain and never hides a candidate', () => {
    fc.assert(
      fc.property(couple, fc.nat(), ([a, b], pick) => {
        const { after, fact } = forgetful(a, pick);
        const before = certainties(compare(a, b, on));
        // Differing facts count against a relation, and ages never count for one; without them the relation is
        // undecided again.
        const isReopened = fact === 'birthDate' || areApart(fact, a, b);
        for (const [line, certainty] of Object.entries(certainties(compare(after, b, on)))) {
          const certaintyBefore = before[line] ?? 0;
          if (line === 'relation' && isReopened && certaintyBefore > 0) continue;
          expect(certainty, line).toBeLessThanOrEqual(certaintyBefore);
        }
        if (meetsMusts(b, a, on)) expect(meetsMusts(b, after, on)).toBe(true);
        if (meetsMusts(a, b, on)) expect(meetsMusts(after, b, on)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('an unknown horoscope is reported, and declared values take precedence over computed ones', () => {
    const a: Person = { gender: 'Male', rashi: 9, isMangalik: false, computedMangal: 'high' };
    const b: Person = { gender: 'Female', gon: 3, computedMangal: 'low' };
    expect(compare(a, b, on).horoscope).toEqual({
      guna: null,
      expectedGuna: null,
      jotok: null,
      findings: [
        { code: 'horoscope.unknown', of: 'both' },
        { code: 'gon.unknown', of: 'both' },
        { code: 'mangalik.one', of: 'b' },
        { code: 'mangalik.computedDiffers', of: 'a' },
      ],
    });
    const full = compare({ ...a, nakshatra: 19 }, { ...b, rashi: 1 }, on).horoscope;
    expect(full.guna?.kootas.bhakoot).toBe(0);
    expect(full.jotok).toBe('adham');
    expect(full.findings[0]).toEqual({ code: 'gon.agree', of: 'both' });
  });
});

describe('rankScore', () => {
  test('depends only on shared answers and wishes', () => {
    fc.assert(
      fc.property(couple, ([a, b]) => {
        const { name: _, town: __, relatives: ___, computedMangal: ____, ...shared } = b;
        const bare: SharedPerson = shared;
        expect(rankScore(a, b, on)).toBe(rankScore(a, bare, on));
        expect(meetsMusts(a, b, on)).toBe(meetsMusts(a, bare, on));
      }),
    );
  });
});
