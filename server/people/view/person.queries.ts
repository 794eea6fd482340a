import { type Expression, type Kysely, sql } from 'kysely';
import type { NamedAnswer, Section } from '#contract/catalogue.ts';
import { prepared } from '#server/db/connect.ts';
import type { Database } from '#server/db/tables.ts';
import { type Stored, shownValue } from '#server/people/answers/stored.ts';
import { answersNamed, type ComparedRow, comparedAnswers, viewedAnswers } from './seen-answers.ts';

const ALIASES: Partial<Record<Section, string>> = { profile: 'm', personal: 'p', address: 'a', details: 'd' };

const refOf = ({ section, column }: NamedAnswer) => sql.ref(`${ALIASES[section]}.${column}`);

/**
 * A row of each member `m` with these of their answers by name (what the engine reads, unless told otherwise), showing `s`
 * and wishes `w`.
 */
export const everyMember = (db: Kysely<Database>, answers = comparedAnswers) =>
  db
    .selectFrom('members as m')
    .leftJoin('personal_details as p', 'p.profile_id', 'm.profile_id')
    .leftJoin('addresses as a', 'a.profile_id', 'm.profile_id')
    .leftJoin('profile_details as d', 'd.profile_id', 'm.profile_id')
    .leftJoin('showings as s', 's.profile_id', 'm.profile_id')
    .leftJoin('wishes as w', 'w.profile_id', 'm.profile_id')
    .select(answers.map((answer) => refOf(answer).as(answer.name)))
    .select(['m.profile_id', 's.last_active_on', hasOwnWords.as('has_own_words'), sql`to_json(w)`.as('wishes')]);

const hasOwnWords = sql.join(
  answersNamed('aboutSelf', 'aboutHoped').map((answer) => sql`${refOf(answer)} <> ''`),
  sql` or `,
);

/** What the engine reads of a member; never handed out as it is. */
export type PersonRow = ComparedRow & {
  profile_id: string;
  last_active_on: string | null;
  has_own_words: boolean | null;
  wishes: Stored | null;
};

/** One alone is compared as one: whoever plans for a list of unknown length plans anew each time. */
export const anyOf = (ids: readonly string[]) => {
  const [only, ...others] = ids;
  return only !== undefined && others.length === 0 ? sql<string>`${only}` : sql<string>`any(${[...ids]})`;
};

/**
 * The rows of a query of members, each as JSON in one column: the driver takes its time for each column. A moment comes as
 * text: select none. Answers are as their forms hold them.
 */
export async function loadAsJson<Row extends PersonRow>(
  db: Kysely<Database>,
  query: Expression<unknown>,
): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`${prepared} select to_json(r) as row from ${query} r`.execute(db);
  for (const { row } of rows) showIn(row);
  return rows.map(({ row }) => row);
}

function showIn(row: Stored): void {
  for (const answer of viewedAnswers) {
    const stored = row[answer.name];
    if (stored !== undefined) row[answer.name] = shownValue(answer, stored);
  }
}
