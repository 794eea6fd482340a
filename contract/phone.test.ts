import { expect, test } from 'vitest';
import { dialled, helplineHref, normalPhone, telHref } from './dial.ts';
import { acceptablePhone, isAcceptablePhone, newPhone, optionalPhone, phone } from './phone.ts';

type Rule = ReturnType<typeof phone> | ReturnType<typeof newPhone>;

const sentenceOf = (rule: Rule, typed: string) => {
  const read = rule(typed);
  return read.ok ? `stored ${read.value}` : read.message;
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
  ['09830012345', '9830012345'],
  ['০৯৮৩০০ ১২৩৪৫', '9830012345'],
  ['033 2464 1234', '3324641234'],
  ['(০৩৩) ২৪৬৪ ১২৩৪', '3324641234'],
  ['+91 33 2464 1234', '3324641234'],
  ['+1 (201) 555-0123', '+12015550123'],
  ['tel:+91-98300-12345', '9830012345'],
  ['‪+91\u00a098300‑12345‬', '9830012345'],
  ['٩٨٣٠٠١٢٣٤٥', '9830012345'],
  ['9️⃣8️⃣3️⃣0️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣', '9830012345'],
])('%s is registered as %s', (typed, stored) => {
  expect(sentenceOf(newPhone('userPhoneRequired'), typed)).toBe(`stored ${stored}`);
  expect(isAcceptablePhone(stored)).toBe(true);
});

test.each([
  '01711223344',
  '07911123456',
  '+09830012345',
  '(201) 555-0123',
  '(908) 555-0123',
  '201-555-0123',
  '1 201 555 0123',
  '983002222222',
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

test('ten bare digits of a caller of the specification are taken, and asked for their country everywhere else', () => {
  expect(sentenceOf(newPhone('userPhoneRequired'), '2015550123')).toBe('stored 2015550123');
  expect(sentenceOf(acceptablePhone('userPhoneRequired'), '2015550123')).toBe('phoneNeedsCountry');
  expect(sentenceOf(optionalPhone('userPhoneRequired'), '2015550123')).toBe('phoneNeedsCountry');
  expect(sentenceOf(acceptablePhone('userPhoneRequired'), '+91 2015550123')).toBe('stored 2015550123');
});

test('a login takes every spelling in which a number has ever been accepted', () => {
  expect(sentenceOf(phone('validPhoneRequired'), '09830012345')).toBe('stored 9830012345');
  expect(normalPhone('+09830012345')).toBe('9830012345');
});

test('a number is dialled with its country', () => {
  expect([dialled('9830012345'), dialled('+447911123456')]).toEqual(['+919830012345', '+447911123456']);
});

test.each([
  ['+91', '০৩৩ ২৪৬৪ ১২৩৪', 'tel:+913324641234'],
  ['+91', '033-2464-1234', 'tel:+913324641234'],
  ['+৯১', '98300 12345', 'tel:+919830012345'],
  ['+880', '01711 223344', 'tel:+8801711223344'],
  ['+39', '06 1234 5678', 'tel:+390612345678'],
  ['', '033 2464 1234', 'tel:+913324641234'],
  ['+91', '1930', 'tel:1930'],
])('the office’s %s %s is called as %s', (phoneCode, number, href) =>
  expect(helplineHref({ phoneCode, phone: number })).toBe(href),
);

test('a stored number is called as it is dialled', () => expect(telHref('3324641234')).toBe('tel:+913324641234'));
