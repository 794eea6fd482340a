import { answersIn, type Section } from '#contract/catalogue.ts';

/** The column of an answer, by its name in the catalogue. */
export function columnOf(section: Section, name: string): string {
  const column = answersIn(section).find((answer) => answer.name === name)?.column;
  if (column === undefined) throw new Error(`No answer of ${section} is called ${name}.`);
  return column;
}
