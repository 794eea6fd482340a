import { type Kysely, sql } from 'kysely';
import { answersIn, SECTIONS, type Section } from '#contract/catalogue.ts';
import type { Database } from '#server/db/tables.ts';
import { store } from '#server/people/held-answers/held-answers.queries.ts';
import { lockMembers } from '#server/people/members/lock.queries.ts';

const ALIASES: Partial<Record<Section, string>> = { profile: 'm', personal: 'p' };
const cases = SECTIONS.flatMap(answersIn)
  .filter(({ isWatched }) => isWatched)
  .map(({ section, column }) => sql`when ${sql.lit(column)} then ${sql.ref(`${ALIASES[section]}.${column}`)}::text`);

/** What waits for the office's look, the longest first: as others read it, and as it was written. */
export async function listApprovals(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('held_answers as h')
    .innerJoin('members as m', 'm.profile_id', 'h.profile_id')
    .leftJoin('personal_details as p', 'p.profile_id', 'h.profile_id')
    .select(['h.id', 'h.profile_id as member', 'h.answer', 'h.held_at as since'])
    .select([
      sql<string>`case h.answer ${sql.join(cases, sql` `)} end`.as('was'),
      sql<string>`h.value #>> '{}'`.as('becomes'),
    ])
    .where('h.waits_for', '=', 'office')
    .orderBy('h.held_at')
    .execute();
  return rows.map(({ id, member, answer, was, becomes, since }) => ({ id, member, answer, was, becomes, since }));
}

interface Decision {
  id: number;
  outcome: 'approved' | 'refused';
  reason: string;
}

/** Decides what waits under a number, and gives whose it was; undefined where nothing does: it was changed meanwhile. */
export async function decide(
  transaction: Kysely<Database>,
  { id, outcome, reason }: Decision,
): Promise<string | undefined> {
  const waiting = () =>
    transaction
      .selectFrom('held_answers')
      .select(['profile_id', 'table_name', 'answer', 'value'])
      .where('id', '=', id)
      .where('waits_for', '=', 'office')
      .executeTakeFirst();
  const found = await waiting();
  if (found === undefined) return undefined;
  await lockMembers(transaction, [found.profile_id]);
  const held = await waiting();
  if (held === undefined) return undefined;
  const { profile_id, table_name, answer, value } = held;
  await transaction.deleteFrom('held_answers').where('id', '=', id).execute();
  if (outcome === 'approved') await store(transaction, profile_id, table_name, { [answer]: value });
  await transaction.insertInto('held_decisions').values({ profile_id, answer, outcome, reason }).execute();
  return profile_id;
}
