import { expect, test } from 'vitest';
import { answersIn } from '#contract/catalogue.ts';
import { unanswered } from './useSteps.ts';

test('what the meter does without, a step does without', () => {
  for (const section of ['address', 'personal', 'health', 'relatives'] as const) {
    const names = answersIn(section).filter(({ isSpare }) => isSpare === undefined);
    expect(
      unanswered(
        names.map(({ name }) => name),
        {},
      ),
    ).toEqual(names.map(({ name }) => name));
    const spare = answersIn(section).flatMap(({ name, isSpare }) => (isSpare ? [name] : []));
    expect(unanswered(spare, {})).toEqual([]);
  }
});

test('an answer may stand in another place', () => {
  const paths = [
    'father.name',
    'mother.name',
    'home.id',
    'home.name',
    'father.chronicDiseaseDetails',
    'parent.tribe',
    'tribe',
  ];
  const values = {
    'father.nameUnknown': 'Yes',
    'mother.name': '',
    'home.name': 'Bikrampur',
    'father.chronicDisease': 'No',
    'parent.caste': '4',
  };
  expect(unanswered(paths, values)).toEqual(['mother.name', 'tribe']);
});
