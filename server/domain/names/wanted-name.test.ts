import { describe, expect, test } from 'vitest';
import { firstNameOf } from '../visibility/first-name.ts';
import { isFirstName, isWholeName, nameSounds, wantedName } from './wanted-name.ts';

const isFound = (asked: string, name: string) => isFirstName(wantedName(asked), firstNameOf(name));
const isFoundWhole = (asked: string, name: string) => isWholeName(wantedName(asked), name);

describe('of strangers the first name is asked', () => {
  test.each([
    ['শ্রীময়ী', 'Sreemoyee Ganguly'],
    ['Sreemoyee', 'শ্রীময়ী গাঙ্গুলি'],
    ['Shrimoyee Das', 'Sreemoyee Ganguly'],
    ['Smt. Sreemoyee Ganguly', 'Sreemoyee Ganguly'],
    ['Ruma', 'Dr. Ruma Rani Ghosh'],
    ['রাণী', 'Dr. Ruma Rani Ghosh'],
    ['Anandamayee', 'Ananda Mayee Basu'],
    ['sree\u200bmoyee', 'Sreemoyee Ganguly'],
    ['\u202aSreemoyee\u202c', 'Ganguly Sreemoyee'],
    ['Ganguly Sreemoyee', 'Sreemoyee Ganguly'],
    ['Sreemoyee D/O Amal', 'Sreemoyee Ganguly alias Buri'],
    ['Mohammad Rahim', 'Md. Rahim Sheikh'],
    ['Md Rahim', 'Rahim Sheikh'],
    ['Rahim', 'মোঃ রহিম শেখ'],
    ['Rafikul', 'Sk. Rafikul'],
    ['Rokeya', 'Begum Rokeya'],
    ['ৰুমা', 'রুমা ঘোষ'],
    ['রুমা', 'ৰুমা ঘোষ'],
    ['জযা', 'জয়া দত্ত'],
    ['Jaya', 'জযা দত্ত'],
    ['বিজযা', 'বিজয়া দত্ত'],
    ['বিজয', 'বিজয় দত্ত'],
    ['Debjani', 'দেবযানী দত্ত'],
  ])('%s finds %s', (asked, name) => expect(isFound(asked, name)).toBe(true));

  test.each([
    ['Ganguly', 'Sreemoyee Ganguly'],
    ['গাঙ্গুলি', 'Sreemoyee Ganguly'],
    ['Rumi', 'Ruma Ghosh'],
    ['Ganguly', 'Ganguly Sreemoyee'],
    ['Mithu', 'Ruma Ghosh alias Mithu'],
    ['Swapna', 'Swapan Ghosh'],
    ['Ruma Mita Das', 'Ruma Ghosh'],
    ['১২৩', 'Ruma Ghosh'],
    ['王', 'Ruma Ghosh'],
    ['\u200d', 'Ruma Ghosh'],
  ])('%s does not find %s', (asked, name) => expect(isFound(asked, name)).toBe(false));
});

describe('of accepted families the whole name is asked', () => {
  test.each([
    ['গাঙ্গুলি', 'Sreemoyee Ganguly'],
    ['Mrs. Gangopadhyay', 'Sreemoyee Ganguly'],
    ['Ganguly শ্রীময়ী', 'Sreemoyee Ganguly'],
  ])('%s finds %s', (asked, name) => expect(isFoundWhole(asked, name)).toBe(true));

  test.each([
    ['Ganguly', 'Ruma Ghosh'],
    ['Sreemoyee Das', 'Sreemoyee Ganguly'],
    ['', 'Ruma Ghosh'],
  ])('%s does not find %s', (asked, name) => expect(isFoundWhole(asked, name)).toBe(false));
});

test('of long and odd names no more is kept than of usual ones', () => {
  for (const odd of ['ক'.repeat(200), 'a '.repeat(100), 'ক্\u200d'.repeat(66), '\u0301'.repeat(200), 'Aক'.repeat(100)]) {
    expect(nameSounds(odd).length).toBeLessThanOrEqual(7);
    expect(isFound(odd, 'Ruma Ghosh')).toBe(false);
  }
});
