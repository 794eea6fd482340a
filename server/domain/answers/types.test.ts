import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Answers } from '#contract/answers.ts';
import type { SectionValues } from '#contract/catalogue.ts';
import { DESHES } from '#contract/choices.ts';
import type { SharedView } from '#contract/member.ts';
import { personalAnswers } from '#contract/personal.ts';
import type { WishName } from '#contract/wishes.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { codes, type EngineCodes } from '../codes.ts';
import type { OwnerRow } from '../visibility/views.queries.ts';
import { type AnswerStore, saveAnswers, showAnswers } from './answers.queries.ts';

// A misspelt name must not compile: if it does, the unused @ts-expect-error is itself an error.
type Form = { diet: SectionValues['personal']['diet']; caste: number | null; birthPlace: string };
const { diet, caste, birthPlace } = personalAnswers;
const right = { diet, caste, birthPlace } satisfies Answers<Form, WishName>;
const misspeltAnswers = [
  // @ts-expect-error an answer of the form is left out
  { diet, caste } satisfies Answers<Form, WishName>,
  // @ts-expect-error an answer that the form does not have
  { ...right, diett: diet } satisfies Answers<Form, WishName>,
  // @ts-expect-error no such list of lookups
  { ...right, caste: { ...caste, list: 'castes' } } satisfies Answers<Form, WishName>,
  // @ts-expect-error choices of another answer
  { ...right, diet: { ...diet, of: DESHES } } satisfies Answers<Form, WishName>,
  // @ts-expect-error a number is no text
  { ...right, caste: { column: 'caste_id', kind: 'text', layer: 'own' } } satisfies Answers<Form, WishName>,
  // @ts-expect-error no such layer
  { ...right, birthPlace: { ...birthPlace, layer: 'everybody' } } satisfies Answers<Form, WishName>,
  // @ts-expect-error no such wish
  { ...right, diet: { ...diet, wish: 'diets' } } satisfies Answers<Form, WishName>,
];

/** Never called; only compiled. */
async function misspelt(db: Kysely<Database>, store: AnswerStore, row: OwnerRow & { shared: SharedView }) {
  // @ts-expect-error no such column
  db.selectFrom('profile_details').select('mother_tonge');
  // @ts-expect-error no such choice in the column
  db.updateTable('personal_details').set({ diet: 'Vegan' });
  // @ts-expect-error no such section
  await showAnswers(store, 'SV1', 'detail');
  // @ts-expect-error no such answer
  (await showAnswers(store, 'SV1', 'details')).motherTonge;
  // @ts-expect-error no such answer to save
  await saveAnswers(store, 'SV1', { personal: { diett: 'Veg' } });
  // @ts-expect-error others are never shown it
  row.line1;
  // @ts-expect-error no such answer of another
  row.shared.motherTonge;
  // @ts-expect-error a choice without a code
  return { ...codes, diet: { Veg: 1 } } satisfies EngineCodes;
}

test('the compiler reads this file', () => {
  expect(misspeltAnswers).toHaveLength(7);
  expect(misspelt).toBeTypeOf('function');
});
