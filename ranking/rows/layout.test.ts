import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LookupKind } from '#contract/lookup-kinds.ts';
import type { SharedPerson } from '#matching/person.ts';
import { rankScore } from '#matching/rank.ts';
import { findBest } from '../lists/best.ts';
import { prepareQuestion } from '../question/question.ts';
import { makeBlockStore } from '../store/block-store.ts';
import { candidateLine } from '../testing/candidate-line.ts';
import { inventPerson, makeRandom } from '../testing/invented-people.ts';
import { makeDictionaries } from './dictionaries.ts';
import {
  digestFields,
  headFields,
  mostWordsARow,
  refuseLongLists,
  rowFields,
  rowTable,
  wishDigestFields,
  wishNames,
  wordsARow,
} from './layout.ts';
import { layOut, put, read } from './packed.ts';
import { makeRowParser } from './parse-row.ts';
import { candidateColumns, mostWishes } from './row-columns.ts';

const listOf = (_: LookupKind) => [{ id: 1 }, { id: 200 }];
const lists = rowTable.flatMap(({ list, field }) => (list ? [{ list, field }] : []));
const reserved = rowTable.filter(({ isReserved }) => isReserved).map(({ field }) => field);
const on = '2026-11-20';

test('a row takes at most 24 words, and has room for lists of 4,096, for 24 wishes and for what is reserved', () => {
  expect(mostWordsARow).toBe(24);
  expect(wordsARow).toBeLessThanOrEqual(mostWordsARow);
  for (const { caste, education, profession } of [rowFields])
    for (const { highest } of [caste, education, profession]) expect(highest).toBeGreaterThanOrEqual(4096);
  expect(mostWishes).toBe(24);
  for (const { wished, musts } of [rowFields]) expect([wished.bits, musts.bits]).toEqual([24, 24]);
  expect(rowFields.weights.highest).toBeGreaterThanOrEqual(2 * mostWishes);
  expect(new Set(wishNames).size).toBe(wishNames.length);
  expect(reserved.map(({ name }) => name)).toEqual(expect.arrayContaining(['wishedPhoto', 'wishedBadges']));
});

test('what lists read without the table lies where they read it', () => {
  expect(headFields.horoscope).toMatchObject({ word: 0, shift: 0, bits: 16 });
  expect(headFields.standing).toMatchObject({ word: 0, shift: 16, bits: 16 });
  for (const { shift, bits } of Object.values(digestFields)) expect((shift % 8) + bits).toBeLessThanOrEqual(8);
  expect(rowFields.id).toMatchObject({ word: 0, bits: 32 });
  expect([wishDigestFields.age.bits, wishDigestFields.heightCm.bits]).toEqual([8, 8]);
  expect(wishDigestFields.weights.highest).toBeGreaterThanOrEqual(2 * mostWishes);
});

test('every column of a line is in the table once, but for the strengths and what nobody reads', () => {
  const strengths = candidateColumns
    .filter((column) => column.endsWith('.strength'))
    .filter((column) => !isSource(column));
  const from = rowTable.flatMap((column) => column.from);
  expect(new Set(from).size).toBe(from.length);
  const unread = ['gender', 'pada', 'logno', 'wishes.caste.isNoBar', ...strengths];
  expect([...from, ...unread].sort()).toEqual([...candidateColumns].sort());
  expect(strengths).toHaveLength(wishNames.length);
});

const isSource = (column: (typeof candidateColumns)[number]): boolean =>
  rowTable.some(({ from }) => from.includes(column));

test.each(rowTable)(
  '$field.name is read as it was put at its limits, and refused beyond, and its neighbours stay',
  ({ field }) => {
    for (const value of [0, 1, field.highest]) {
      const words = new Uint32Array(wordsARow);
      put(words, 0, field, value);
      for (const other of Object.values(rowFields)) expect(read(words, 0, other)).toBe(other === field ? value : 0);
    }
    for (const value of [field.highest + 1, 2 ** 32 + 1, -1]) {
      const words = new Uint32Array(wordsARow);
      expect(() => put(words, 0, field, value)).toThrow(`${field.name} holds whole numbers from 0 to ${field.highest}`);
      expect(Math.max(...words)).toBe(0);
    }
  },
);

test('whatever a row holds is read as it was put, in any order', () => {
  const all = Object.values(rowFields);
  const anyRow = fc.tuple(...all.map(({ highest }) => fc.integer({ min: 0, max: highest })));
  fc.assert(
    fc.property(anyRow, fc.shuffledSubarray(all, { minLength: all.length }), (values, order) => {
      const words = new Uint32Array(3 * wordsARow);
      for (const field of order) put(words, wordsARow, field, values[all.indexOf(field)] ?? 0);
      expect(all.map((field) => read(words, wordsARow, field))).toEqual(values);
      expect([...words.subarray(0, wordsARow), ...words.subarray(2 * wordsARow)].every((word) => word === 0)).toBe(
        true,
      );
    }),
  );
});

test('no line writes what is reserved', () => {
  const parse = makeRowParser(makeDictionaries());
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { words } = parse(candidateLine(1, inventPerson(makeRandom(seed), 'Female')));
      expect(reserved.map((field) => read(words, 0, field))).toEqual(reserved.map(() => 0));
    }),
  );
});

const tooLarge: Partial<Record<keyof typeof rowFields, SharedPerson>> = {
  birth: { gender: 'Female', birthDate: '2101-01-01' },
  heightTenths: { gender: 'Female', heightCm: 409.6 },
  caste: { gender: 'Female', caste: 8192 },
  education: { gender: 'Female', education: 8192 },
  profession: { gender: 'Female', profession: 8192 },
  religion: { gender: 'Female', religion: 256 },
  activeWeek: { gender: 'Female', lastActiveOn: '2140-01-01' },
  wishedAgeFrom: { gender: 'Female', wishes: { age: { atLeast: 256, strength: 'wish' } } },
  wishedAgeTo: { gender: 'Female', wishes: { age: { atMost: 256, strength: 'wish' } } },
  wishedHeightFrom: { gender: 'Female', wishes: { heightCm: { atLeast: 256, strength: 'wish' } } },
  wishedHeightTo: { gender: 'Female', wishes: { heightCm: { atMost: 256, strength: 'wish' } } },
};

test.each(Object.entries(tooLarge))('a line whose %s does not fit is refused by name', (name, person) => {
  expect(() => makeRowParser(makeDictionaries())(candidateLine(7, person))).toThrow(`SV7: ${name} holds whole numbers`);
});

test('an id and a first showing that do not fit are refused by name, and so is a line of other columns', () => {
  const parse = makeRowParser(makeDictionaries());
  expect(() => parse(candidateLine(2 ** 32, { gender: 'Female' }))).toThrow('id holds');
  expect(() => parse(candidateLine(1, { gender: 'Female' }, { shownAt: 2 ** 40 }))).toThrow('shownWeek holds');
  expect(() => parse(Buffer.from('1\x1fF\n'))).toThrow('52 columns at least, not 2');
});

test('a line with columns of a newer version is read as without them', () => {
  const parse = makeRowParser(makeDictionaries());
  const { words } = parse(candidateLine(1, { gender: 'Female', caste: 9 }));
  const known = [...words];
  const longer = candidateLine(1, { gender: 'Female', caste: 9 }).toString().replace('\n', '\x1fBengali\x1f\n');
  expect([...parse(Buffer.from(longer)).words]).toEqual(known);
});

test('a dictionary with more than its column holds is refused by name', () => {
  const person: SharedPerson = {
    gender: 'Female',
    state: 1,
    clan: 'Kashyap',
    wishes: { religion: { anyOf: [1], strength: 'wish' } },
  };
  const codes = {
    placeCode: rowFields.place,
    clanCode: rowFields.clan,
    classCode: rowFields.horoscope,
    setCode: rowFields.wishedReligions,
  };
  for (const [code, field] of Object.entries(codes)) {
    const full = { ...makeDictionaries(), [code]: () => field.highest + 1 };
    expect(() => makeRowParser(full)(candidateLine(1, person))).toThrow(`${field.name} holds`);
  }
});

test('lists have room as wide as their column, and a longer one is refused by name', () => {
  expect(lists.map(({ list }) => list)).toEqual(
    expect.arrayContaining(['caste', 'educational-qualification', 'profession', 'religion']),
  );
  expect(() => refuseLongLists(listOf)).not.toThrow();
  for (const { list, field } of lists) {
    const grown = (last: number) => (kind: LookupKind) =>
      kind === list ? [...listOf(kind), { id: last }] : listOf(kind);
    expect(() => refuseLongLists(grown(field.highest))).not.toThrow();
    expect(() => refuseLongLists(grown(field.highest + 1))).toThrow(
      `The list ${list} has the id ${field.highest + 1}; ${field.name} holds`,
    );
  }
});

test('entries beyond the lists of today are listed as the engine orders them', () => {
  const dictionaries = makeDictionaries();
  const parse = makeRowParser(dictionaries);
  const store = makeBlockStore(dictionaries, 20_777);
  const ids = [66, 67, 321, 2047, 2048, 4096];
  const candidates = ids.map((id): [number, SharedPerson] => [
    id,
    { gender: 'Female', caste: id, education: id, profession: id, religion: 1 + (id % 200) },
  ]);
  for (const [id, person] of candidates) store.insert(parse(candidateLine(id, person)).words);
  for (const id of ids) {
    const anyOf = { anyOf: [id], strength: 'wish' } as const;
    const seeker: SharedPerson = {
      gender: 'Male',
      wishes: {
        caste: anyOf,
        education: anyOf,
        profession: anyOf,
        religion: { anyOf: [1 + (id % 200)], strength: 'must' },
      },
    };
    const expected = candidates
      .filter(([, person]) => person.religion === 1 + (id % 200))
      .map(([number, person]) => ({ id: number, score: rankScore(seeker, person, on) }))
      .sort((a, b) => b.score - a.score || a.id - b.id);
    expect(findBest(prepareQuestion(seeker, on, dictionaries), store, dictionaries, { count: 20 })).toEqual(expected);
  }
});

test('a thirteenth to a twenty-fourth wish has room, and a twenty-fifth is refused', () => {
  const wishes = (count: number) => ({
    bits: mostWishes,
    codes: Object.fromEntries(Array.from({ length: count }, (_, at) => [`w${at}`, at + 1])),
    isMask: true,
  });
  expect(() => layOut(1, { wished: wishes(24) })).not.toThrow();
  expect(() => layOut(1, { wished: wishes(25) })).toThrow('wished has room for 24 choices, and none for w24');
});
