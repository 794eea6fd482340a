import type { Gender } from '#contract/choices.ts';
import type { Labels } from './label.ts';

/** What Bengali calls a man and a woman of one line of work; where a list names both, a person is one of them. */
const PAIRS = [
  ['স্কুলশিক্ষক', 'স্কুলশিক্ষিকা'],
  ['গৃহশিক্ষক', 'গৃহশিক্ষিকা'],
  ['অধ্যাপক', 'অধ্যাপিকা'],
  ['লেখক', 'লেখিকা'],
  ['অভিনেতা', 'অভিনেত্রী'],
  ['ছাত্র', 'ছাত্রী'],
] as const;

const BETWEEN = ' / ';

/** The Bengali name of a line of work without what it is called for the other gender: অধ্যাপক / অধ্যাপিকা of a woman is অধ্যাপিকা. Both stay where `gender` is not told. */
export function byGender(nameBn: string, gender: Gender | ''): string {
  if (gender === '') return nameBn;
  const names = nameBn.split(BETWEEN);
  const others = PAIRS.filter((pair) => pair.every((name) => names.includes(name))).map(([his, hers]): string =>
    gender === 'Female' ? his : hers,
  );
  return names.filter((name) => !others.includes(name)).join(BETWEEN);
}

/** Whom a widow or a widower has lost: স্বামী of a woman, স্ত্রী of a man. Both stay where `gender` is not told. */
export const ofSpouse = (text: string, gender: string): string =>
  gender === '' ? text : text.replace(/স্বামী (?:বা|কিংবা) স্ত্রী/, gender === 'Female' ? 'স্বামী' : 'স্ত্রী');

/** A closed list with each name as it is said of this person. */
export const namesOfGender = <N extends Labels>(names: N, gender: string): Labels =>
  Object.fromEntries(
    Object.entries(names).map(([value, label]) => [value, { ...label, bn: ofSpouse(label.bn, gender) }]),
  );

export const otherGender = (gender: string): Gender => (gender === 'Female' ? 'Male' : 'Female');
