import { expect, test } from 'vitest';
import { answersIn, SECTIONS } from '#contract/catalogue.ts';
import { answerValue } from './answer-label.ts';
import { centimetresIn, clockIn, countIn, dateIn, gotraIn, heightIn, nameIn, shortFeetIn, yearsIn } from './values.ts';

const place = { name: 'Nadia', nameBn: 'নদিয়া' };

test.each([
  ['00:05', '12:05 am', 'রাত ১২:০৫'],
  ['04:44', '4:44 am', 'ভোর ৪:৪৪'],
  ['09:00', '9:00 am', 'সকাল ৯:০০'],
  ['11:40', '11:40 am', 'বেলা ১১:৪০'],
  ['12:30', '12:30 pm', 'দুপুর ১২:৩০'],
  ['15:59', '3:59 pm', 'বিকেল ৩:৫৯'],
  ['16:20', '4:20 pm', 'বিকেল ৪:২০'],
  ['18:59', '6:59 pm', 'সন্ধ্যা ৬:৫৯'],
  ['23:59', '11:59 pm', 'রাত ১১:৫৯'],
  ['', '', ''],
])('the time %s', (time, en, bn) => {
  expect([clockIn(time, 'en'), clockIn(time, 'bn')]).toEqual([en, bn]);
});

test('a value is said in either language', () => {
  const inBoth = (say: (language: 'en' | 'bn') => string) => [say('en'), say('bn')];
  expect(inBoth((language) => heightIn(165, language))).toEqual(['5 ft 5 in (165 cm)', '৫ ফুট ৫ ইঞ্চি (১৬৫ সেমি)']);
  expect(inBoth((language) => heightIn(152, language))).toEqual(['5 ft (152 cm)', '৫ ফুট (১৫২ সেমি)']);
  expect(inBoth((language) => shortFeetIn(180, language))).toEqual([`5'11"`, `৫'১১"`]);
  expect(inBoth((language) => shortFeetIn(182.5, language))).toEqual([`6'0"`, `৬'০"`]);
  expect(inBoth((language) => centimetresIn(165.5, language))).toEqual(['165.5 cm', '১৬৫.৫ সেমি']);
  expect(inBoth((language) => yearsIn(32, language))).toEqual(['32 years', '৩২ বছর']);
  expect(inBoth((language) => countIn(2, language))).toEqual(['2', '২']);
  expect(inBoth((language) => nameIn(place, language))).toEqual(['Nadia', 'নদিয়া']);
  expect(inBoth((language) => gotraIn({ ...place, isNone: false }, language))).toEqual(['gotra Nadia', 'নদিয়া গোত্র']);
  expect(dateIn('2025-08-26', 'en')).toBe('26 August 2025');
});

test('what is not given says nothing', () => {
  expect([nameIn, countIn, yearsIn, heightIn, shortFeetIn, centimetresIn].map((say) => say(null, 'bn'))).toEqual(
    Array(6).fill(''),
  );
  expect([dateIn('', 'bn'), gotraIn({ ...place, isNone: true }, 'bn')]).toEqual(['', '']);
});

test('an answer of the catalogue is said by what the catalogue knows of it', () => {
  const bengaliOf = (name: string, shown: Parameters<typeof answerValue>[1]) => {
    const answer = SECTIONS.flatMap(answersIn).find((one) => one.name === name);
    return answer ? answerValue(answer, shown, 'bn') : undefined;
  };
  expect(bengaliOf('heightCm', 165)).toBe('৫ ফুট ৫ ইঞ্চি (১৬৫ সেমি)');
  expect([bengaliOf('weightKg', 60.5), bengaliOf('brothers', 2), bengaliOf('pada', 3)]).toEqual([
    '৬০.৫ কেজি',
    '২',
    '৩',
  ]);
  expect([bengaliOf('maritalStatus', 'Never Married'), bengaliOf('lifeExpectancy', '71')]).toEqual([
    'অবিবাহিত',
    '৭১ বছর',
  ]);
  expect([bengaliOf('religion', place), bengaliOf('birthTime', '14:35'), bengaliOf('aboutSelf', 'Ruma')]).toEqual([
    'নদিয়া',
    '১৪:৩৫',
    'Ruma',
  ]);
  expect([bengaliOf('religion', null), bengaliOf('maritalStatus', '')]).toEqual(['', '']);
});
