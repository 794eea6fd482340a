import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Loads the version of the database and the state of its schema. */
export async function loadSchema(db: Kysely<Database>) {
  const { rows } = await sql<{ database: string; migrations: number; lastMigration: string }>`
    with done as (select name from schema_migrations union
      select name from schema_steps where finished_at is not null)
    select current_setting('server_version') as database, count(*)::int as migrations,
      coalesce(max(name), '') as "lastMigration" from done`.execute(db);
  return rows[0] ?? { database: '', migrations: 0, lastMigration: '' };
}

/** Counts failed deliveries of the last seven days, by channel and reason. */
export async function countFailures(db: Kysely<Database>) {
  return db
    .selectFrom('notice_deliveries')
    .select(['channel', sql<string>`coalesce(reason, '')`.as('reason'), sql<number>`count(*)::int`.as('count')])
    .where('state', '=', 'failed')
    .where('changed_at', '>', sql<Date>`now() - interval '7 days'`)
    .groupBy(['channel', 'reason'])
    .orderBy('count', 'desc')
    .limit(50)
    .execute();
}

/** Lists unknown states that gateways reported in the last seven days. */
export async function listUnknownReceipts(db: Kysely<Database>) {
  return db
    .selectFrom('unknown_receipts')
    .select(['gateway', 'state', 'count'])
    .where('last_at', '>', sql<Date>`now() - interval '7 days'`)
    .orderBy('count', 'desc')
    .limit(50)
    .execute();
}

/** Returns the latest weekly prices: the week, how long they took, and how evenly first pages are spread. */
export const lastPriceWeek = (db: Kysely<Database>) =>
  db.selectFrom('price_weeks').selectAll().orderBy('week', 'desc').limit(1).executeTakeFirst();
