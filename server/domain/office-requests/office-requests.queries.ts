import { type Kysely, type Selectable, sql } from 'kysely';
import {
  ALONE_AFTER_HOURS,
  needsTwo,
  REQUEST_DAYS,
  type RequestEnd,
  type RequestKind,
} from '#contract/staff/request-kinds.ts';
import { dropReset } from '#server/domain/passwords/password-resets.queries.ts';
import type { OfficeRequestsTable } from '#server/platform/db/staff-tables.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** SQL: when the request `r` is due, in whole seconds since 1970. */
const DUE = sql`floor(extract(epoch from r.due_at))::float8`;
/**
 * SQL: whether the account can still object to the request `r`. A link for a new password can be withdrawn until it is
 * used or expires.
 */
const waitsFor = (accountId: number) => sql`r.ended_at is null and (r.done_at is null or (r.kind = 'reset'
    and exists (select from password_resets l where l.account_id = r.account_id and l.expires_at > now())))
  and r.profile_id in (select profile_id from account_profiles where account_id = ${accountId})`;

/**
 * Lists the office's requests about the profiles of an account to which the account can still object, the latest first.
 */
export async function listAskedByOffice(db: Kysely<Database>, accountId: number) {
  const { rows } = await sql<{ id: number; kind: RequestKind; askedAt: Date; due: number }>`
    select r.id, r.kind, r.asked_at as "askedAt", ${DUE} as due from office_requests r
    where ${waitsFor(accountId)} order by r.id desc`.execute(db);
  return rows;
}

/**
 * SQL: whether the request `r` is about a claim by another account. The holder who would lose the profile cannot stop
 * the request, because otherwise no claim could ever succeed.
 */
const isOfClaim = (accountId: number) => sql`(r.kind = 'role' and r.account_id <> ${accountId} and exists (
  select from whose_claims w where w.profile_id = r.profile_id and w.account_id = r.account_id and w.ended_at is null))`;

/**
 * Records an account's objection to the requests that are due at or before `due` (seconds since 1970), or to all.
 * Returns `stopped` if they are cancelled. A request for a claim of the profile is not cancelled, but needs two persons
 * from now on; then the result is `heard`, whatever else is cancelled. Undefined if there is no such request.
 */
export async function stopRequests(
  db: Kysely<Database>,
  { accountId, due }: { accountId: number; due?: number },
): Promise<'stopped' | 'heard' | undefined> {
  const isMeant = sql`${waitsFor(accountId)} and (${due ?? null}::float8 is null or ${DUE} <= ${due ?? null}::float8)`;
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ isHeard: boolean; isStopped: boolean; resets: number[] }>`
      with stopped as (update office_requests r set ended_at = now(), ended_how = 'objected', former = '', value = ''
      where ${isMeant} and not ${isOfClaim(accountId)}
      returning r.id, r.kind, r.account_id),
      heard as (update office_requests r set needs_two = true where ${isMeant} and ${isOfClaim(accountId)} returning r.id)
      select exists (select from heard) as "isHeard", exists (select from stopped) as "isStopped",
        (select coalesce(json_agg(account_id), '[]') from stopped where kind = 'reset' and account_id is not null) as resets`.execute(
      transaction,
    );
    const [result] = rows;
    for (const id of result?.resets ?? []) await dropReset(transaction, id);
    if (result?.isHeard) return 'heard';
    return result?.isStopped ? 'stopped' : undefined;
  });
}

/** `isDue`: the hours in which the request waits for a second person are over. */
export type OfficeRequest = Selectable<OfficeRequestsTable> & { isDue: boolean };

const isDueColumn = sql<boolean>`due_at <= now()`.as('isDue');

/** A request of the office to record. */
export interface NewRequest {
  kind: RequestKind;
  /** Null if the request is not about a member. Then nobody is notified. */
  profileId: string | null;
  /** Login of the member of staff who makes the request. */
  by: string;
  reason: string;
  /** The account that the request is to change. */
  accountId?: number;
  /** Of a request to change a contact: which contact. */
  field?: 'phone' | 'email';
  /** The present contact or role, which the request is to replace. */
  former?: string;
  /** The new contact or role; for the sealed register, the scope of the reading (`writeScope`). */
  value?: string;
  /** Login of the second person, if that person has agreed already. */
  agreedBy?: string;
}

/** Saves a new request and returns its number. */
export async function insertRequest(db: Kysely<Database>, request: NewRequest): Promise<number> {
  const { kind, profileId, by, reason, accountId = null, agreedBy = '' } = request;
  const { field = '', former = '', value = '' } = request;
  const { id } = await db
    .insertInto('office_requests')
    .values({
      kind,
      reason,
      field,
      former,
      value,
      profile_id: profileId,
      account_id: accountId,
      asked_by: by,
      ...(agreedBy && { agreed_by: agreedBy, agreed_at: sql<Date>`now()` }),
      due_at: sql<Date>`now() + make_interval(hours => ${ALONE_AFTER_HOURS})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Lists the open requests; with `days`, also all requests of the last `days` days. */
export async function listOfficeRequests(db: Kysely<Database>, days = 0): Promise<OfficeRequest[]> {
  return db
    .selectFrom('office_requests')
    .selectAll()
    .select(isDueColumn)
    .where(({ or, and, eb }) =>
      or([
        and([eb('done_at', 'is', null), eb('ended_at', 'is', null)]),
        eb('asked_at', '>', sql<Date>`now() - make_interval(days => ${days})`),
      ]),
    )
    .orderBy('id', 'desc')
    .execute();
}

/** Returns an open request and locks its row; undefined if there is none. */
export async function lockRequest(db: Kysely<Database>, id: number): Promise<OfficeRequest | undefined> {
  return db
    .selectFrom('office_requests')
    .selectAll()
    .select(isDueColumn)
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Whether the person who made the request may carry it out: a second person has agreed, or the waiting hours are over
 * and two persons are not required.
 */
export const isAllowed = ({ agreed_at, isDue, ...request }: OfficeRequest): boolean =>
  agreed_at !== null || (!waitsForTwo(request) && isDue);

/** Whether the request requires two persons, so that waiting is not enough. */
export const waitsForTwo = ({ kind, needs_two }: Pick<OfficeRequest, 'kind' | 'needs_two'>): boolean =>
  needsTwo(kind) || needs_two;

/** Records that a second person has agreed to a request. */
export async function markAgreed(
  db: Kysely<Database>,
  id: number,
  { by, isSamePlace }: { by: string; isSamePlace: boolean },
): Promise<void> {
  await db
    .updateTable('office_requests')
    .set({ agreed_by: by, agreed_at: sql<Date>`now()`, is_same_place: isSamePlace })
    .where('id', '=', id)
    .execute();
}

/** Columns that erase the former and the new value of a request that is over. */
const ERASED = { former: '', value: '' } as const;

/**
 * Marks a request as done and erases its values. A request for the sealed register keeps its value, which is needed for
 * the hour of reading.
 */
export async function markDone(db: Kysely<Database>, id: number): Promise<void> {
  await db
    .updateTable('office_requests')
    .set({
      former: '',
      value: sql<string>`case when kind = 'security' then value else '' end`,
      done_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** How a request ends without being done. */
interface Ending {
  how: RequestEnd;
  by?: string;
  because?: string;
}

/** Ends a request without doing it, and erases its values. */
export async function endOne(db: Kysely<Database>, id: number, { how, by = '', because = '' }: Ending): Promise<void> {
  await db
    .updateTable('office_requests')
    .set({ ...ERASED, ended_at: sql<Date>`now()`, ended_how: how, ended_by: by, ended_because: because })
    .where('id', '=', id)
    .execute();
}

/** Ends requests that were not carried out in time. */
export async function expireOfficeRequests(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('office_requests')
    .set({ ...ERASED, ended_at: sql<Date>`now()`, ended_how: 'lapsed' })
    .where('done_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('asked_at', '<', sql<Date>`now() - make_interval(days => ${REQUEST_DAYS})`)
    .execute();
}

/** Whether this member of staff opened the register of a member within the last hour, and so may read it. */
export async function hasOpenRegister(db: Kysely<Database>, profileId: string, by: string): Promise<boolean> {
  const openRequest = await db
    .selectFrom('office_requests')
    .select('id')
    .where('kind', '=', 'register')
    .where('profile_id', '=', profileId)
    .where('asked_by', '=', by)
    .where('done_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirst();
  return openRequest !== undefined;
}

/**
 * Returns the scope in which this person may read the sealed register, for an hour after it was opened: a profile, or a
 * profile and a day (else `''`). Undefined if the register is not open.
 */
export async function openedSecurity(
  db: Kysely<Database>,
  id: number,
  by: string,
): Promise<{ profileId: string; day: string } | undefined> {
  const openRequest = await db
    .selectFrom('office_requests')
    .select('value')
    .where('kind', '=', 'security')
    .where('id', '=', id)
    .where('asked_by', '=', by)
    .where('done_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirst();
  return openRequest && readScope(openRequest.value);
}

/** Formats the scope of a reading of the sealed register for storage. */
export const writeScope = ({ about, day }: { about: string; day: string }): string => `${about} ${day}`.trimEnd();

/** Reads the scope that `writeScope` has formatted. */
export function readScope(value: string): { profileId: string; day: string } {
  const [profileId = '', day = ''] = value.split(' ');
  return { profileId, day };
}
