import { CompiledQuery, type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { prepared } from './connect.ts';
import type { Database } from './tables.ts';

/** A placeholder for a value; it is sent as text, so numbers, days and arrays need a cast. */
export type Given<Asked> = <Name extends keyof Asked & string>(name: Name) => Expression<Asked[Name]>;

type Write<Asked, Row> = (given: Given<Asked>, db: Kysely<Database>) => RawBuilder<Row>;

/**
 * Makes a statement with constant text, which is built once per process, and parsed and planned once per connection.
 * `write` writes it, with `given('name')` in place of each value. List its columns (see `prepared`).
 */
export function statement<Asked extends object, Row>(
  write: Write<Asked, Row>,
): (db: Kysely<Database>, asked: Asked) => Promise<Row[]> {
  let compiled: CompiledText | undefined;
  return async (db, asked) => {
    compiled ??= compile(db, write);
    const valuesByName = new Map<string, unknown>(Object.entries(asked));
    const values = compiled.names.map((name) => valuesByName.get(name));
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(compiled.text, values));
    return rows;
  };
}

interface CompiledText {
  text: string;
  /** The names of the values, in the order of their numbers in the text. */
  names: readonly string[];
}

/** The beginning of a placeholder. No PostgreSQL text can contain it. */
const MARK = '\0';

/**
 * Hides a value from the planner in a subquery. Otherwise PostgreSQL would often prefer a custom plan for these values
 * and plan anew each time, which takes longer than running the query.
 */
const hiddenValue = <Value>(name: string) => sql<Value>`(select ${MARK + name})`;

/** Compiles a statement, with constants in its text and a numbered parameter for each placeholder. */
function compile<Asked, Row>(db: Kysely<Database>, write: Write<Asked, Row>): CompiledText {
  const { sql: text, parameters } = sql`${prepared} ${write(hiddenValue, db)}`.compile(db);
  const names: string[] = [];
  const placeholderOf = (value: unknown): string => {
    if (typeof value !== 'string') return String(value);
    if (!value.startsWith(MARK)) return pg.escapeLiteral(value);
    const name = value.slice(1);
    const knownNumber = names.indexOf(name) + 1;
    return `$${knownNumber || names.push(name)}`;
  };
  return { text: text.replace(/\$(\d+)/g, (_, number) => placeholderOf(parameters[Number(number) - 1])), names };
}
