import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Number of refusals of an address after which nothing more is sent to it. */
export const MOST_FAILURES = 3;

/** Counts a refusal by an address and returns the total. */
export async function countFailure(db: Kysely<Database>, addressHash: Buffer): Promise<number> {
  const { failures } = await db
    .insertInto('failing_addresses')
    .values({ address_hash: addressHash })
    .onConflict((conflict) =>
      conflict.column('address_hash').doUpdateSet({
        failures: sql<number>`failing_addresses.failures + 1`,
        failed_at: sql<Date>`now()`,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  return failures;
}

/** Returns, by hash in hex, when each of these addresses last refused, if it has reached the limit. */
export async function loadFailingAddresses(
  db: Kysely<Database>,
  hashes: readonly Buffer[],
): Promise<Map<string, Date>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('failing_addresses')
    .select(['address_hash', 'failed_at'])
    .where('address_hash', 'in', hashes)
    .where('failures', '>=', MOST_FAILURES)
    .execute();
  return new Map(rows.map(({ address_hash, failed_at }) => [address_hash.toString('hex'), failed_at]));
}

/** A mail server that refuses our e-mails. Nothing is sent to it until `againAt`; a success then ends the hold. */
export interface MailHold {
  /** `''` for our own mail server. */
  domain: string;
  /** The server's SMTP code and enhanced code. */
  answer: string;
  /** The first refusal of this hold. */
  since: Date;
  /** The time from which an e-mail is tried again. */
  againAt: Date;
}

/** Maximum number of mail servers that are listed. */
const MOST_HOLDS = 50;

/** Lists the mail servers that have refused and accepted nothing since, the earliest hold first; at most MOST_HOLDS. */
export async function listMailHolds(db: Kysely<Database>): Promise<MailHold[]> {
  return db
    .selectFrom('mail_holds')
    .select(['domain', 'answer', 'since', 'again_at as againAt'])
    .orderBy('since')
    .limit(MOST_HOLDS)
    .execute();
}

/**
 * Returns the seconds from now until `againAt`, by domain, for those of these domains that have a hold; negative once
 * that has passed. Unlike the list it leaves none out, because it decides whether a letter waits.
 */
export async function loadHoldSeconds(
  db: Kysely<Database>,
  domains: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('mail_holds')
    .select('domain')
    .select(sql<number>`extract(epoch from again_at - now())::float8`.as('seconds'))
    .where('domain', 'in', domains)
    .execute();
  return new Map(rows.map(({ domain, seconds }) => [domain, seconds]));
}

/**
 * Holds a mail server, longer after each hold without a success. Returns true for a new hold. Further refusals during a
 * hold are not counted.
 */
export async function noteMailHold(db: Kysely<Database>, domain: string, answer: string): Promise<boolean> {
  const { rows } = await sql<{ times: number }>`
    insert into mail_holds (domain, answer, again_at) values (${domain}, ${answer}, now() + interval '30 minutes')
    on conflict (domain) do update set answer = excluded.answer, times = mail_holds.times + 1,
      again_at = now() + least(interval '30 minutes' * power(2, least(mail_holds.times, 8)), interval '4 hours')
    where mail_holds.again_at <= now()
    returning times`.execute(db);
  return rows[0]?.times === 1;
}

/** Ends a hold after the server accepted a letter. Returns true if there was one. */
export async function endMailHold(db: Kysely<Database>, domain: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('mail_holds').where('domain', '=', domain).executeTakeFirst();
  return numDeletedRows > 0n;
}
