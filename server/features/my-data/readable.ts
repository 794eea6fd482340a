import type { AnswerList } from '#contract/answers.ts';
import { answersIn, SECTIONS } from '#contract/catalogue.ts';
import { findEntry } from '#server/domain/answers/stored.ts';
import type { Lookups } from '#server/domain/lookups/lookups.ts';

/** Finds an entry of a list by its id. */
type Find = (id: number) => { name: string; nameBn: string } | undefined;

/** The list to which the ids of a column belong. Columns of the same name have the same list in every table. */
const LIST_OF_COLUMN: ReadonlyMap<string, AnswerList> = new Map([
  ...SECTIONS.flatMap((section) =>
    answersIn(section).flatMap(({ column, list }): [string, AnswerList][] => (list ? [[column, list]] : [])),
  ),
  ['mother_occupation_id', 'female-occupation'],
]);

/**
 * Makes the function that turns a stored row into a readable one: names in both languages for ids, blanks for
 * underscores.
 */
export function makeReadable(lookups: Lookups): (row: Record<string, unknown>) => Record<string, unknown> {
  return (row) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => {
        const list = LIST_OF_COLUMN.get(column);
        if (!list) return [titleOf(column), value];
        // The title is the column's name without `mother_` at its beginning and `_id` or `_ids` at its end.
        const title = column.replace(/^mother_|_ids?$/g, '');
        // If there is also a free text, the id gets a name of its own.
        const ownTitle = Object.hasOwn(row, title) ? `${title}_chosen` : title;
        return [titleOf(ownTitle), namesOf((id) => findEntry(lookups, list, id), value)];
      }),
    );
}

const titleOf = (column: string): string => column.replaceAll('_', ' ');

const bothNames = (entry: { name: string; nameBn: string } | undefined) =>
  entry ? `${entry.name} / ${entry.nameBn}` : null;

/** Returns the names for an id or a list of ids; null for an unknown id and for what is no id. */
function namesOf(find: Find, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => namesOf(find, item));
  return typeof value === 'number' ? bothNames(find(value)) : null;
}
