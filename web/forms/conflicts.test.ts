import { expect, test } from 'vitest';
import { text } from '#contract/rules.ts';
import { field } from '#contract/wire.ts';
import { packSaved, savedName, sideName, takeSides } from './conflicts.ts';

const of = (name: string) => field(name, name, text());
const fields = {
  heightCm: of('height'),
  father: { name: of('fname'), nameUnknown: of('funknown') },
  version: of('version'),
};
const height = packSaved({ values: { heightCm: '170' }, version: 'height:new' });
const father = packSaved({ values: { 'father.name': '', 'father.nameUnknown': 'Yes' }, version: 'fname:new' });
const draft = () => ({ heightCm: '172', father: { name: 'Amal', nameUnknown: '' }, version: 'height:old fname:old' });

function chosen(sides: Record<number, string>): FormData {
  const typed = new FormData();
  for (const [index, packed] of [height, father].entries()) typed.set(savedName(index), packed);
  for (const [index, side] of Object.entries(sides)) typed.set(sideName(Number(index)), side);
  return typed;
}

test('one’s own stays, and what is saved takes its place, where that was chosen', () => {
  expect(takeSides(fields, draft(), chosen({ 0: 'yours', 1: 'saved' }))).toEqual({
    heightCm: '172',
    father: { name: '', nameUnknown: 'Yes' },
    version: 'height:new fname:new',
  });
});

test('what was not chosen is asked again', () => {
  expect(takeSides(fields, draft(), chosen({ 0: 'saved' }))).toEqual({
    heightCm: '170',
    father: { name: 'Amal', nameUnknown: '' },
    version: 'height:new fname:old',
  });
});

test('what a page did not write chooses nothing', () => {
  const typed = new FormData();
  typed.set(savedName(0), '{not json');
  typed.set(sideName(0), 'saved');
  expect(takeSides(fields, draft(), typed)).toEqual(draft());
});

test('what a page did not write reaches nothing but the form', () => {
  const values = JSON.parse(
    '{ "__proto__.isForeign": "Yes", "constructor.name": "x", "heightCm.more": "x", "hobby": "x" }',
  );
  const typed = new FormData();
  typed.set(savedName(0), packSaved({ values, version: '' }));
  typed.set(sideName(0), 'saved');
  expect(takeSides(fields, draft(), typed)).toEqual(draft());
  expect({}).not.toHaveProperty('isForeign');
});
