import { expect, test } from 'vitest';
import { tidyPhone } from './useFormPage.ts';

test.each([
  ['98300 12345', '9830012345'],
  ['+91 98300-12345', '9830012345'],
  ['919830012345', '9830012345'],
  ['09830012345', '09830012345'],
  ['+44 7911 123456', '+44 7911 123456'],
  ['৯৮৩০০১২৩৪৫', '9830012345'],
  ['98300123456', '98300123456'],
  ['983002222222', '983002222222'],
  ['(201) 555-0123', '(201) 555-0123'],
  ['(908) 555-0123', '(908) 555-0123'],
  ['\u202a+91 98300 12345\u202c', '9830012345'],
])('%s pasted becomes %s', (pasted, tidied) => expect(tidyPhone(pasted)).toBe(tidied));

test.each(['+919830012345', '9830012345', '+91 98300 12345', '৯৮৩০০১২৩৪৫'])(
  '%s typed one by one becomes ten digits',
  (typed) => {
    let shown = '';
    for (const character of typed) shown = tidyPhone(shown + character);
    expect(shown).toBe('9830012345');
  },
);

test('what is not a number stays as typed', () => expect(tidyPhone('my phone')).toBe('my phone'));
