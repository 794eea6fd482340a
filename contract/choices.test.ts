import { expect, test } from 'vitest';
import {
  BLOOD_GROUPS,
  COMMUNITIES,
  DIETS,
  DISEASE_REPORTS,
  GENDERS,
  LIFE_EXPECTANCIES,
  SKIN_COLOURS,
  YES_NO,
} from './choices.ts';

test('the choices are those of the specification, letter for letter', () => {
  expect(GENDERS).toEqual(['Male', 'Female']);
  expect(YES_NO).toEqual(['Yes', 'No']);
  expect(COMMUNITIES).toEqual(['General', 'ST', 'SC', 'OBC']);
  expect(SKIN_COLOURS).toEqual(['Fair', 'Wheatish', 'Dark']);
  expect(DIETS).toEqual(['Veg', 'Non Veg']);
  expect(BLOOD_GROUPS).toEqual(['A+', 'A-', 'B+', 'B-', 'O+', 'O-', 'AB+', 'AB-']);
  expect(DISEASE_REPORTS).toEqual(['Thalassemia', 'HIV', 'Other Disease', 'None of The Above']);
});

test('a life still goes on, or lasted from 18 to 150 years', () => {
  const [first, ...years] = LIFE_EXPECTANCIES;
  expect(first).toBe('Still Alive');
  expect([years[0], years[1], years.at(-1), years.length]).toEqual(['18', '19', '150', 133]);
});
