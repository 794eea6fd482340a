import { expect, test } from 'vitest';
import { dialled, isAcceptablePhone, newPhone, normalPhone, phone } from './phone.ts';

type Rule = ReturnType<typeof phone> | ReturnType<typeof newPhone>;

const sentenceOf = (rule: Rule, typed: string) => {
  const read = rule(typed);
  return read.ok ? `stored ${read.value}` : read.sentence;
};

test.each([
  ['98300 12345', '9830012345'],
  ['+91 98300-12345', '9830012345'],
  ['00919830012345', '9830012345'],
  ['919830012345', '9830012345'],
  ['৯৮৩০০১২৩৪৫', '9830012345'],
  ['1000000042', '1000000042'],
  ['+44 (0)7911 123456', '+447911123456'],
  ['+880 1711-223344', '+8801711223344'],
  ['+1 202 555 0123', '+12025550123'],
  ['+44 07911 123456', '+447911123456'],
  ['00880 1711-223344', '+8801711223344'],
  ['+91 098300 12345', '9830012345'],
  ['+৮৮০ ১৭১১ ২২৩৩৪৪', '+8801711223344'],
  ['+39 06 1234 5678', '+390612345678'],
])('%s is registered as %s', (typed, stored) => {
  expect(sentenceOf(newPhone('userPhoneRequired'), typed)).toBe(`stored ${stored}`);
  expect(isAcceptablePhone(stored)).toBe(true);
});

test.each([
  '01711223344',
  '07911123456',
  '09830012345',
  '0 33 2464 0000',
  '+09830012345',
  '০১৭১১২২৩৩৪৪',
  '447911123456',
  '009830012345',
])('%s may be of any country, so its + is asked for', (typed) =>
  expect(sentenceOf(newPhone('userPhoneRequired'), typed)).toBe('phoneNeedsCountry'),
);

test.each(['98300', '+91 98300', '+91 12345678901', '98300123456', '+44', '+0', '', 'phone'])(
  '%j is no number',
  (typed) => expect(sentenceOf(newPhone('userPhoneRequired'), typed)).toBe('userPhoneRequired'),
);

test('a login takes every spelling in which a number has ever been accepted', () => {
  expect(sentenceOf(phone('validPhoneRequired'), '09830012345')).toBe('stored 9830012345');
  expect(normalPhone('+09830012345')).toBe('9830012345');
});

test('a number is dialled with its country', () => {
  expect([dialled('9830012345'), dialled('+447911123456')]).toEqual(['+919830012345', '+447911123456']);
});
