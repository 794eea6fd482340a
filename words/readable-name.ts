import type { Language } from '#contract/choices.ts';
import type { FamilyView, SharedView } from '#contract/member.ts';

/** Returns Bengali for a text with any Bengali letter, English for one with only Latin letters; undefined for none. */
export function languageOfLetters(text: string): Language | undefined {
  if (/[\u0980-\u09ff]/.test(text)) return 'bn';
  return /[a-z]/i.test(text) ? 'en' : undefined;
}

/** A name as the family writes it, and in the other script. */
export type Named = Pick<SharedView, 'name' | 'spelled'>;

/**
 * Returns the name in the reader's script if it is known, else as the family writes it. Use it wherever a member is
 * named.
 */
export const readableName = ({ name, spelled }: Named, language: Language): string =>
  spelled !== '' && languageOfLetters(name) !== language ? spelled : name;

/** Returns the name as the family writes it, if `readableName` is in another script; else `''`. */
export const writtenName = (member: Named, language: Language): string =>
  readableName(member, language) === member.name ? '' : member.name;

/** Returns a member with the full name, if this reader may see it. */
export const fullyNamed = (shared: Named, family: Pick<FamilyView, 'fullName' | 'fullNameSpelled'> | null): Named =>
  family?.fullName ? { name: family.fullName, spelled: family.fullNameSpelled || shared.spelled } : shared;
