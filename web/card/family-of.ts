import type { Language } from '#contract/choices.ts';
import type { SharedView } from '#contract/member.ts';
import { languageOfLetters } from '#web/i18n/InScript.tsx';

type Named = Pick<SharedView, 'name' | 'spelled'>;

/** A member's name in the reader's script where it is known, else as the family writes it. */
export const calledIn = ({ name, spelled }: Named, language: Language): string =>
  spelled !== '' && languageOfLetters(name) !== language ? spelled : name;

/** Anirban’s family; অনির্বাণদের বাড়ি: with the name in the reader's script where it is known. */
export function familyOf(member: Named, language: Language): string {
  const said = calledIn(member, language);
  if (language === 'en') return `${said}’s family`;
  return languageOfLetters(said) === 'bn' ? `${said}দের বাড়ি` : `${said}-এর বাড়ি`;
}
