import type { Language } from '#contract/choices.ts';
import { languageOfLetters, type Named, readableName } from '#words/readable-name.ts';

/**
 * Names the family by the member: Anirban’s family; অনির্বাণদের বাড়ি. The name is in the reader's script if that is
 * known.
 */
export function familyOf(member: Named, language: Language): string {
  const name = readableName(member, language);
  if (language === 'en') return `${name}’s family`;
  return languageOfLetters(name) === 'bn' ? `${name}দের বাড়ি` : `${name}-এর বাড়ি`;
}
