import { expect, test } from 'vitest';
import { hasContact } from '#server/domain/written-contacts/contact-in-words.ts';
import { givenNames } from './given-names.ts';

const SURNAMES =
  'Ghosh Dutta Sen Banerjee Mukherjee Ganguly Islam Khan Hossain Pal Nath Kar De Nandi Char At ঘোষ দত্ত রায় নাথ নন্দী কর দে'.split(
    ' ',
  );

test('no name of a family is taken for a way to reach somebody, in either script', () => {
  const written = givenNames.flatMap(([latin, bengali], index) =>
    SURNAMES.filter((_, at) => at % 6 === index % 6).flatMap((surname) => [
      `${latin} ${surname}`,
      `${bengali} ${surname}`,
      `Dr. ${latin} Kumar ${surname}`,
      `Late ${latin} Ch. ${surname}`,
      `Md. ${latin}-${surname}`,
    ]),
  );
  expect(written.length).toBeGreaterThan(5_000);
  expect(written.filter(hasContact)).toEqual([]);
});

test('a name with an account behind it is', () => {
  expect(['Sukanta Dutta 98300 12345', 'Ruma ig ruma_dutta'].filter((name) => !hasContact(name))).toEqual([]);
});
