import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Household } from '#contract/household.ts';
import { householdIn } from '#words/household.ts';

interface Entry {
  id: number;
  en: string;
  bn: string;
}
const listOf = (sex: 'male' | 'female'): Entry[] =>
  JSON.parse(readFileSync(`database/seeds/lookups/${sex}-occupation.json`, 'utf8'));
const [male, female] = [listOf('male'), listOf('female')];

const unsaid = { occupation: null, now: '' } as const;
const nothing: Household = {
  father: unsaid,
  mother: unsaid,
  brothers: null,
  sisters: null,
  brothersMarried: null,
  sistersMarried: null,
  household: '',
  peopleAtHome: null,
};
const work = (of: Entry[], en: string, now: Household['father']['now'] = '') => {
  const entry = of.find((one) => one.en === en);
  if (entry === undefined) throw new Error(`no entry ${en}`);
  return { occupation: { id: entry.id, name: entry.en, nameBn: entry.bn }, now };
};
const bn = (said: Partial<Household>) => householdIn({ ...nothing, ...said }, 'bn').join(' ');
const en = (said: Partial<Household>) => householdIn({ ...nothing, ...said }, 'en').join(' ');

test('the home is told in the words of a family', () => {
  const home = {
    peopleAtHome: 4,
    father: work(male, 'School teacher'),
    mother: work(female, 'Homemaker'),
    brothers: 0,
    sisters: 1,
    sistersMarried: 1,
  };
  expect(bn(home)).toBe('চারজনের সংসার। বাবা স্কুলশিক্ষক; মা ঘর সামলান। এক বোন, বিয়ে হয়ে গেছে।');
  expect(en(home)).toBe('A family of four. Father is a school teacher; mother is a homemaker. One sister, married.');
});

test.each<[Partial<Household>, string, string]>([
  [{}, '', ''],
  [{ household: 'Joint Family', peopleAtHome: 9 }, 'নজনের একান্নবর্তী পরিবার।', 'A joint family of nine.'],
  [
    { household: 'Elders Too', peopleAtHome: 14 },
    '১৪ জনের সংসার। বড়রাও সঙ্গে থাকেন।',
    'A family of 14. The elders live with them.',
  ],
  [{ household: 'Alone', peopleAtHome: 1 }, 'একাই থাকেন।', 'Lives alone.'],
  [{ brothers: 0, sisters: 0 }, 'ভাইবোন নেই।', 'No brothers or sisters.'],
  [{ brothers: 0 }, '', ''],
  [
    { brothers: 2, brothersMarried: 1, sisters: 3, sistersMarried: 3 },
    'দুই ভাই, একজনের বিয়ে হয়েছে; তিন বোন, সবার বিয়ে হয়ে গেছে।',
    'Two brothers, one married; three sisters, all married.',
  ],
  [{ brothers: 1, brothersMarried: 0 }, 'এক ভাই, বিয়ে হয়নি।', 'One brother, not married.'],
  [
    { father: work(male, 'Government service', 'Retired'), mother: work(female, 'School teacher', 'Late') },
    'বাবা সরকারি চাকরি করতেন, এখন অবসরে; মা প্রয়াত, স্কুলশিক্ষিকা ছিলেন।',
    'Father was in government service and is now retired; mother, who was a school teacher, has passed away.',
  ],
  [{ father: work(male, 'Business'), mother: work(female, 'Not known') }, 'বাবা ব্যবসা করেন।', 'Father is in business.'],
  [
    { father: work(male, 'Deceased'), mother: work(female, 'Retired') },
    'বাবা প্রয়াত; মা অবসর নিয়েছেন।',
    'Father has passed away; mother is retired.',
  ],
  [
    { father: { occupation: null, now: 'Retired' }, mother: work(female, 'Not working') },
    'বাবা অবসর নিয়েছেন; মা এখন কাজ করেন না।',
    'Father is retired; mother does not work at present.',
  ],
])('%j', (said, bengali, english) => {
  expect([bn(said), en(said)]).toEqual([bengali, english]);
});

test('every entry of either list makes a sentence', () => {
  const said = (entries: Entry[], one: 'father' | 'mother') =>
    entries.flatMap(({ en: name }) => [en({ [one]: work(entries, name) }), bn({ [one]: work(entries, name) })]);
  expect([...said(male, 'father'), ...said(female, 'mother')].join('\n')).toMatchSnapshot();
});
