import { describe, expect, test } from 'vitest';
import { LINEAGE_SIDES } from '#contract/lineage.ts';
import { formSteps } from '#web/forms/steps.ts';
import {
  type Asked,
  isAnswered,
  leafSteps,
  nextOfLeaf,
  nextOfTree,
  openQuestionsOf,
  previousQuestion,
  questionsOf,
} from './questions.ts';

const asks = { health: true, bloodline: true };
const inWords = (asked: Asked | null) => asked && `${asked.side} ${asked.leaf} ${asked.question}`;

describe('the next question of a relative', () => {
  test('is the next one without an answer after the current question, then one before it', () => {
    expect(openQuestionsOf({}, 'grandfather', asks)).toEqual([
      'name',
      'occupation',
      'clan',
      'caste',
      'life',
      'disease',
    ]);
    const values = { 'grandfather.name': 'হরিপদ', 'grandfather.clan': 'Kashyap' };
    expect(nextOfLeaf(values, { leaf: 'grandfather', question: 'name' }, asks)).toBe('occupation');
    expect(nextOfLeaf(values, { leaf: 'grandfather', question: 'occupation' }, asks)).toBe('caste');
    expect(nextOfLeaf(values, { leaf: 'grandfather', question: 'disease' }, asks)).toBe('occupation');
  });

  test('"nobody remembers" counts as an answer', () => {
    const values = { 'greatGrandfather.nameUnknown': 'Yes', 'greatGrandfather.occupationUnknown': 'Yes' };
    expect(openQuestionsOf(values, 'greatGrandfather', asks)).toEqual(['clan', 'caste', 'life', 'disease']);
    expect(isAnswered(values, { leaf: 'greatGrandfather', question: 'name' })).toBe(true);
    expect(isAnswered({ 'grandfather.nameUnknown': '' }, { leaf: 'grandfather', question: 'name' })).toBe(false);
  });

  test('health is asked only after the consent, and gotra and caste only of families that have them', () => {
    expect(openQuestionsOf({}, 'grandfather', { health: false, bloodline: true })).not.toContain('life');
    expect(questionsOf('grandfather', { health: false, bloodline: true })).not.toContain('disease');
    expect(openQuestionsOf({}, 'grandfather', { health: false, bloodline: false })).toEqual(['name', 'occupation']);
    // A stored answer can still be read and changed.
    expect(questionsOf('grandfather', { health: false, bloodline: false })).toContain('caste');
  });

  test('is null once all are answered', () => {
    const values = { 'parent.name': 'Amal', 'parent.clanUnknown': 'Yes', 'parent.caste': '2' };
    expect(nextOfLeaf(values, { leaf: 'parent', question: 'caste' }, asks)).toBeNull();
    expect(
      nextOfLeaf({ 'parent.name': 'Amal', 'parent.clan': 'x' }, { leaf: 'parent', question: 'caste' }, asks),
    ).toBeNull();
  });

  test('has a previous question, which is null for the first', () => {
    expect(previousQuestion({ leaf: 'grandfather', question: 'name' }, asks)).toBeNull();
    expect(previousQuestion({ leaf: 'grandfather', question: 'clan' }, asks)).toBe('occupation');
    expect(previousQuestion({ leaf: 'parent', question: 'clan' }, asks)).toBe('name');
  });
});

describe('the next question of the tree', () => {
  const parents = { paternal: { 'parent.name': 'Amal' }, maternal: { 'parent.nameUnknown': 'Yes' } };

  test('is a name first: the youngest generation, and in it the side of the page', () => {
    expect(inWords(nextOfTree({ paternal: {}, maternal: {} }, 'maternal', asks))).toBe('maternal parent name');
    expect(inWords(nextOfTree(parents, 'paternal', asks))).toBe('paternal grandfather name');
    expect(inWords(nextOfTree(parents, 'maternal', asks))).toBe('maternal grandfather name');
    const known = { ...parents, paternal: { ...parents.paternal, 'grandfather.name': 'Hari' } };
    expect(inWords(nextOfTree(known, 'paternal', asks))).toBe('maternal grandfather name');
  });

  test('is another question once all names are answered, and null once all questions are', () => {
    const names = { 'parent.name': 'a', 'grandfather.name': 'b', 'greatGrandfather.nameUnknown': 'Yes' };
    expect(inWords(nextOfTree({ paternal: names, maternal: names }, 'paternal', asks))).toBe('paternal parent clan');
    const line = Object.fromEntries(
      ['parent', 'grandfather', 'greatGrandfather'].flatMap((leaf) =>
        ['name', 'occupation', 'clan', 'caste', 'lifeExpectancy', 'chronicDisease'].map((name) => [
          `${leaf}.${name}`,
          'x',
        ]),
      ),
    );
    expect(nextOfTree({ paternal: line, maternal: line }, 'paternal', asks)).toBeNull();
  });
});

test.each(LINEAGE_SIDES)('every answer of the %s form can be saved in the tree', (side) => {
  const inForm: readonly string[] = Object.values(formSteps[`/${side}-bibliography`]).flat();
  const inTree: readonly string[] = Object.values(leafSteps(side)).flat();
  expect([...inTree].sort()).toEqual([...inForm].sort());
});

test('the previous question is one that this family is asked, even from a question that it is not asked', () => {
  const back = (question: 'clan' | 'life' | 'name', bloodline: boolean) =>
    previousQuestion({ leaf: 'grandfather', question }, { health: true, bloodline });
  expect(back('life', true)).toBe('caste');
  expect(['clan', 'caste', null]).not.toContain(back('life', false));
  expect(back('clan', false)).toBe(back('clan', true));
  expect(back('name', false)).toBeNull();
});
