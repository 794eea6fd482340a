import type { Language } from '#contract/choices.ts';
import type { FamilyView, SharedView } from '#contract/member.ts';

/** The language of a family's text, detected from its letters; undefined without letters. */
export function languageOfLetters(text: string): Language | undefined {
  if (/[\u0980-\u09ff]/.test(text)) return 'bn';
  return /[a-z]/i.test(text) ? 'en' : undefined;
}

export type Named = Pick<SharedView, 'name' | 'spelled'>;

/** The name in the reader's script where it is known, else as the family writes it. Every place that names a member begins with it. */
export const readableName = ({ name, spelled }: Named, language: Language): string =>
  spelled !== '' && languageOfLetters(name) !== language ? spelled : name;

/** The name as the family writes it, where `readableName` is in another script; else `''`. */
export const writtenName = (member: Named, language: Language): string =>
  readableName(member, language) === member.name ? '' : member.name;

/** A member by the full name where this reader is given it. */
export const fullyNamed = (shared: Named, family: Pick<FamilyView, 'fullName' | 'fullNameSpelled'> | null): Named =>
  family?.fullName ? { name: family.fullName, spelled: family.fullNameSpelled || shared.spelled } : shared;
