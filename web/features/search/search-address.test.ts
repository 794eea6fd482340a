import { expect, test } from 'vitest';
import { conditionsIn, searchDraftOf, searchFieldName, wishedIn, withoutCondition } from './search-address.ts';

const address = 'agefrom=24&ageto=29&casteids=4&casteids=9&photo=Yes&order=newest&diets=&x=1';

test('an address holds what was chosen, and nothing else', () => {
  expect(String(conditionsIn(new URLSearchParams(address)))).toBe('agefrom=24&ageto=29&casteids=4%2C9&photo=Yes');
});

test('an age typed in Bengali digits is the same search', () => {
  expect(String(conditionsIn(new URLSearchParams('agefrom=২৪&casteids=4')))).toBe('agefrom=24&casteids=4');
});

test('it is read back into the form', () => {
  const draft = searchDraftOf(conditionsIn(new URLSearchParams(address)));
  expect(draft).toMatchObject({
    age: { from: '24', to: '29' },
    caste: { anyOf: '4,9' },
    hasPhoto: 'Yes',
    isActive: '',
  });
  expect(searchFieldName('place.districts')).toBe('districtids');
});

test('what is wished for fills it in, without how much it matters', () => {
  const wishes = JSON.parse('{ "age": { "from": "24", "to": "", "strength": "Must" }, "diet": { "anyOf": "Veg" } }');
  expect(String(wishedIn(wishes))).toBe('agefrom=24&diets=Veg');
});

test.each([
  ['age', 'casteids=4%2C9&photo=Yes'],
  ['photo', 'agefrom=24&ageto=29&casteids=4%2C9'],
  ['heightCm', 'agefrom=24&ageto=29&casteids=4%2C9&photo=Yes'],
])('without %s', (condition, rest) => {
  expect(String(withoutCondition(conditionsIn(new URLSearchParams(address)), condition))).toBe(rest);
});
