import { expect, test } from 'vitest';
import { packSaved, savedName, sideName, takeSides } from './conflicts.ts';

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
  expect(takeSides<never>(draft() as never, chosen({ 0: 'yours', 1: 'saved' }))).toEqual({
    heightCm: '172',
    father: { name: '', nameUnknown: 'Yes' },
    version: 'height:new fname:new',
  });
});

test('what was not chosen is asked again', () => {
  expect(takeSides<never>(draft() as never, chosen({ 0: 'saved' }))).toEqual({
    heightCm: '170',
    father: { name: 'Amal', nameUnknown: '' },
    version: 'height:new fname:old',
  });
});

test('what a page did not write chooses nothing', () => {
  const typed = new FormData();
  typed.set(savedName(0), '{not json');
  typed.set(sideName(0), 'saved');
  expect(takeSides<never>(draft() as never, typed)).toEqual(draft());
});
