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
/** Returns a complete card with these answers changed. */
const mineOf = (changed: object, relatives = named('Amal'), unknownKin: readonly string[] = []): Mine =>
  JSON.parse(
    JSON.stringify({ shared: { ...shared, ...changed }, family: { relatives, birthDate: '1995-02-03' }, unknownKin }),
  );

test('returns the first question without an answer; null for a complete profile', () => {
  expect(nextQuestion(mineOf({}))).toBeNull();
  expect(nextQuestion(mineOf({ aboutSelf: ' ', picture: '' }))).toBe('picture');
  expect(nextQuestion(mineOf({ aboutHoped: '' }))).toBe('details.aboutHoped');
  const unnamed = { ...named('Amal'), paternalGrandfather: { name: '' } };
  expect(nextQuestion(mineOf({}, unnamed))).toBe('paternal.grandfather.name');
});

test('an unknown name and an answer that waits for the office count as answered', () => {
  const unnamed = { ...named('Amal'), paternalGrandfather: { name: '' } };
  expect(nextQuestion(mineOf({}, unnamed, ['paternalGrandfather']))).toBeNull();
  expect(nextQuestion(mineOf({ aboutSelf: '' }), [{ answer: 'aboutSelf' }])).toBeNull();
});

test('each question links to a field of its own', () => {
  const addresses = QUESTIONS.map(addressOf);
  expect(new Set(addresses).size).toBe(QUESTIONS.length);
  for (const address of addresses) expect(address).toMatch(/#|^\/update-profile-image$/);
});
