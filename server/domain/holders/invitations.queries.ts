import { type Kysely, sql } from 'kysely';
import type { Language } from '#contract/choices.ts';
import { INVITATION_DAYS } from '#contract/invitations.ts';
import type { Whose } from '#contract/roles.ts';
import { inSeconds } from '#server/platform/db/lifetimes.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';

const NOW = sql<Date>`now()`;
/** SQL: the time this many days from now. */
const inDays = (days: number) => sql<Date>`now() + make_interval(days => ${days})`;
/** SQL: whether the invitation `i` can still be answered. */
const isWaiting = sql<boolean>`(i.answer is null and i.withdrawn_at is null and i.expires_at > now())`;

interface Invitation {
  profileId: string;
  role: Whose;
  phone: string;
  phoneHash: Buffer;
  /** The account of the holder who invites. */
  invitedBy: number;
}

/**
 * Saves an invitation in place of the former invitations of the same phone. If the person has refused this profile
 * before, the new invitation is stored as refused and not sent: `isSent` is false. The inviting holder cannot tell the
 * difference.
 */
export async function insertInvitation(
  db: Kysely<Database>,
  { profileId, role, phone, phoneHash, invitedBy }: Invitation,
): Promise<{ id: number; isSent: boolean }> {
  const refusal = await db
    .selectFrom('invitations')
    .select('answer')
    .where('profile_id', '=', profileId)
    .where('phone_hash', '=', phoneHash)
    .where('answer', '=', 'refused')
    .executeTakeFirst();
  await db
    .updateTable('invitations')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('profile_id', '=', profileId)
    .where('phone_hash', '=', phoneHash)
    .where('withdrawn_at', 'is', null)
    .execute();
  const { id } = await db
    .insertInto('invitations')
    .values({
      profile_id: profileId,
      role,
      phone,
      phone_hash: phoneHash,
      invited_by: invitedBy,
      answer: refusal ? 'refused' : null,
      expires_at: inDays(INVITATION_DAYS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, isSent: refusal === undefined };
}

/** Lists the invitations that wait or were refused, until they expire. A refused invitation looks as if it waits. */
export function listInvitations(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('invitations')
    .select(['id', 'role', 'phone', 'made_at', 'invited_by'])
    .where('profile_id', '=', profileId)
    .where(sql<boolean>`answer is distinct from 'agreed'`)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('id')
    .execute();
}

/** Withdraws an invitation that nobody has accepted. Returns false if there is no such invitation. */
export async function withdrawInvitation(db: Kysely<Database>, profileId: string, id: number): Promise<boolean> {
  const result = await db
    .updateTable('invitations')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('profile_id', '=', profileId)
    .where('id', '=', id)
    .where(sql<boolean>`answer is distinct from 'agreed'`)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Withdraws all invitations that an account has made for a profile and that nobody has accepted. */
export async function withdrawAllOf(
  db: Kysely<Database>,
  { accountId, profileId }: { accountId: number; profileId: string },
): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('profile_id', '=', profileId)
    .where('invited_by', '=', accountId)
    .where(sql<boolean>`answer is distinct from 'agreed'`)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Withdraws every invitation of a profile that nobody has accepted. */
export async function withdrawInvitations(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('profile_id', '=', profileId)
    .where(sql<boolean>`answer is distinct from 'agreed'`)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/**
 * Returns where to send a code for an invitation, and the inviter's language (English if not chosen). Undefined if the
 * invitation does not wait any more.
 */
export async function findWaiting(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('invitations as i')
    .leftJoin('accounts as a', 'a.id', 'i.invited_by')
    .select(['i.id', 'i.phone'])
    .select(({ fn, val }) => fn.coalesce('a.language', val<Language>('en')).as('language'))
    .where('i.id', '=', id)
    .where(isWaiting)
    .executeTakeFirst();
}

const SECONDS_PER_MINUTE = 60;

/** Stores the hash of a code for an invitation. The code is valid for these minutes. */
export async function insertCode(
  db: Kysely<Database>,
  { invitationId, codeHash, minutes }: { invitationId: number; codeHash: Buffer; minutes: number },
): Promise<void> {
  await db
    .insertInto('invitation_codes')
    .values({ invitation_id: invitationId, code_hash: codeHash, expires_at: inSeconds(minutes * SECONDS_PER_MINUTE) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the waiting invitation of this phone with this valid code; undefined if none, or its profile is hidden. */
export async function findByCode(db: Kysely<Database>, phoneHash: Buffer, codeHash: Buffer) {
  return db
    .selectFrom('invitations as i')
    .innerJoin('invitation_codes as c', 'c.invitation_id', 'i.id')
    .innerJoin('members as m', 'm.profile_id', 'i.profile_id')
    .select(['i.id', 'i.role', 'i.profile_id as profileId', 'm.name'])
    .where('i.phone_hash', '=', phoneHash)
    .where('c.code_hash', '=', codeHash)
    .where('c.expires_at', '>', sql<Date>`now()`)
    .where('m.is_hidden', '=', false)
    .where(isWaiting)
    .executeTakeFirst();
}

/** Records the answer to an invitation. Returns false if the invitation does not wait any more. */
export async function answerInvitation(
  db: Kysely<Database>,
  id: number,
  answer: 'agreed' | 'refused',
): Promise<boolean> {
  const result = await db
    .updateTable('invitations as i')
    .set({ answer, answered_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(isWaiting)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Withdraws the other invitations for the role of candidate, because there is one candidate now. */
export async function withdrawOthers(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('profile_id', '=', profileId)
    .where('role', '=', 'candidate')
    .where(sql<boolean>`answer is distinct from 'agreed'`)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/**
 * Whether anybody was ever invited to look after this profile, as far as invitations are kept (`expireInvitations`).
 */
export async function hasInvited(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const invitation = await db
    .selectFrom('invitations')
    .select('id')
    .where('profile_id', '=', profileId)
    .limit(1)
    .executeTakeFirst();
  return invitation !== undefined;
}

/**
 * Deletes expired codes, then the phones of invitations that are over, and after the retention period (`invitations`)
 * the invitations themselves. A refused invitation is kept as long as the profile.
 */
export async function expireInvitations(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('invitation_codes').where('expires_at', '<=', NOW).execute();
  await db
    .updateTable('invitations')
    .set({ phone: '' })
    .where('phone', '!=', '')
    .where(({ eb, or }) =>
      or([eb('expires_at', '<=', NOW), eb('withdrawn_at', 'is not', null), eb('answer', '=', 'agreed')]),
    )
    .execute();
  await db
    .deleteFrom('invitations')
    .where('expires_at', '<', expiryCutoff('invitations'))
    .where(({ eb, or }) => or([eb('answer', 'is', null), eb('answer', '=', 'agreed')]))
    .execute();
}
