import { expect, test } from 'vitest';
import { answersIn, SECTIONS } from '#contract/catalogue.ts';
import { LIFE_EXPECTANCIES } from '#contract/choices.ts';
import { type AnswerName, answerLabel, relativeLabel } from './answer-label.ts';
import { CHOICE_NAMES, namesOf } from './choice-names.ts';
import { choiceIn, type LabelsOf, labelIn, optionsOf } from './label.ts';
import { sharedLabels } from './labels/shared.ts';
import { nameInside } from './labels/wishes.ts';

test('every closed list of the catalogue has names, and is offered in its own order', () => {
  const lists = SECTIONS.flatMap(answersIn).flatMap(({ of }) => (of && of !== LIFE_EXPECTANCIES ? [of] : []));
  for (const list of lists) expect(optionsOf(namesOf(list), 'bn').map(({ value }) => value)).toEqual(list);
  expect(new Set(lists.map(namesOf)).size).toBe(Object.keys(CHOICE_NAMES).length);
});

test('a value has the name of its own list, another to its owner where the words differ, and stays where it is strange', () => {
  const { guardianRelation, motherTongue } = CHOICE_NAMES;
  expect(choiceIn(guardianRelation, 'Self', 'bn')).toBe('পাত্র বা পাত্রী নিজে');
  expect(labelIn(guardianRelation.Self, 'bn')).toBe('আমি নিজেই');
  expect(choiceIn(motherTongue, 'Other', 'en')).toBe('Other');
  expect([choiceIn(motherTongue, '', 'bn'), choiceIn(motherTongue, 'constructor', 'bn')]).toEqual(['', 'constructor']);
});

test('an answer is asked, told and named inside a sentence in its own words', () => {
  const labelAt = (place: 'ask' | 'fact' | 'inside') => labelIn(sharedLabels.education, 'en', place);
  const labels = [labelAt('ask'), labelAt('fact'), labelAt('inside')];
  expect(labels).toEqual(['Educational qualification', 'Education', 'education']);
  expect([nameInside('avoidOwnClan', 'en'), nameInside('isMangalik', 'bn')]).toEqual(['gotra', 'মাঙ্গলিকের দিকটা']);
  expect(nameInside('constructor', 'en')).toBeUndefined();
});

test('a label that stands alone says whose answer it is, in both languages', () => {
  expect(answerLabel('personal.education', 'bn')).toBe('পড়াশোনা');
  expect(answerLabel('details.home.id', 'en')).toBe('Home district');
  expect(relativeLabel('greatMaternalGrandfather', 'clan', 'en')).toBe('Maternal great-grandfather: Gotra');
  expect(relativeLabel('mother', 'bloodGroup', 'bn')).toBe('মা: রক্তের গ্রুপ');
});

test('a misspelt answer and a form whose field has no label do not compile', () => {
  // @ts-expect-error no form has this field
  const misspelt: AnswerName = 'personal.educatoin';
  // @ts-expect-error the clan has no label
  const missing: LabelsOf<{ clan: { kind: 'field'; sent: ''; returned: ''; rule: never } }> = {};
  expect([misspelt, missing]).toHaveLength(2);
});
