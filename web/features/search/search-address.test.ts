import { expect, test } from 'vitest';
import { conditionsIn, searchDraftOf, searchFieldName, wishedIn, withoutCondition } from './search-address.ts';

const address = 'agefrom=24&ageto=29&casteids=4&casteids=9&photo=Yes&order=newest&diets=&x=1';

test('reads the conditions of an address and leaves out everything else', () => {
  expect(String(conditionsIn(new URLSearchParams(address)))).toBe('agefrom=24&ageto=29&casteids=4%2C9&photo=Yes');
});

test('converts Bengali digits', () => {
  expect(String(conditionsIn(new URLSearchParams('agefrom=২৪&casteids=4')))).toBe('agefrom=24&casteids=4');
});

test('returns the form values of an address', () => {
  const draft = searchDraftOf(conditionsIn(new URLSearchParams(address)));
  expect(draft).toMatchObject({
    age: { from: '24', to: '29' },
    caste: { anyOf: '4,9' },
    hasPhoto: 'Yes',
    isActive: '',
  });
  expect(searchFieldName('place.districts')).toBe('districtids');
});

test('converts wishes into conditions, without their strength', () => {
  const wishes = JSON.parse('{ "age": { "from": "24", "to": "", "strength": "Must" }, "diet": { "anyOf": "Veg" } }');
  expect(String(wishedIn(wishes))).toBe('agefrom=24&diets=Veg');
});

test.each([
  ['age', 'casteids=4%2C9&photo=Yes'],
  ['photo', 'agefrom=24&ageto=29&casteids=4%2C9'],
  ['heightCm', 'agefrom=24&ageto=29&casteids=4%2C9&photo=Yes'],
])('removes the condition %s', (condition, rest) => {
  expect(String(withoutCondition(conditionsIn(new URLSearchParams(address)), condition))).toBe(rest);
});
