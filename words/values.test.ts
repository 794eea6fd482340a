import { expect, test } from 'vitest';
import { answersIn, SECTIONS } from '#contract/catalogue.ts';
import { answerValue } from './answer-value.ts';
import { personChoices } from './choices/person.ts';
import { centimetresIn, gotraIn, valueIn } from './values.ts';

const place = { name: 'Nadia', nameBn: 'নদিয়া' };

test('a value is said by its kind in either language', () => {
  const both = (say: (language: 'en' | 'bn') => string) => [say('en'), say('bn')];
  expect(both((language) => valueIn('height', 165, language))).toEqual([
    '165 cm (5 ft 5 in)',
    '১৬৫ সেমি (৫ ফুট ৫ ইঞ্চি)',
  ]);
  expect(both((language) => centimetresIn(165.5, language))).toEqual(['165.5 cm', '১৬৫.৫ সেমি']);
  expect(both((language) => valueIn('years', 32, language))).toEqual(['32 years', '৩২ বছর']);
  expect(both((language) => valueIn('number', 2, language))).toEqual(['2', '২']);
  expect(both((language) => valueIn('time', '14:35', language))).toEqual(['14:35', '১৪:৩৫']);
  expect(valueIn('date', '2025-08-26', 'en')).toBe('26 August 2025');
  expect(both((language) => valueIn('place', place, language))).toEqual(['Nadia', 'নদিয়া']);
  expect(both((language) => valueIn('choice', { names: personChoices.diet, value: 'Veg' }, language))).toEqual([
    'Veg',
    'নিরামিষ',
  ]);
  expect(both((language) => gotraIn({ ...place, isNone: false }, language))).toEqual(['gotra Nadia', 'নদিয়া গোত্র']);
});

test('what is not given says nothing', () => {
  expect(valueIn('lookup', null, 'bn')).toBe('');
  expect(valueIn('date', '', 'bn')).toBe('');
  expect(valueIn('choice', { names: personChoices.diet, value: '' }, 'bn')).toBe('');
  expect(gotraIn({ ...place, isNone: true }, 'bn')).toBe('');
});

test('an answer of the catalogue is said by what the catalogue knows of it', () => {
  const said = (name: string, shown: Parameters<typeof answerValue>[1]) => {
    const answer = SECTIONS.flatMap(answersIn).find((one) => one.name === name);
    return answer ? answerValue(answer, shown, 'bn') : undefined;
  };
  expect(said('heightCm', 165)).toBe('১৬৫ সেমি (৫ ফুট ৫ ইঞ্চি)');
  expect([said('weightKg', 60.5), said('brothers', 2), said('pada', 3)]).toEqual(['৬০.৫ কেজি', '২', '৩']);
  expect([said('maritalStatus', 'Never Married'), said('lifeExpectancy', '71')]).toEqual(['অবিবাহিত', '৭১ বছর']);
  expect([said('religion', place), said('birthTime', '14:35'), said('aboutSelf', 'Ruma')]).toEqual([
    'নদিয়া',
    '১৪:৩৫',
    'Ruma',
  ]);
  expect([said('religion', null), said('maritalStatus', '')]).toEqual(['', '']);
});
