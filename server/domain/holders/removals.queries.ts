import { type Kysely, sql } from 'kysely';
import { OBJECTED_DAYS, REMOVAL_DAYS } from '#contract/holders.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { recordAct } from '#server/http/acts.queries.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';

type Store = Pick<DomainServices, 'db' | 'phoneHash'>;

interface InvitedPerson {
  profileId: string;
  /** The phone that was invited. */
  phone: string;
}

/**
 * Returns keyed hashes that recognise an invitation of the same people: of the invited phone, of each phone of the
 * inviting profile, and of the name and birth date of the person who is to marry.
 */
async function marksOf({ db, phoneHash }: Store, { profileId, phone }: InvitedPerson): Promise<Buffer[]> {
  const { rows } = await sql<{ mark: string }>`
    select 'by ' || a.phone as mark from account_profiles p join accounts a on a.id = p.account_id where p.profile_id = ${profileId}
    union select 'by ' || guardian_phone from profile_details where profile_id = ${profileId} and guardian_phone <> ''
    union select 'who ' || lower(btrim(m.name)) || ' ' || d.birth_date from members m join personal_details d using (profile_id)
      where m.profile_id = ${profileId} and m.name <> '' and d.birth_date is not null`.execute(db);
  return [`to ${phone}`, ...rows.map(({ mark }) => mark)].map((mark) => phoneHash(`forced ${mark}`));
}

/** SQL: these hashes as an array of `bytea`. */
const inArray = (marks: readonly Buffer[]) => sql<Buffer[]>`array[${sql.join(marks)}]::bytea[]`;

/** Records that an invited person says that they are being forced to marry. */
export async function rememberForced(store: Store, invited: InvitedPerson): Promise<void> {
  const marks = await marksOf(store, invited);
  await sql`insert into forced_refusals (profile_id, marks) values (${invited.profileId}, ${inArray(marks)})`.execute(
    store.db,
  );
}

/**
 * Records an invitation of a bride or groom that matches a refusal by a forced person; only the women's desk reads it.
 */
export async function noteRepeatedInvitation(store: Store, invited: InvitedPerson): Promise<void> {
  const marks = await marksOf(store, invited);
  await sql`
    insert into forced_returns (refusal_id, profile_id)
    select id, ${invited.profileId} from forced_refusals where marks && ${inArray(marks)}
    on conflict (refusal_id, profile_id) do update set invited_at = now()`.execute(store.db);
}

/** Maximum number of people that the list has. */
const MOST_FORCED = 200;

/**
 * Lists the people who said on an invitation that they are being forced, the latest first, each with the matching
 * invitations since then. Times are ISO times; the profile is `''` if it is deleted.
 */
export async function listForced(db: Kysely<Database>) {
  const { rows } = await sql<{
    id: number;
    memberId: string;
    refusedAt: string;
    again: { memberId: string; invitedAt: string }[];
  }>`
    select f.id::int, coalesce(f.profile_id, '') as "memberId", to_json(f.refused_at)#>>'{}' as "refusedAt",
      coalesce((select json_agg(json_build_object('memberId', r.profile_id, 'invitedAt', r.invited_at) order by r.invited_at desc)
        from forced_returns r where r.refusal_id = f.id), '[]') as again
    from forced_refusals f order by f.id desc limit ${MOST_FORCED}`.execute(db);
  return rows;
}

/**
 * Deletes refusals by forced people, with their matching invitations, after the retention period (`forcedRefusals`). It
 * begins with the latest matching invitation.
 */
export async function expireForcedRefusals(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('forced_refusals as f')
    .where('f.refused_at', '<', expiryCutoff('forcedRefusals'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('forced_returns as r')
            .whereRef('r.refusal_id', '=', 'f.id')
            .where('r.invited_at', '>', expiryCutoff('forcedRefusals')),
        ),
      ),
    )
    .execute();
}

/** A removal of an account from a profile. */
export interface Removal extends AccountProfile {
  /** The account that asked for the removal. */
  askedBy: number;
}

/** SQL: whether the holder of the removal `r` has objected within `OBJECTED_DAYS`. */
const hasJustObjected = sql<boolean>`coalesce(r.objected_at > now() - make_interval(days => ${OBJECTED_DAYS}), false)`;

/** Lists the holders who are to be removed from a profile, and those who have objected within `OBJECTED_DAYS`. */
export function listRemovals(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('holder_removals as r')
    .select(['account_id as accountId', 'due_at as dueAt', 'objected_at as objectedAt'])
    .where('profile_id', '=', profileId)
    .where(({ or, eb }) => or([eb('objected_at', 'is', null), hasJustObjected]))
    .execute();
}

/**
 * Starts the `REMOVAL_DAYS` until a holder is removed; a pending removal keeps its date. Returns false if the holder
 * has objected within `OBJECTED_DAYS`.
 */
export async function askRemoval(db: Kysely<Database>, { accountId, profileId, askedBy }: Removal): Promise<boolean> {
  const isObjectionOver = sql`r.objected_at is not null and not ${hasJustObjected}`;
  const { rows } = await sql<{ isObjected: boolean }>`
    insert into holder_removals as r (profile_id, account_id, asked_by, due_at)
    values (${profileId}, ${accountId}, ${askedBy}, now() + make_interval(days => ${REMOVAL_DAYS}))
    on conflict (profile_id, account_id) do update set
      asked_by = case when ${isObjectionOver} then excluded.asked_by else r.asked_by end,
      asked_at = case when ${isObjectionOver} then now() else r.asked_at end,
      due_at = case when ${isObjectionOver} then excluded.due_at else r.due_at end,
      objected_at = case when ${isObjectionOver} then null else r.objected_at end
    returning r.objected_at is not null as "isObjected"`.execute(db);
  return rows[0]?.isObjected === false;
}

/** Cancels a pending removal, because the candidate wishes it. Returns false if none is pending. */
export async function dropRemoval(db: Kysely<Database>, { accountId, profileId }: AccountProfile): Promise<boolean> {
  const deletedRemoval = await db
    .deleteFrom('holder_removals')
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .where('objected_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  return deletedRemoval !== undefined;
}

/**
 * Records the holder's objection, as an act as well, so that the holder stays. Returns false if no removal is pending.
 */
export async function objectToRemoval(
  db: Kysely<Database>,
  { accountId, profileId }: AccountProfile,
): Promise<boolean> {
  const holder = await db
    .updateTable('holder_removals as r')
    .from('account_profiles as p')
    .set({ objected_at: sql<Date>`now()` })
    .whereRef('p.account_id', '=', 'r.account_id')
    .whereRef('p.profile_id', '=', 'r.profile_id')
    .where('r.account_id', '=', accountId)
    .where('r.profile_id', '=', profileId)
    .where('r.objected_at', 'is', null)
    .returning('p.role')
    .executeTakeFirst();
  if (holder === undefined) return false;
  await recordAct(db, { accountId, profileId, role: holder.role }, 'removalObjected');
  return true;
}

/** Whether this account is the candidate's and the office has met the candidate since the account joined. */
export async function isMetCandidate(db: Kysely<Database>, { accountId, profileId }: AccountProfile): Promise<boolean> {
  const badge = await db
    .selectFrom('badges as b')
    .innerJoin('account_profiles as p', 'p.profile_id', 'b.profile_id')
    .select('b.kind')
    .where('p.account_id', '=', accountId)
    .where('p.profile_id', '=', profileId)
    .where('p.role', '=', 'candidate')
    .where('b.kind', '=', 'met')
    .where('b.taken_at', 'is', null)
    .whereRef('b.given_at', '>=', 'p.joined_at')
    .executeTakeFirst();
  return badge !== undefined;
}

/**
 * Deletes the due removals and returns them, to be carried out. A removal waits while the profile is suspended, or an
 * account claims to be the bride or groom. Also deletes removals whose asker is not the candidate any more, and
 * objections older than `OBJECTED_DAYS`.
 */
export async function takeDueRemovals(db: Kysely<Database>): Promise<Removal[]> {
  await sql`delete from holder_removals r using account_profiles p
    where p.account_id = r.asked_by and p.profile_id = r.profile_id and p.role <> 'candidate'`.execute(db);
  await sql`delete from holder_removals r where r.objected_at is not null and not ${hasJustObjected}`.execute(db);
  const { rows } = await sql<Removal>`
    delete from holder_removals r using members m
    where m.profile_id = r.profile_id and m.suspended_at is null and r.objected_at is null and r.due_at <= now()
      and not exists (select from whose_claims w where w.profile_id = r.profile_id and w.ended_at is null)
    returning r.account_id as "accountId", r.profile_id as "profileId", r.asked_by as "askedBy"`.execute(db);
  return rows;
}

/** Returns where and in which language to notify a person who was a holder; undefined once this contact has expired. */
export async function findFarewell(db: Kysely<Database>, id: number) {
  return db.selectFrom('farewells').select(['contact', 'language']).where('id', '=', id).executeTakeFirst();
}

/**
 * Saves the confirmed phone and e-mail of an account, for a message after the account is deleted. Returns the id of
 * each saved contact.
 */
export async function insertFarewells(db: Kysely<Database>, accountId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into farewells (contact, language)
    select c.contact, coalesce(a.language, 'en') from accounts a
      cross join lateral (values (a.phone, a.phone_verified_at), (a.email, a.email_verified_at)) as c(contact, confirmed_at)
    where a.id = ${accountId} and c.confirmed_at is not null and c.contact <> ''
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes the contacts of former holders after the retention period (`verifications`). */
export async function expireFarewells(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('farewells').where('made_at', '<', expiryCutoff('verifications')).execute();
}
