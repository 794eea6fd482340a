import type { Language } from '#contract/choices.ts';
import type { FamilyView, SharedView } from '#contract/member.ts';
import { sharedAnswer } from '#words/shared-answer.ts';
import { feetIn, gotraIn, nameIn, yearsIn } from '#words/values.ts';

const BENGALI = /[\u0980-\u09ff]/;
const isInScript = (name: string, language: Language): boolean => BENGALI.test(name) === (language === 'bn');

/** A name in the script of the paper where it is known, with the family's own spelling behind it. */
export const printedName = ({ name, spelled }: Pick<SharedView, 'name' | 'spelled'>, language: Language): string =>
  spelled === '' || isInScript(name, language) ? name : `${spelled} (${name})`;

/** A name in the script of the paper alone, where it is known. */
export const nameInScript = ({ name, spelled }: Pick<SharedView, 'name' | 'spelled'>, language: Language): string =>
  spelled === '' || isInScript(name, language) ? name : spelled;

/** The name as its family writes it, where `nameInScript` is in another script; else `''`. */
export const nameAsWritten = (named: Pick<SharedView, 'name' | 'spelled'>, language: Language): string =>
  nameInScript(named, language) === named.name ? '' : named.name;

/** The full name where the reader of a paper is given it, else the given name. */
export const calledOn = (
  shared: Pick<SharedView, 'name' | 'spelled'>,
  family: Pick<FamilyView, 'fullName' | 'fullNameSpelled'> | null,
): Pick<SharedView, 'name' | 'spelled'> =>
  family?.fullName ? { name: family.fullName, spelled: family.fullNameSpelled } : shared;

const join = (words: readonly string[]): string => words.filter(Boolean).join(' · ');

/** Who somebody is in three lines, of what a stranger may read: age and marriage, work, community. */
export function personLines(shared: SharedView, language: Language): string[] {
  const answer = (name: 'maritalStatus' | 'children') => sharedAnswer(shared, name, language);
  return [
    join([
      yearsIn(shared.age, language),
      feetIn(shared.heightCm, language),
      answer('maritalStatus'),
      answer('children'),
    ]),
    join([nameIn(shared.education, language), nameIn(shared.profession, language)]),
    join([nameIn(shared.religion, language), nameIn(shared.caste, language), gotraIn(shared.clan, language)]),
  ].filter(Boolean);
}
