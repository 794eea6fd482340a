import type { AnswerKind, Layer } from '#contract/answers.ts';
import { answersIn, catalogue, type NamedAnswer, SECTIONS } from '#contract/catalogue.ts';

/** SQL for another value and for no value; only the first if a value is required. */
export type Values = readonly [other: string, none?: string];

/** Other values by the kind of an answer. */
const VALUES_BY_KIND: Partial<Record<AnswerKind, Values>> = {
  flag: ['true', 'false'],
  number: ['3', 'null'],
  numeral: ['4', 'null'],
  lookup: ['3', 'null'],
  decimal: ['77', 'null'],
  time: ["'04:44'", 'null'],
};

/** Other values of columns that strangers see in part, or that have a check constraint. */
const SPECIAL_VALUES: Readonly<Record<string, Values>> = {
  // Strangers see the first name, so only the last word changes.
  'profile.name': ["regexp_replace(name, '\\s\\S+$', ' Sarkar')"],
  // The same first name with another surname.
  'profile.nameSpelled': ["'রুমা ঘোষ'", "''"],
  // Strangers see the age, so only the day changes.
  'personal.birthDate': ["birth_date - interval '1 day'"],
  // The check constraint allows no year before 1950.
  'details.marriageEnded': ['2003', 'null'],
  'details.guardian.phone': ["'9822200088'", "''"],
};

/** Returns the answer columns of a layer by table and column, each with other values. */
export function answerColumns(layer: Layer): Record<string, Record<string, Values>> {
  const tables: Record<string, Record<string, Values>> = {};
  for (const section of SECTIONS) {
    const answers = answersIn(section).filter((answer) => answer.layer === layer);
    tables[catalogue[section].table] = Object.fromEntries(
      answers.map((answer) => [answer.column, SPECIAL_VALUES[`${section}.${answer.name}`] ?? valuesOf(answer)]),
    );
  }
  return tables;
}

/** Returns values of an answer by its list, its closed values or its kind. The ids are those of the seeds. */
function valuesOf({ column, kind, list, of, isSealed }: NamedAnswer): Values {
  if (isSealed) return ["'anything'", "''"];
  if (list === 'district') return ['113', 'null'];
  if (list === 'place') return ['1275004', 'null'];
  const [first = '', last = ''] = of ? [of[0], of.at(-1)] : [];
  if (of) return [`case ${column} when '${last}' then '${first}' else '${last}' end`, "''"];
  return VALUES_BY_KIND[kind] ?? ["'another one'", "''"];
}
