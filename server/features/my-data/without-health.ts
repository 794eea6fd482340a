import { answersIn } from '#contract/catalogue.ts';
import type { Question } from '#contract/questions.ts';
import type { Sections } from './my-data.queries.ts';

/** Titles of the sections about health in the download. */
const HEALTH: ReadonlySet<string> = new Set([
  'health details',
  'haemoglobin result',
  'pair checks',
  'sealed words',
  'told of a disability',
]);
const OF_HEALTH: ReadonlySet<unknown> = new Set(['health', 'disability', 'pairCheck', 'pairCheckAgreed']);
const isOfHealth = ({ kind, question }: Record<string, unknown>): boolean =>
  OF_HEALTH.has(kind) || question === ('health' satisfies Question);
const SEALED = new Set(answersIn('relatives').flatMap(({ column, isSealed }) => (isSealed ? [column] : [])));

/** Returns the download without health. */
export function withoutHealth(sections: Sections): Sections {
  const told = Object.entries(sections).filter(([title]) => !HEALTH.has(title));
  return Object.fromEntries(
    told.map(([title, rows]) => {
      const list = Array.isArray(rows) ? rows.filter((row) => !isOfHealth(row)).map(unsealed) : unsealed(rows);
      return [title, list];
    }),
  );
}

const unsealed = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      if (SEALED.has(name)) return [];
      return [
        [
          name,
          typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
            ? unsealed({ ...value })
            : value,
        ],
      ];
    }),
  );
