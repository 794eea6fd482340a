import type { Language } from '#contract/choices.ts';
import type { SharedView } from '#contract/member.ts';
import { maritalStatuses } from '#words/choices/marital-statuses.ts';
import { choiceIn } from '#words/label.ts';
import { number } from '#words/numbers.ts';
import { placeOf } from '#words/place-of.ts';
import { feetIn, type Named, nameIn, yearsIn } from '#words/values.ts';

/** The facts about a member in a list or at the head of a page. */
export interface SpokenFacts
  extends Pick<SharedView, 'age' | 'heightCm' | 'district' | 'state' | 'country' | 'maritalStatus' | 'children'> {
  profession: Named | null;
  education: Named | null;
  religion: Named | null;
  caste: Named | null;
}

const texts = {
  en: {
    age: 'Age',
    height: 'height',
    home: 'home',
    studies: 'Education',
    work: 'work',
    faith: 'Religion',
    caste: 'Caste',
    children: (count: string) => `children: ${count}`,
    end: '.',
  },
  bn: {
    age: 'বয়স',
    height: 'উচ্চতা',
    home: 'বাড়ি',
    studies: 'পড়াশোনা',
    work: 'পেশা',
    faith: 'ধর্ম',
    caste: 'জাতি',
    children: (count: string) => `সন্তান ${count}টি`,
    end: '।',
  },
};

/**
 * Returns a member as one would describe them on the phone: with the name of each fact, which sighted readers do not
 * need.
 */
export function personForTheEar(name: string, facts: SpokenFacts, language: Language): string[] {
  const t = texts[language];
  const sentence = (...parts: [label: string, value: string][]) => {
    const known = parts.filter(([, value]) => value !== '').map(([label, value]) => `${label} ${value}`);
    return known.length === 0 ? '' : `${known.join(', ')}${t.end}`;
  };
  const { maritalStatus, children } = facts;
  const wasMarried = maritalStatus === 'Divorced' || maritalStatus === 'Widowed';
  const earlierMarriage = [
    wasMarried ? choiceIn(maritalStatuses, maritalStatus, language) : '',
    wasMarried && children ? t.children(number(children, language)) : '',
  ].filter(Boolean);
  return [
    `${name}${t.end}`,
    sentence(
      [t.age, yearsIn(facts.age, language)],
      [t.height, feetIn(facts.heightCm, language)],
      [t.home, placeOf(facts, language)],
    ),
    sentence([t.studies, nameIn(facts.education, language)], [t.work, nameIn(facts.profession, language)]),
    sentence([t.faith, nameIn(facts.religion, language)], [t.caste, nameIn(facts.caste, language)]),
    earlierMarriage.length === 0 ? '' : `${earlierMarriage.join(', ')}${t.end}`,
  ].filter(Boolean);
}
