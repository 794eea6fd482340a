import { type Kysely, sql } from 'kysely';
import { OBJECTION_DAYS } from '#contract/contact-changes.ts';
import { keptSince } from '#server/platform/db/kept.ts';
import type { Database } from '#server/platform/db/tables.ts';

type Kind = 'phone' | 'email';

/** When what is confirmed now takes effect, if nobody objects. */
export const inSevenDays = sql<Date>`now() + make_interval(days => ${OBJECTION_DAYS})`;

/** Another wish takes the place of the one before. */
export async function wantContact(db: Kysely<Database>, accountId: number, kind: Kind, wanted: string): Promise<void> {
  const anew = { wanted, asked_at: sql<Date>`now()`, confirmed_at: null, due_at: null };
  await db
    .insertInto('contact_requests')
    .values({ account_id: accountId, kind, ...anew })
    .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet(anew))
    .execute();
}

/** The wanted one is theirs; false where another is wanted by now. `isFinal`: it takes its place at once. */
export async function confirmWanted(
  db: Kysely<Database>,
  { accountId, kind, wanted }: { accountId: number; kind: Kind; wanted: string },
  isFinal: boolean,
): Promise<boolean> {
  const found = await db
    .updateTable('contact_requests')
    .set({ confirmed_at: sql<Date>`now()`, due_at: isFinal ? sql<Date>`now()` : inSevenDays })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('wanted', '=', wanted)
    .returning('account_id')
    .executeTakeFirst();
  return found !== undefined;
}

/** The one of before agrees: what is confirmed takes its place at once. */
export async function makeDueNow(db: Kysely<Database>, accountId: number, kind: Kind): Promise<void> {
  await db
    .updateTable('contact_requests')
    .set({ due_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('confirmed_at', 'is not', null)
    .execute();
}

export async function dropRequest(db: Kysely<Database>, accountId: number, kind: Kind): Promise<boolean> {
  const gone = await db
    .deleteFrom('contact_requests')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .returning('account_id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Keeps what the account had before, and why it has another. */
export async function insertContactChange(
  db: Kysely<Database>,
  accountId: number,
  change: { kind: Kind; former: string; reason: string },
): Promise<void> {
  await db
    .insertInto('contact_changes')
    .values({ account_id: accountId, ...change })
    .execute();
}

/** What nobody has confirmed. */
export async function expireContactRequests(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('contact_requests')
    .where('due_at', 'is', null)
    .where('asked_at', '<', keptSince('verifications'))
    .execute();
}
