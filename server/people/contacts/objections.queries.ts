import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import { listOpenLetters } from '#server/people/members/deletion-letters.queries.ts';
import type { Objected, Objection } from './objections.ts';

const DUE = sql`floor(extract(epoch from due_at))::float8`;

/** What is confirmed, and waits for the seven days in which an account may object. */
export async function listObjectable(db: Kysely<Database>, accountId: number): Promise<Objection[]> {
  const { rows } = await sql<{ what: Objected; due: number }>`
    select kind as what, ${DUE} as due from contact_requests where account_id = ${accountId} and due_at > now()
    union all select 'claim', ${DUE} from phone_claims where account_id = ${accountId} and due_at > now()`.execute(db);
  const letters = await listOpenLetters(db, accountId);
  return [...rows, ...letters.map((due) => ({ what: 'deletion' as const, due }))].map((row) => ({ ...row, accountId }));
}

/** False where it is over, or another by now. */
export async function dropObjected(
  db: Kysely<Database>,
  { accountId, what, due }: Objection & { what: Exclude<Objected, 'deletion'> },
): Promise<boolean> {
  const isMeant = sql`account_id = ${accountId} and ${DUE} = ${due} and due_at > now()`;
  const { rows } =
    what === 'claim'
      ? await sql`delete from phone_claims where ${isMeant} returning account_id`.execute(db)
      : await sql`delete from contact_requests where ${isMeant} and kind = ${what} returning account_id`.execute(db);
  return rows.length > 0;
}
