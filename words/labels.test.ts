import { expect, test } from 'vitest';
import * as choices from '#contract/choices.ts';
import { type AnswerName, answerLabel } from './answer-label.ts';
import { CHOICE_NAMES, type ChoiceList } from './choice-names.ts';
import { choiceIn, type LabelsOf, labelIn, optionsOf } from './label.ts';
import { sharedLabels } from './labels/shared.ts';
import { nameInside } from './labels/wishes.ts';

const lists: Record<ChoiceList, readonly string[]> = {
  gender: choices.GENDERS,
  yesNo: choices.YES_NO,
  community: choices.COMMUNITIES,
  skinColour: choices.SKIN_COLOURS,
  diet: choices.DIETS,
  bloodGroup: choices.BLOOD_GROUPS,
  diseaseReport: choices.DISEASE_REPORTS,
  maritalStatus: choices.MARITAL_STATUSES,
  desh: choices.DESHES,
  motherTongue: choices.MOTHER_TONGUES,
  incomeBand: choices.INCOME_BANDS,
  guardianRelation: choices.GUARDIAN_RELATIONS,
  photoAudience: choices.PHOTO_AUDIENCES,
  wishStrength: choices.WISH_STRENGTHS,
};

test('a closed list is offered in its own order', () => {
  for (const [list, names] of Object.entries(CHOICE_NAMES))
    expect(optionsOf(names, 'bn').map(({ value }) => value)).toEqual(lists[list as ChoiceList]);
});

test('a value has the name of its own list, another to its owner where the words differ, and stays where it is strange', () => {
  const { guardianRelation, motherTongue } = CHOICE_NAMES;
  expect(choiceIn(guardianRelation, 'Self', 'bn')).toBe('পাত্র বা পাত্রী নিজে');
  expect(choiceIn(guardianRelation, 'Self', 'bn', 'ask')).toBe('আমি নিজেই');
  expect(choiceIn(motherTongue, 'Other', 'en')).toBe('Other');
  expect([choiceIn(motherTongue, '', 'bn'), choiceIn(motherTongue, 'constructor', 'bn')]).toEqual(['', 'constructor']);
});

test('an answer is asked, told and named inside a sentence in its own words', () => {
  const said = (place: 'ask' | 'fact' | 'inside') => labelIn(sharedLabels.education, 'en', place);
  expect([said('ask'), said('fact'), said('inside')]).toEqual(['Educational qualification', 'Education', 'education']);
  expect([nameInside('avoidOwnClan', 'en'), nameInside('isMangalik', 'bn')]).toEqual(['gotra', 'মাঙ্গলিক বিচার']);
  expect(nameInside('constructor', 'en')).toBeUndefined();
});

test('a label that stands alone says whose answer it is, in both languages', () => {
  expect(answerLabel('personal.father.name', 'bn')).toBe('বাবার নাম');
  expect(answerLabel('maternal.greatGrandfather.clan', 'en')).toBe('Maternal great-grandfather: Gotra');
  expect(answerLabel('health.mother.bloodGroup', 'bn')).toBe('মা: রক্তের গ্রুপ');
});

test('a misspelt answer and a form whose field has no label do not compile', () => {
  // @ts-expect-error no form has this field
  const misspelt: AnswerName = 'personal.father.nmae';
  // @ts-expect-error the clan has no label
  const missing: LabelsOf<{ clan: { kind: 'field'; sent: ''; returned: ''; rule: never } }> = {};
  expect([misspelt, missing]).toHaveLength(2);
});
