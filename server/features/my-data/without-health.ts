import { answersIn } from '#contract/catalogue.ts';
import type { Question } from '#contract/questions.ts';
import type { Sections } from './my-data.queries.ts';

/** Titles of the sections about health in the download. */
const HEALTH_SECTIONS: ReadonlySet<string> = new Set([
  'health details',
  'haemoglobin result',
  'pair checks',
  'sealed words',
  'told of a disability',
]);
/** Kinds of consents and notices about health. */
const HEALTH_KINDS: ReadonlySet<unknown> = new Set(['health', 'disability', 'pairCheck', 'pairCheckAgreed']);
/** Whether a row is a consent or notice about health, or the answer to the question about health. */
const isOfHealth = ({ kind, question }: Record<string, unknown>): boolean =>
  HEALTH_KINDS.has(kind) || question === ('health' satisfies Question);
/** Columns of relatives that are stored encrypted. */
const SEALED_COLUMNS = new Set(answersIn('relatives').flatMap(({ column, isSealed }) => (isSealed ? [column] : [])));

/** Returns the download without the sections, rows and columns about health. */
export function withoutHealth(sections: Sections): Sections {
  const remaining = Object.entries(sections).filter(([title]) => !HEALTH_SECTIONS.has(title));
  return Object.fromEntries(
    remaining.map(([title, rows]) => {
      const list = Array.isArray(rows)
        ? rows.filter((row) => !isOfHealth(row)).map(withoutSealed)
        : withoutSealed(rows);
      return [title, list];
    }),
  );
}

/** Returns the row without the columns that are stored encrypted, at every depth. */
const withoutSealed = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      if (SEALED_COLUMNS.has(name)) return [];
      return [[name, isNested(value) ? withoutSealed({ ...value }) : value]];
    }),
  );

/** Whether a value is an object with columns of its own, and neither a list nor a time. */
const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
