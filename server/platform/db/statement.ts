import { CompiledQuery, type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { prepared } from './connect.ts';
import type { Database } from './tables.ts';

/** What stands in the text for a value that is given each time: a text, so numbers, days and arrays are cast. */
export type Given<Asked> = <Name extends keyof Asked & string>(name: Name) => Expression<Asked[Name]>;

type Write<Asked, Row> = (given: Given<Asked>, db: Kysely<Database>) => RawBuilder<Row>;

/**
 * A statement of one text, which is made once a process, and parsed and planned once a connection. Name all its columns (see
 * `prepared`).
 */
export function statement<Asked extends object, Row>(
  write: Write<Asked, Row>,
): (db: Kysely<Database>, asked: Asked) => Promise<Row[]> {
  let made: Made | undefined;
  return async (db, asked) => {
    made ??= make(db, write);
    const given = new Map<string, unknown>(Object.entries(asked));
    const values = made.names.map((name) => given.get(name));
    return (await db.executeQuery<Row>(CompiledQuery.raw(made.text, values))).rows;
  };
}

interface Made {
  text: string;
  /** What is given, in the order of the numbers in the text. */
  names: readonly string[];
}

// No text of PostgreSQL can hold it.
const MARK = '\0';

/**
 * PostgreSQL looks at a value that stands in a query of its own only when it runs. Otherwise it would hold a plan for just these
 * values against the one for any, find it cheaper as often as not, and plan anew each time, which takes longer than to run it.
 */
const unseen = <Value>(name: string) => sql<Value>`(select ${MARK + name})`;

function make<Asked, Row>(db: Kysely<Database>, write: Write<Asked, Row>): Made {
  const { sql: text, parameters } = sql`${prepared} ${write(unseen, db)}`.compile(db);
  const names: string[] = [];
  const say = (value: unknown): string => {
    if (typeof value !== 'string') return String(value);
    if (!value.startsWith(MARK)) return pg.escapeLiteral(value);
    const name = value.slice(1);
    const known = names.indexOf(name) + 1;
    return `$${known || names.push(name)}`;
  };
  return { text: text.replace(/\$(\d+)/g, (_, number) => say(parameters[Number(number) - 1])), names };
}
