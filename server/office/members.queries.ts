import { type Kysely, sql } from 'kysely';
import { profilesOfPhone } from '#server/domain/accounts/accounts.queries.ts';
import { endCardLinks } from '#server/domain/card-links/card-links.queries.ts';
import { withdrawInvitations } from '#server/domain/holders/invitations.queries.ts';
import { withdrawWaiting } from '#server/domain/interests/introductions.queries.ts';
import { beginSuspension, endSuspension, REJECTED } from '#server/domain/members/suspensions.queries.ts';
import { removeWarnings } from '#server/domain/notices/notices.queries.ts';
import { requeueForApproval } from '#server/domain/visibility-settings/waiting-showings.queries.ts';
import { endSessionsIn } from '#server/http/session.queries.ts';
import { notify, notifyAll } from '#server/notices/tell.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Returns members for the office, one row for each account: name, accounts and contacts, without any answer. */
export async function loadMembers(db: Kysely<Database>, profileIds: readonly string[]) {
  if (profileIds.length === 0) return [];
  const rows = await db
    .selectFrom('members as m')
    .innerJoin('account_profiles as p', 'p.profile_id', 'm.profile_id')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select([
      'm.profile_id as id',
      'm.name',
      'a.id as account',
      'p.role',
      'a.phone',
      'a.email',
      'm.gender',
      'm.created_at as came',
      sql<
        'member' | 'suspended' | 'to be deleted' | 'step 1 only'
      >`case when deletion_due_at is not null then 'to be deleted'
                       when suspended_at is not null then 'suspended'
                       when registered_at is null then 'step 1 only'
                       else 'member' end`.as('status'),
    ])
    .where('m.profile_id', 'in', profileIds)
    .orderBy('p.joined_at')
    .orderBy('a.id')
    .execute();
  return rows.sort((one, other) => profileIds.indexOf(one.id) - profileIds.indexOf(other.id));
}

/** Returns the profiles of the account with this phone, the oldest first. */
export async function findByPhone(db: Kysely<Database>, phone: string): Promise<string[]> {
  const rows = await profilesOfPhone(db, phone).orderBy('p.joined_at').execute();
  return rows.filter(({ accountId }) => accountId === rows[0]?.accountId).map(({ profileId }) => profileId);
}

interface Why {
  /** The reason for the office only. */
  reason: string;
  /** The reason that the member reads. */
  told?: string;
}

/**
 * Hides the member everywhere, ends their sessions and cancels what waits. Returns false for an unknown member or one
 * suspended already.
 */
export async function suspend(db: Kysely<Database>, profileId: string, { reason, told = '' }: Why): Promise<boolean> {
  if (!(await beginSuspension(db, profileId, { reason, told }))) return false;
  await endSessionsIn(db, profileId);
  await cancelWaiting(db, profileId);
  // These families are warned before the suspended member is notified: the member may be a fraud, and they its victims.
  await warnAcquaintances(db, profileId);
  await notify(db, { kind: 'suspended', profileId });
  return true;
}

/**
 * Warns families that may be in touch with a suspended member: the phone of either was opened, or both accepted. Each
 * is warned once, whatever happened later.
 */
async function warnAcquaintances(db: Kysely<Database>, profileId: string): Promise<void> {
  const { rows } = await sql<{ otherId: string }>`
    select viewer_id as "otherId" from contact_openings where owner_id = ${profileId}
    union select owner_id from contact_openings where viewer_id = ${profileId}
    union select case when sender_id = ${profileId} then recipient_id else sender_id end from introductions
      where answer = 'accepted' and ${profileId} in (sender_id, recipient_id)`.execute(db);
  await notifyAll(
    db,
    rows.map(({ otherId }) => ({ kind: 'contactSuspended', profileId: otherId, aboutId: profileId })),
  );
}

/** Cancels waiting interests in both directions, invitations and links to the card. */
async function cancelWaiting(db: Kysely<Database>, profileId: string): Promise<void> {
  await withdrawWaiting(db, profileId);
  await withdrawInvitations(db, profileId);
  await endCardLinks(db, profileId);
}

/**
 * Ends a suspension. Returns false for an unknown member or one who is not suspended. A rejected profile returns to the
 * approval queue, as does any profile with `isLookedAtAgain`.
 */
export async function endSuspensionOf(
  db: Kysely<Database>,
  profileId: string,
  because: string,
  { isLookedAtAgain = false } = {},
): Promise<boolean> {
  const reasons = await endSuspension(db, profileId, because);
  if (reasons === undefined) return false;
  if (isLookedAtAgain || reasons.some((reason) => reason.startsWith(REJECTED))) await requeueForApproval(db, profileId);
  // Warnings about this member are not needed any more.
  await removeWarnings(db, profileId);
  await notify(db, { kind: 'restored', profileId });
  return true;
}
