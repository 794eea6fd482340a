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
/** Kinds of consents and notices about health. */
const OF_HEALTH: ReadonlySet<unknown> = new Set(['health', 'disability', 'pairCheck', 'pairCheckAgreed']);
const isOfHealth = ({ kind, question }: Record<string, unknown>): boolean =>
  OF_HEALTH.has(kind) || question === ('health' satisfies Question);
/** Columns of relatives that are stored encrypted. */
const SEALED = new Set(answersIn('relatives').flatMap(({ column, isSealed }) => (isSealed ? [column] : [])));

/** Returns the download without health. */
export function withoutHealth(sections: Sections): Sections {
  const remaining = Object.entries(sections).filter(([title]) => !HEALTH.has(title));
  return Object.fromEntries(
    remaining.map(([title, rows]) => {
      const list = Array.isArray(rows) ? rows.filter((row) => !isOfHealth(row)).map(unsealed) : unsealed(rows);
      return [title, list];
    }),
  );
}

/** Returns the row without the columns that are stored encrypted, at every depth. */
const unsealed = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      if (SEALED.has(name)) return [];
      return [[name, isNested(value) ? unsealed({ ...value }) : value]];
    }),
  );

/** Whether a value is an object with columns of its own, and neither a list nor a time. */
const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
