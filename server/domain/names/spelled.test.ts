import { expect, test } from 'vitest';
import { givenNames } from './given-names.ts';
import { spelledIn } from './spelled.ts';

test.each([
  ['Tathagata', 'তথাগত'],
  ['tathagata', 'তথাগত'],
  ['Sharmistha', 'শর্মিষ্ঠা'],
  ['Soumen', 'সৌমেন'],
  ['Ruma Rani', ''],
  ['তথাগত', 'Tathagata'],
  ['মৌমিতা', 'Moumita'],
  ['অভিষেক', 'Abhishek'],
  ['Zebulon', ''],
  ['', ''],
])('%s is spelled %s in the other script', (name, spelled) => {
  expect(spelledIn(name)).toBe(spelled);
});

test('another spelling of a name is found by its sound', () => {
  for (const name of ['Tanmay', 'Tonmoy']) expect(spelledIn(name)).toBe('তন্ময়'.normalize('NFC'));
  expect(spelledIn('Subhojit')).toBe('শুভজিৎ');
});

test('every name of the list is spelled as the list says, or as one before it that is spelled alike', () => {
  for (const [latin, bengali] of givenNames) {
    expect(spelledIn(latin), latin).not.toBe('');
    expect(spelledIn(bengali), bengali).not.toBe('');
    expect(bengali).toBe(bengali.normalize('NFC'));
  }
});
