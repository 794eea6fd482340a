import type { Language } from '#contract/choices.ts';

/** A clan as it was typed, in the reader's language where the list has it. */
export function nameOfClan(
  words: string,
  listed: readonly { name: string; nameBn: string }[],
  language: Language,
): string {
  const entry = listed.find(({ name, nameBn }) => name === words || nameBn === words);
  return (language === 'bn' ? entry?.nameBn : entry?.name) ?? words;
}
