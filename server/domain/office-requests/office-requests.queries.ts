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

const DUE = sql`floor(extract(epoch from r.due_at))::float8`;
/** A link for a new password is taken back as long as nobody has used it. */
const waitsFor = (accountId: number) => sql`r.ended_at is null and (r.done_at is null or (r.kind = 'reset'
    and exists (select from password_resets l where l.account_id = r.account_id and l.expires_at > now())))
  and r.profile_id in (select profile_id from account_profiles where account_id = ${accountId})`;

/** What the office asks to do with the profiles of an account, the latest first. */
export async function listAskedByOffice(db: Kysely<Database>, accountId: number) {
  const { rows } = await sql<{ id: number; kind: RequestKind; askedAt: Date; due: number }>`
    select r.id, r.kind, r.asked_at as "askedAt", ${DUE} as due from office_requests r
    where ${waitsFor(accountId)} order by r.id desc`.execute(db);
  return rows;
}

/** Of somebody who says that the profile is their own: the holder who would lose it cannot end it, or nobody could ever be heard. */
const isOfClaim = (accountId: number) => sql`(r.kind = 'role' and r.account_id <> ${accountId} and exists (
  select from whose_claims w where w.profile_id = r.profile_id and w.account_id = r.account_id and w.ended_at is null))`;

/**
 * An account objects to what was asked up to this moment: none of it is done, `stopped`; another role for somebody who claims the profile, by
 * two persons alone, `heard`, whatever else is stopped. Undefined where all is over.
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
    const [said] = rows;
    for (const id of said?.resets ?? []) await dropReset(transaction, id);
    if (said?.isHeard) return 'heard';
    return said?.isStopped ? 'stopped' : undefined;
  });
}

/** `isDue`: the hours are over in which it waits for a second person. */
export type OfficeRequest = Selectable<OfficeRequestsTable> & { isDue: boolean };

const isDue = sql<boolean>`due_at <= now()`.as('isDue');

export interface NewRequest {
  kind: RequestKind;
  /** Null where no member is asked about: then nobody is told. */
  profileId: string | null;
  by: string;
  reason: string;
  accountId?: number;
  field?: 'phone' | 'email';
  former?: string;
  value?: string;
  /** The second person, where there is one already. */
  agreedBy?: string;
}

/** It waits from now on; gives its number. */
export async function insertRequest(db: Kysely<Database>, asked: NewRequest): Promise<number> {
  const { kind, profileId, by, reason, accountId = null, field = '', former = '', value = '', agreedBy = '' } = asked;
  const { id } = await db
    .insertInto('office_requests')
    .values({
      ...{ kind, reason, field, former, value, profile_id: profileId, account_id: accountId, asked_by: by },
      ...(agreedBy && { agreed_by: agreedBy, agreed_at: sql<Date>`now()` }),
      due_at: sql<Date>`now() + make_interval(hours => ${ALONE_AFTER_HOURS})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What waits, or with `days` what came within so many. */
export async function listOfficeRequests(db: Kysely<Database>, days = 0): Promise<OfficeRequest[]> {
  return db
    .selectFrom('office_requests')
    .selectAll()
    .select(isDue)
    .where(({ or, and, eb }) =>
      or([
        and([eb('done_at', 'is', null), eb('ended_at', 'is', null)]),
        eb('asked_at', '>', sql<Date>`now() - make_interval(days => ${days})`),
      ]),
    )
    .orderBy('id', 'desc')
    .execute();
}

/** One that waits, kept for this transaction. */
export async function lockRequest(db: Kysely<Database>, id: number): Promise<OfficeRequest | undefined> {
  return db
    .selectFrom('office_requests')
    .selectAll()
    .select(isDue)
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether the person who asked may do it: a second person has agreed, or the hours are over where these suffice. */
export const isAllowed = ({ agreed_at, isDue, ...request }: OfficeRequest): boolean =>
  agreed_at !== null || (!waitsForTwo(request) && isDue);

/** No day stands in for the second person. */
export const waitsForTwo = ({ kind, needs_two }: Pick<OfficeRequest, 'kind' | 'needs_two'>): boolean =>
  needsTwo(kind) || needs_two;

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

const OVER = { former: '', value: '' } as const;

/** What is read for an hour says until then what it is. */
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

interface Ending {
  how: RequestEnd;
  by?: string;
  because?: string;
}

export async function endOne(db: Kysely<Database>, id: number, { how, by = '', because = '' }: Ending): Promise<void> {
  await db
    .updateTable('office_requests')
    .set({ ...OVER, ended_at: sql<Date>`now()`, ended_how: how, ended_by: by, ended_because: because })
    .where('id', '=', id)
    .execute();
}

/** What nobody has done in its days is over. */
export async function expireOfficeRequests(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('office_requests')
    .set({ ...OVER, ended_at: sql<Date>`now()`, ended_how: 'lapsed' })
    .where('done_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('asked_at', '<', sql<Date>`now() - make_interval(days => ${REQUEST_DAYS})`)
    .execute();
}

/** For an hour after it was opened, the register of a member is read by the member of staff who opened it. */
export async function hasOpenRegister(db: Kysely<Database>, profileId: string, by: string): Promise<boolean> {
  const open = await db
    .selectFrom('office_requests')
    .select('id')
    .where('kind', '=', 'register')
    .where('profile_id', '=', profileId)
    .where('asked_by', '=', by)
    .where('done_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirst();
  return open !== undefined;
}

/** For an hour after it was opened, the sealed register is read by the person who asked, as far as was asked: a number, a day. */
export async function openedSecurity(
  db: Kysely<Database>,
  id: number,
  by: string,
): Promise<{ profileId: string; day: string } | undefined> {
  const open = await db
    .selectFrom('office_requests')
    .select('value')
    .where('kind', '=', 'security')
    .where('id', '=', id)
    .where('asked_by', '=', by)
    .where('done_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirst();
  return open && readScope(open.value);
}

/** What a reading of the sealed register is about, as it is kept. */
export const writeScope = ({ about, day }: { about: string; day: string }): string => `${about} ${day}`.trimEnd();

export function readScope(value: string): { profileId: string; day: string } {
  const [profileId = '', day = ''] = value.split(' ');
  return { profileId, day };
}
