import type { Language } from '#contract/choices.ts';
import type { FamilyView, SharedView } from '#contract/member.ts';
import { languageOfLetters } from '#web/i18n/InScript.tsx';

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
