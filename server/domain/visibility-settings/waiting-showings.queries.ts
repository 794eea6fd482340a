import { type Expression, type Kysely, sql } from 'kysely';
import type { Role } from '#contract/roles.ts';
import type { Missing } from '#contract/visibility-settings.ts';
import {
  enqueueApproval,
  enqueueApprovalFirst,
  removeProfileApproval,
} from '#server/domain/approvals/queue.queries.ts';
import { hasAgreed, isAskedByAccount } from '#server/domain/consents/whose.queries.ts';
import { forgetPreviews } from '#server/domain/profile-views/profile-views.queries.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';

/** What a profile that has asked to be shown still waits for. */
export interface Waiting {
  forOffice: boolean;
  forCandidate: boolean;
}

/** SQL: what a profile waits for, as JSON; null if it does not wait. */
export const waitingShowingOf = (profileId: Expression<string>) => sql<Waiting | null>`(
  select json_build_object('forOffice', w.for_office, 'forCandidate', w.for_candidate)
  from waiting_showings w where w.profile_id = ${profileId})`;

/** Returns what a profile waits for; undefined if it does not wait. */
export async function loadWaitingShowing(db: Kysely<Database>, profileId: string): Promise<Waiting | undefined> {
  return db
    .selectFrom('waiting_showings')
    .select(['for_office as forOffice', 'for_candidate as forCandidate'])
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
}

/** Whether others have never seen the profile. */
async function wasNeverShown(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const { rows } = await sql<{ isFirst: boolean }>`
    select not exists (select from ended_showings where profile_id = ${profileId})
      and not exists (select from showings s where s.profile_id = ${profileId}) as "isFirst"`.execute(db);
  return rows[0]?.isFirst ?? false;
}

/** Whether the office's last decision on the whole profile was not an approval. */
async function wasNotApproved(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const lastDecision = await db
    .selectFrom('approval_decisions')
    .select('decision')
    .where('profile_id', '=', profileId)
    .where('kind', '=', 'profile')
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return lastDecision !== undefined && lastDecision.decision !== 'approved';
}

/** What must happen before others see a profile that asks to be shown. */
interface ShowingRules {
  /** Whether the office reviews the profile before others see it. */
  isLookedAtFirst: boolean;
  /** Whether the office speaks with the bride or groom before others see it. */
  isCalledFirst: boolean;
  /** Whether the candidate must agree before others see the profile. */
  needsCandidate: boolean;
}

/**
 * Asks to show a profile: from now on, or as soon as the office has reviewed it and the candidate has agreed. Returns
 * what it waits for; undefined if nothing. Asking again puts a returned profile back into the office's queue, and also
 * a waiting one with which the office must now speak first. Call with the member's row locked.
 */
export async function askToBeShown(
  transaction: Kysely<Database>,
  profileId: string,
  { isLookedAtFirst, isCalledFirst, needsCandidate }: ShowingRules,
): Promise<Waiting | undefined> {
  const waiting = await loadWaitingShowing(transaction, profileId);
  if (waiting?.forOffice) await enqueueApproval(transaction, { profileId, kind: 'profile', place: 1 });
  const isAgain = waiting === undefined && (await wasNotApproved(transaction, profileId));
  const isNew = waiting === undefined && (await wasNeverShown(transaction, profileId));
  // A profile is also unseen after a review, while it still waits for the candidate. An account that claims to be the
  // candidate must then be called.
  const isUnseen = waiting !== undefined || isAgain || isNew;
  const forOffice = isAgain || (isNew && isLookedAtFirst) || (isUnseen && isCalledFirst);
  // Place 1 of the queue: others cannot see the profile yet. Place 2: they see it already.
  if (isAgain || isNew || (forOffice && !waiting?.forOffice))
    await enqueueApproval(transaction, { profileId, kind: 'profile', place: forOffice ? 1 : 2 });
  // This must be written before the showing begins, so that no list contains the profile in between.
  if (forOffice || needsCandidate)
    await keepWaiting(transaction, profileId, { forOffice, forCandidate: needsCandidate });
  await transaction
    .insertInto('showings')
    .values({ profile_id: profileId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return loadWaitingShowing(transaction, profileId);
}

/** Makes a profile wait, so that nobody sees it until it is released. */
export async function keepWaiting(db: Kysely<Database>, profileId: string, waiting: Waiting): Promise<void> {
  const columns = { for_office: waiting.forOffice, for_candidate: waiting.forCandidate };
  await db
    .insertInto('waiting_showings')
    .values({ profile_id: profileId, ...columns })
    .onConflict((conflict) =>
      conflict.column('profile_id').doUpdateSet({
        for_office: sql<boolean>`waiting_showings.for_office or excluded.for_office`,
        for_candidate: sql<boolean>`waiting_showings.for_candidate or excluded.for_candidate`,
      }),
    )
    .execute();
}

/**
 * Records the office's approval or the candidate's agreement. A profile that waits for nothing else is shown, and
 * counts as new from now on.
 */
export async function release(
  transaction: Kysely<Database>,
  profileId: string,
  from: 'for_office' | 'for_candidate',
): Promise<void> {
  const otherWait = from === 'for_office' ? 'for_candidate' : 'for_office';
  const shownProfile = await transaction
    .deleteFrom('waiting_showings')
    .where('profile_id', '=', profileId)
    .where(otherWait, '=', false)
    .returning('profile_id')
    .executeTakeFirst();
  if (shownProfile === undefined)
    await transaction
      .updateTable('waiting_showings')
      .set({ [from]: false })
      .where('profile_id', '=', profileId)
      .execute();
  else {
    await transaction
      .updateTable('showings')
      .set({ shown_at: sql<Date>`now()` })
      .where('profile_id', '=', profileId)
      .execute();
    await forgetPreviews(transaction, profileId);
  }
}

/** Stops showing a profile, and takes it from the office's queue if it waited. */
export async function endShowing(transaction: Kysely<Database>, profileId: string): Promise<void> {
  const waiting = await loadWaitingShowing(transaction, profileId);
  await transaction.deleteFrom('showings').where('profile_id', '=', profileId).execute();
  if (waiting === undefined) return;
  await transaction.deleteFrom('waiting_showings').where('profile_id', '=', profileId).execute();
  await removeProfileApproval(transaction, profileId);
}

/**
 * Puts a shown profile back at the head of the office's queue; nobody sees it until it is reviewed. A profile that is
 * not to be shown stays hidden.
 */
export async function requeueForApproval(db: Kysely<Database>, profileId: string): Promise<void> {
  const showing = await db
    .selectFrom('showings')
    .select('profile_id')
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  if (showing === undefined) return;
  await keepWaiting(db, profileId, { forOffice: true, forCandidate: false });
  await enqueueApprovalFirst(db, profileId);
}

/**
 * SQL: whether a holder of the profile has a confirmed phone, or may still continue without one. Accounts from before
 * confirmations existed have some days from their first login.
 */
const hasConfirmedPhone = (profileId: Expression<string> | string) => sql<boolean>`exists (
  select from account_profiles w join accounts a on a.id = w.account_id where w.profile_id = ${profileId}
    and (a.phone_verified_at is not null or a.confirm_by > now()))`;

/**
 * Days in which the holders of a profile that was already shown must say whose profile it is, and the candidate must
 * agree.
 */
export const ASKED_DAYS = 30;

/**
 * SQL: whether `ASKED_DAYS` are over without the candidate's agreement. The profile stays shown, but its holders cannot
 * see others. False if the candidate has an account.
 */
const isAskedTooLong = (profileId: Expression<string> | string) => sql<boolean>`(exists (
  select from account_profiles q where q.profile_id = ${profileId} and q.role <> 'candidate'
    and q.asked_at < now() - make_interval(days => ${ASKED_DAYS}))
  and not exists (select from account_profiles q where q.profile_id = ${profileId} and q.role = 'candidate')
  and not exists (select from candidate_choices c where c.profile_id = ${profileId} and c.said_yes_at is not null))`;

/** SQL: whether the holders of a profile may see others: nothing with a deadline is left unanswered. */
export const mayLook = (profileId: Expression<string> | string) =>
  sql<boolean>`(${hasConfirmedPhone(profileId)} and not ${isAskedTooLong(profileId)})`;

/**
 * Lists what keeps a member's profile from being shown, in the order in which it should be done; empty for nothing.
 * Checked when a member asks to be shown, or requests a list.
 */
export async function whatIsMissing(
  db: Kysely<Database>,
  { profileId, accountId, role }: AccountProfile & { role: Role },
): Promise<Missing[]> {
  const { rows } = await sql<{ row: MissingRow }>`select ${missingOf({ profileId, accountId })} as row`.execute(db);
  return readMissing(rows[0]?.row, role);
}

/** The conditions for showing a profile, each true if it is met. */
export interface MissingRow {
  isRegistered: boolean;
  isConsented: boolean;
  isPhoneConfirmed: boolean;
  /** Whether the candidate has agreed, or need not yet. */
  maySpeak: boolean;
}

/** SQL: the JSON that `readMissing` reads. */
export const missingOf = (who: AskedHolder) => sql<MissingRow>`(
  select json_build_object('isRegistered', m.registered_at is not null, 'isConsented', ${hasTicked(who)},
    'isPhoneConfirmed', ${hasConfirmedPhone(who.profileId)}, 'maySpeak', ${hasYes(who.profileId)})
  from members m where m.profile_id = ${who.profileId})`;

/** What is missing without the candidate's agreement, by the role of the account that asks. */
const MISSING_OF: Record<Role, Missing[]> = { candidate: [], guardian: ['candidate'], family: ['whose'] };

/** Lists what keeps a profile from being shown, by the row of `missingOf`. Throws if there is no such profile. */
export function readMissing(row: MissingRow | undefined, role: Role): Missing[] {
  if (row === undefined) throw new RangeError('There is no such profile.');
  const missing: Missing[] = [];
  if (!row.isRegistered) missing.push('registration');
  if (!row.isConsented) missing.push('consents');
  if (!row.isPhoneConfirmed) missing.push('confirmPhone');
  if (!row.maySpeak) missing.push(...MISSING_OF[role]);
  return missing;
}

interface AskedHolder {
  profileId: Expression<string> | string;
  accountId: Expression<number> | number;
}

/**
 * SQL: whether the asking account has ticked the boxes of the registration. A profile that was shown before consents
 * were recorded by account also passes; its holders are asked on their home page.
 */
const hasTicked = (who: AskedHolder) => sql<boolean>`(${hasAgreed(who)}
  or (not ${isAskedByAccount(who.profileId)} and exists (select from showings s where s.profile_id = ${who.profileId})))`;

/**
 * SQL: whether the candidate has agreed, or the profile is already shown, does not wait for the candidate, and its
 * `ASKED_DAYS` are not over.
 */
const hasYes = (profileId: Expression<string> | string) => sql<boolean>`(
  exists (select from candidate_choices c where c.profile_id = ${profileId} and c.said_yes_at is not null)
  or (exists (select from showings s where s.profile_id = ${profileId}) and not ${isAskedTooLong(profileId)}
    and not exists (select from waiting_showings w where w.profile_id = ${profileId} and w.for_candidate)))`;
