import { type Kysely, sql } from 'kysely';
import type { CallHours } from '#contract/call-me.ts';
import type { Language } from '#contract/choices.ts';
import { type AskedOutcome, MOST_TRIES } from '#contract/staff/calls.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';

interface CallRequest {
  phone: string;
  /** `''` if not given. */
  name: string;
  hours: CallHours;
  language: Language;
}

/**
 * Saves a request for a call. A number that already waits keeps its place, and its name if it has one, and gets the new
 * hours and language. Saves nothing if an earlier request ended because the number was wrong, or its owner refused
 * calls.
 */
export async function keepAskedCall(db: Kysely<Database>, request: CallRequest): Promise<void> {
  const { phone, name, hours, language } = request;
  const refusedRequest = await db
    .selectFrom('asked_calls')
    .select('id')
    .where('phone', '=', phone)
    .where('last_outcome', 'in', ['wrongNumber', 'unwanted'])
    .where('done_at', 'is not', null)
    .executeTakeFirst();
  if (refusedRequest) return;
  await db
    .insertInto('asked_calls')
    .values(request)
    .onConflict((conflict) =>
      conflict
        .column('phone')
        .where('done_at', 'is', null)
        .doUpdateSet({
          hours,
          language,
          name: sql`case when asked_calls.name = '' then ${name} else asked_calls.name end`,
        }),
    )
    .execute();
}

/** Counts the numbers that wait for a call; requests that are done do not count. */
export async function countAskedCalls(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('asked_calls')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Lists the numbers that wait for a call, the longest waiting first. */
export function listAskedCalls(db: Kysely<Database>, most: number) {
  return db
    .selectFrom('asked_calls')
    .select([sql<string>`id::text`.as('reference'), 'phone', 'name', 'hours', 'language', 'tries'])
    .select(['asked_at as since', 'last_outcome as lastOutcome'])
    .where('done_at', 'is', null)
    .orderBy('asked_at')
    .orderBy('id')
    .limit(most)
    .execute();
}

/**
 * Records the result of a call. The request is done if the person was reached, the number is wrong, or this was call
 * number `MOST_TRIES`; else the result is `again`. Returns undefined if somebody else has settled the request
 * meanwhile.
 */
export async function noteAskedCall(
  db: Kysely<Database>,
  { id, outcome, minutes, by }: { id: string; outcome: AskedOutcome; minutes: number | null; by: string },
): Promise<'done' | 'again' | undefined> {
  const isFinal = outcome !== 'engaged' && outcome !== 'noAnswer';
  const request = await db
    .updateTable('asked_calls')
    .set({
      tries: sql`tries + 1`,
      last_outcome: outcome,
      ...(minutes !== null && { minutes }),
      done_at: sql<Date | null>`case when ${isFinal} or tries + 1 >= ${MOST_TRIES} then now() end`,
      done_by: by,
    })
    .where(sql`id::text`, '=', id)
    .where('done_at', 'is', null)
    .returning('done_at as doneAt')
    .executeTakeFirst();
  if (request === undefined) return undefined;
  return request.doneAt === null ? 'again' : 'done';
}

/** Deletes requests older than the retention period (`askedCalls`), whether or not they are done. */
export async function expireAskedCalls(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('asked_calls').where('asked_at', '<', expiryCutoff('askedCalls')).execute();
}
