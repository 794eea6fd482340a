import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { NamedAnswer, Section } from '#contract/catalogue.ts';
import { type Stored, shownValue } from '#server/domain/answers/stored.ts';
import { type Given, statement } from '#server/platform/db/statement.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { answersNamed, type ComparedRow, comparedAnswers, viewedAnswers } from './seen-answers.ts';

/** The aliases of the answers' tables in `everyMember`. */
const ALIASES: Partial<Record<Section, string>> = { profile: 'm', personal: 'p', address: 'a', details: 'd' };

/**
 * SQL for answers that a family may hide. A family may tell its community to no member; then everybody but its owner
 * reads it as not given. The view `candidate_lines` does the same.
 */
const ANSWERS_UNTOLD: Readonly<Record<string, RawBuilder<string>>> = {
  community: sql<string>`case when d.community_for = 'Nobody' then '' else p.community end`,
};

/** SQL: the value of an answer, as others may read it. */
const refOf = ({ name, section, column }: NamedAnswer) =>
  (section === 'personal' ? ANSWERS_UNTOLD[name] : undefined) ?? sql.ref(`${ALIASES[section]}.${column}`);

/** SQL: whether the family has written something about itself or about whom it hopes for. */
const hasOwnWords = sql.join(
  answersNamed('aboutSelf', 'aboutHoped').map((answer) => sql`${refOf(answer)} <> ''`),
  sql` or `,
);

/**
 * Queries a row for each member `m` with these answers by name, by default those that the engine reads. Joins the
 * showing `s` and the wishes `w`.
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

/** What the engine reads of a member. It must not be returned as it is. */
export type PersonRow = ComparedRow & {
  profile_id: string;
  /** The day of the last activity, `YYYY-MM-DD`. */
  last_active_on: string | null;
  has_own_words: boolean | null;
  wishes: Stored | null;
};

/** SQL: the right side of a comparison with any of these ids. */
export const anyOf = (ids: Expression<readonly string[]>) => sql<string>`any(${ids}::text[])`;

/**
 * Makes a statement from a query of members, with each row as JSON in one column, because the driver costs time for
 * each column. Do not select timestamps; JSON turns them into text. Answers have the values of their forms.
 */
export function memberStatement<Asked extends object, Row extends PersonRow>(
  write: (given: Given<Asked>, db: Kysely<Database>) => Expression<unknown>,
): (db: Kysely<Database>, asked: Asked) => Promise<Row[]> {
  const load = statement<Asked, { row: Row }>((given, db) => sql`select to_json(r) as row from ${write(given, db)} r`);
  return async (db, asked) => {
    const rows = await load(db, asked);
    for (const { row } of rows) convertToFormValues(row);
    return rows.map(({ row }) => row);
  };
}

/** Replaces the stored answers in a row by the values of their forms. */
function convertToFormValues(row: Stored): void {
  for (const answer of viewedAnswers) {
    const stored = row[answer.name];
    if (stored !== undefined) row[answer.name] = shownValue(answer, stored);
  }
}
