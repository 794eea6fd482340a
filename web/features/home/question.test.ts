import { expect, test } from 'vitest';
import { KIN } from '#contract/kin.ts';
import type { Mine } from '#web/card/mine.ts';
import { addressOf } from '#web/forms/field-address.ts';
import { nextQuestion, QUESTIONS } from './question.ts';

const named = (name: string) => Object.fromEntries(KIN.map((kin) => [kin, { name }]));
const entry = { id: 1, name: 'M.A.', nameBn: 'এম.এ.' };
const shared = {
  education: entry,
  profession: entry,
  district: entry,
  picture: 'a.jpg',
  heightCm: 160,
  aboutSelf: 'words',
  aboutHoped: 'words',
};
const mineOf = (other: object, relatives = named('Amal'), unknownKin: readonly string[] = []): Mine =>
  JSON.parse(
    JSON.stringify({ shared: { ...shared, ...other }, family: { relatives, birthDate: '1995-02-03' }, unknownKin }),
  );

test('asks what is still empty, one question at a time, and nothing of a whole profile', () => {
  expect(nextQuestion(mineOf({}))).toBeNull();
  expect(nextQuestion(mineOf({ aboutSelf: ' ', picture: '' }))).toBe('picture');
  expect(nextQuestion(mineOf({ aboutHoped: '' }))).toBe('details.aboutHoped');
  const unnamed = { ...named('Amal'), paternalGrandfather: { name: '' } };
  expect(nextQuestion(mineOf({}, unnamed))).toBe('paternal.grandfather.name');
});

test('takes for answered whose name nobody knows, and what waits for the office', () => {
  const unnamed = { ...named('Amal'), paternalGrandfather: { name: '' } };
  expect(nextQuestion(mineOf({}, unnamed, ['paternalGrandfather']))).toBeNull();
  expect(nextQuestion(mineOf({ aboutSelf: '' }), [{ answer: 'aboutSelf' }])).toBeNull();
});

test('leads to a field of its own', () => {
  const places = QUESTIONS.map(addressOf);
  expect(new Set(places).size).toBe(QUESTIONS.length);
  for (const place of places) expect(place).toMatch(/#|^\/update-profile-image$/);
});
