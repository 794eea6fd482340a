import type { Gender } from '#contract/choices.ts';
import type { Labels } from './label.ts';

/**
 * Bengali names of one occupation for a man and a woman. If a list entry contains both, only one applies to a person.
 */
const PAIRS = [
  ['স্কুলশিক্ষক', 'স্কুলশিক্ষিকা'],
  ['গৃহশিক্ষক', 'গৃহশিক্ষিকা'],
  ['অধ্যাপক', 'অধ্যাপিকা'],
  ['লেখক', 'লেখিকা'],
  ['অভিনেতা', 'অভিনেত্রী'],
  ['ছাত্র', 'ছাত্রী'],
] as const;

/** Separates the names in an entry of a list. */
const SEPARATOR = ' / ';

/**
 * Returns the Bengali name of an occupation without the form for the other gender: of অধ্যাপক / অধ্যাপিকা, a woman has
 * অধ্যাপিকা. Both forms stay if `gender` is unknown.
 */
export function byGender(nameBn: string, gender: Gender | ''): string {
  if (gender === '') return nameBn;
  const names = nameBn.split(SEPARATOR);
  const otherForms = PAIRS.filter((pair) => pair.every((name) => names.includes(name))).map(([his, hers]): string =>
    gender === 'Female' ? his : hers,
  );
  return names.filter((name) => !otherForms.includes(name)).join(SEPARATOR);
}

/**
 * Replaces "husband or wife" by the spouse that a person of this gender has: স্বামী for a woman, স্ত্রী for a man. Both
 * words stay if `gender` is unknown.
 */
export const spouseForGender = (text: string, gender: string): string =>
  gender === '' ? text : text.replace(/স্বামী (?:বা|কিংবা) স্ত্রী/, gender === 'Female' ? 'স্বামী' : 'স্ত্রী');

/** Returns the names of a closed list in the form for this person's gender. */
export const namesOfGender = <N extends Labels>(names: N, gender: string): Labels =>
  Object.fromEntries(
    Object.entries(names).map(([value, label]) => [value, { ...label, bn: spouseForGender(label.bn, gender) }]),
  );

/** Returns the gender that a member of this gender looks for; `Female` if the gender is unknown. */
export const otherGender = (gender: string): Gender => (gender === 'Female' ? 'Male' : 'Female');
