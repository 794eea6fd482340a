import { answersIn, type Section } from '#contract/catalogue.ts';

/** Returns the column of an answer, by its name in the catalogue. Throws if the section has no such answer. */
export function columnOf(section: Section, name: string): string {
  const column = answersIn(section).find((answer) => answer.name === name)?.column;
  if (column === undefined) throw new Error(`No answer of ${section} is called ${name}.`);
  return column;
}
