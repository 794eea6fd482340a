import { type Kysely, sql } from 'kysely';
import type { Answering } from '#contract/member.ts';
import { loadReachedAccount } from '#server/domain/accounts/accounts.queries.ts';
import { onlySeen } from '#server/domain/visibility/load-views.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';
import { objectionEnd } from './contact-requests.queries.ts';

/**
 * Returns how an accepted family reaches this one: by the guardian's phone if one is given, else by the phone of the
 * account from `loadReachedAccount`. An unconfirmed or removed guardian's phone gives `''`; no other number takes its
 * place. A guardian's phone from before confirmations existed stays visible for some days, and longer to a reading
 * family (`readerId`) that has opened it. Throws if there is no such member.
 */
export async function loadContact(db: Kysely<Database>, profileId: string, readerId = '') {
  const row = await db
    .selectFrom('members as m')
    .leftJoin('profile_details as d', 'd.profile_id', 'm.profile_id')
    .leftJoin('guardian_phones as g', 'g.profile_id', 'm.profile_id')
    .select(['m.name', 'd.guardian_name', 'd.guardian_relation', 'd.guardian_phone', 'g.phone as confirmed'])
    .where('m.profile_id', '=', profileId)
    .executeTakeFirstOrThrow();
  const givenPhone = row.guardian_phone ?? '';
  const hasGuardian = givenPhone !== '' || row.confirmed !== null;
  const isStillVisible =
    givenPhone !== '' &&
    row.confirmed === null &&
    givenPhone === (await loadUnconfirmedGuardianPhone(db, profileId, readerId));
  const guardianPhone = givenPhone === row.confirmed || isStillVisible ? givenPhone : '';
  return {
    fullName: row.name,
    phone: hasGuardian ? guardianPhone : ((await loadReachedAccount(db, profileId))?.phone ?? ''),
    guardianName: row.guardian_name ?? '',
    guardianRelation: row.guardian_relation ?? '',
  };
}

/**
 * Returns the guardian of each profile, who answers its phone; `''` if the family has not named a guardian. A profile
 * without details has no entry.
 */
export async function loadAnswering(
  db: Kysely<Database>,
  profileIds: readonly string[],
): Promise<ReadonlyMap<string, Answering>> {
  if (profileIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('profile_details')
    .select(['profile_id', 'guardian_name', 'guardian_relation'])
    .where('profile_id', 'in', [...profileIds])
    .execute();
  return new Map(
    rows.map(({ profile_id, guardian_name, guardian_relation }) => [
      profile_id,
      { guardianName: guardian_name ?? '', guardianRelation: guardian_relation ?? '' },
    ]),
  );
}

/** What `loadAnswering` returns for a family that has not named a guardian. */
export const NOBODY_NAMED: Answering = { guardianName: '', guardianRelation: '' };

/**
 * Schedules the removal of an account's number, which somebody else has claimed, for the end of `OBJECTION_DAYS`. The
 * removal is due at once if the number is not confirmed, or the account was neither created nor logged in to within a
 * year. An earlier date stays.
 */
export async function schedulePhoneClaim(db: Kysely<Database>, accountId: number): Promise<void> {
  await sql`
    insert into phone_claims (account_id, due_at) values (${accountId}, case when exists (
      select from account_profiles p join accounts a on a.id = p.account_id where a.id = ${accountId}
        and a.phone_verified_at is not null and greatest(p.used_at, a.created_at) > now() - interval '1 year')
      then ${objectionEnd} else now() end)
    on conflict (account_id) do update set due_at = least(phone_claims.due_at, excluded.due_at)`.execute(db);
}

/** Cancels the scheduled removal of an account's number. Returns false if none was scheduled. */
export async function dropClaim(db: Kysely<Database>, accountId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('phone_claims')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/**
 * Forgets the confirmed phone of a guardian. If the family names no guardian's phone, the account's own phone is then
 * shown. Returns false if none was confirmed.
 */
export async function forgetGuardian(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const deletedPhone = await db
    .deleteFrom('guardian_phones')
    .where('profile_id', '=', profileId)
    .returning('profile_id')
    .executeTakeFirst();
  return deletedPhone !== undefined;
}

/** Records that the guardian's phone of a profile is confirmed, in place of a former one. */
export async function confirmGuardian(db: Kysely<Database>, profileId: string, phone: string): Promise<void> {
  const confirmedPhone = { phone, confirmed_at: sql<Date>`now()` };
  await db
    .insertInto('guardian_phones')
    .values({ profile_id: profileId, ...confirmedPhone })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(confirmedPhone))
    .execute();
}

/**
 * Empties the confirmed guardian's phone of a profile if it is the phone of this account, which leaves the profile. The
 * row stays, so that no other number takes its place.
 */
export async function emptyGuardianPhone(
  db: Kysely<Database>,
  { accountId, profileId }: AccountProfile,
): Promise<void> {
  await sql`update guardian_phones set phone = ''
    where profile_id = ${profileId} and phone = (select phone from accounts where id = ${accountId})`.execute(db);
}

/**
 * Days for which an unconfirmed guardian's phone from before confirmations existed stays visible, counted from the day
 * on which its family is asked to confirm it.
 */
const UNCONFIRMED_DAYS = 30;

/**
 * Returns an unconfirmed guardian's phone from before confirmations existed, if the reader may still see it: until its
 * `UNCONFIRMED_DAYS` end, or if the reader opened a phone of the family before that end. Else `''`.
 */
async function loadUnconfirmedGuardianPhone(
  db: Kysely<Database>,
  profileId: string,
  readerId: string,
): Promise<string> {
  const { rows } = await sql<{ phone: string }>`
    select b.phone from guardian_phones_of_before b where b.profile_id = ${profileId} and (
      b.asked_at is null or b.asked_at > now() - make_interval(days => ${UNCONFIRMED_DAYS})
      or exists (select from contact_openings o where o.owner_id = b.profile_id and o.viewer_id = ${readerId}
        and o.opened_at < b.asked_at + make_interval(days => ${UNCONFIRMED_DAYS})))`.execute(db);
  return rows[0]?.phone ?? '';
}

/**
 * Starts the `UNCONFIRMED_DAYS` of every unconfirmed guardian's phone from before confirmations existed. Returns the
 * families to be asked, once, to confirm it.
 */
export async function beginAskingForGuardian(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ profileId: string }>`
    update guardian_phones_of_before set asked_at = now() where asked_at is null
    returning profile_id as "profileId"`.execute(db);
  return rows.map(({ profileId }) => profileId);
}

/** Whether this family has been asked for its guardian's confirmation in the last seven days. */
export async function wasAskedForGuardian(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const notice = await db
    .selectFrom('notices')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('kind', '=', 'guardianPhoneAsked')
    .where('made_at', '>', sql<Date>`now() - interval '7 days'`)
    .limit(1)
    .executeTakeFirst();
  return notice !== undefined;
}

interface Opening {
  /** Whether the viewing family had never opened the phone before. */
  isFirst: boolean;
  /** Whether this is the first opening of the day; only the first is recorded. */
  isNew: boolean;
}

/** Records that the viewing family has opened the owner's phone, at most once a day. */
export async function insertOpening(db: Kysely<Database>, ownerId: string, viewerId: string): Promise<Opening> {
  const isFirst = !(await hasOpened(db, ownerId, viewerId));
  const newOpening = await db
    .insertInto('contact_openings')
    .values({ owner_id: ownerId, viewer_id: viewerId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('opened_on')
    .executeTakeFirst();
  return { isFirst, isNew: newOpening !== undefined };
}

/** Whether the viewer's family has ever opened the owner's number. */
export async function hasOpened(db: Kysely<Database>, ownerId: string, viewerId: string): Promise<boolean> {
  const opening = await db
    .selectFrom('contact_openings')
    .select('opened_on')
    .where('owner_id', '=', ownerId)
    .where('viewer_id', '=', viewerId)
    .limit(1)
    .executeTakeFirst();
  return opening !== undefined;
}

const MOST_OPENINGS = 200;

/** Lists who has opened the owner's number, and when: the latest `MOST_OPENINGS` openings, the latest first. */
export function loadOpenings(db: Kysely<Database>, ownerId: string) {
  return db
    .selectFrom('contact_openings')
    .select(['viewer_id', 'opened_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('opened_at', 'desc')
    .orderBy('viewer_id')
    .limit(MOST_OPENINGS)
    .execute();
}

/**
 * Returns which members have opened this member's number, and whose numbers this member has opened. Includes only
 * members whom this member may see.
 */
export async function contactOpeningsInDownload(db: Kysely<Database>, profileId: string) {
  const rows = await db
    .selectFrom('contact_openings')
    .select(['owner_id as of_member', 'viewer_id as by_member', 'opened_at'])
    .where(({ eb, or }) => or([eb('owner_id', '=', profileId), eb('viewer_id', '=', profileId)]))
    .orderBy('opened_at')
    .execute();
  const rowsOfSeenOwners = await onlySeen({ db }, profileId, { rows, idOf: ({ of_member }) => of_member });
  return onlySeen({ db }, profileId, { rows: rowsOfSeenOwners, idOf: ({ by_member }) => by_member });
}

/** Deletes openings older than the retention period (`contactOpenings`). */
export async function expireContactOpenings(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('contact_openings').where('opened_at', '<', expiryCutoff('contactOpenings')).execute();
}
