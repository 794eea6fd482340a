import { type Expression, type Kysely, sql } from 'kysely';
import type { Role } from '#contract/roles.ts';
import type { Missing } from '#contract/visibility-settings.ts';
import { askForLook, askForLookFirst, endAsking } from '#server/domain/approvals/queue.queries.ts';
import { hasAgreed, isAskedByAccount } from '#server/domain/consents/whose.queries.ts';
import { forgetPreviews } from '#server/domain/profile-views/profile-views.queries.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';

/** Whom a profile that has asked to be shown still waits for. */
export interface Waiting {
  forOffice: boolean;
  forCandidate: boolean;
}

/** The same in a statement, as JSON. */
export const waitingShowingOf = (profileId: Expression<string>) => sql<Waiting | null>`(
  select json_build_object('forOffice', w.for_office, 'forCandidate', w.for_candidate)
  from waiting_showings w where w.profile_id = ${profileId})`;

export async function loadWaitingShowing(db: Kysely<Database>, profileId: string): Promise<Waiting | undefined> {
  const row = await db
    .selectFrom('waiting_showings')
    .select(['for_office as forOffice', 'for_candidate as forCandidate'])
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return row;
}

/** Whether others have never seen the profile. */
async function isFirst(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const { rows } = await sql<{ isFirst: boolean }>`
    select not exists (select from ended_showings where profile_id = ${profileId})
      and not exists (select from showings s where s.profile_id = ${profileId}) as "isFirst"`.execute(db);
  return rows[0]?.isFirst ?? false;
}

/** Whether the office's last decision on the whole profile was not an approval. */
async function wasNotApproved(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const last = await db
    .selectFrom('approval_decisions')
    .select('decision')
    .where('profile_id', '=', profileId)
    .where('kind', '=', 'profile')
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last !== undefined && last.decision !== 'approved';
}

interface Asking {
  /** Whether the office looks before others see it. */
  isLookedAtFirst: boolean;
  /** Whether the office speaks with the bride or groom before others see it. */
  isCalledFirst: boolean;
  needsCandidate: boolean;
}

/**
 * The profile is shown from now on, or as soon as the office has looked and the candidate has said yes. Asking again
 * changes nothing, but where something was returned it says that it is mended. The member is locked.
 */
export async function askToBeShown(
  transaction: Kysely<Database>,
  profileId: string,
  { isLookedAtFirst, isCalledFirst, needsCandidate }: Asking,
): Promise<Waiting | undefined> {
  const waiting = await loadWaitingShowing(transaction, profileId);
  if (waiting?.forOffice) await askForLook(transaction, { profileId, kind: 'profile', place: 1 });
  const isAgain = waiting === undefined && (await wasNotApproved(transaction, profileId));
  const isNew = waiting === undefined && (await isFirst(transaction, profileId));
  // Also of one that the office has looked at while it waited for the candidate: an account that says it is the candidate's is called.
  const isUnseen = waiting !== undefined || isAgain || isNew;
  const forOffice = isAgain || (isNew && isLookedAtFirst) || (isUnseen && isCalledFirst);
  if (isAgain || isNew || (forOffice && !waiting?.forOffice))
    await askForLook(transaction, { profileId, kind: 'profile', place: forOffice ? 1 : 2 });
  // Before the showing begins, so that no list has the profile in between.
  if (forOffice || needsCandidate)
    await keepWaiting(transaction, profileId, { forOffice, forCandidate: needsCandidate });
  await transaction
    .insertInto('showings')
    .values({ profile_id: profileId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return loadWaitingShowing(transaction, profileId);
}

/** Nobody sees the profile until it is released. */
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

/** The office has looked, or the candidate has said yes; a member who waits for nobody any more is shown, and new from now on. */
export async function release(
  transaction: Kysely<Database>,
  profileId: string,
  from: 'for_office' | 'for_candidate',
): Promise<void> {
  const other = from === 'for_office' ? 'for_candidate' : 'for_office';
  const shown = await transaction
    .deleteFrom('waiting_showings')
    .where('profile_id', '=', profileId)
    .where(other, '=', false)
    .returning('profile_id')
    .executeTakeFirst();
  if (shown === undefined)
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

export async function endShowing(transaction: Kysely<Database>, profileId: string): Promise<void> {
  const waiting = await loadWaitingShowing(transaction, profileId);
  await transaction.deleteFrom('showings').where('profile_id', '=', profileId).execute();
  if (waiting === undefined) return;
  await transaction.deleteFrom('waiting_showings').where('profile_id', '=', profileId).execute();
  await endAsking(transaction, profileId);
}

/** The profile waits for the office's look once more, before all others, and nobody sees it till then; one that is not to be shown stays so. */
export async function backInLine(db: Kysely<Database>, profileId: string): Promise<void> {
  const showing = await db
    .selectFrom('showings')
    .select('profile_id')
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  if (showing === undefined) return;
  await keepWaiting(db, profileId, { forOffice: true, forCandidate: false });
  await askForLookFirst(db, profileId);
}

/**
 * Whether somebody who logs in to a profile has confirmed a phone, or may go on without for now: accounts of before have
 * thirty days from their first login.
 */
const hasConfirmedPhone = (profileId: Expression<string> | string) => sql<boolean>`exists (
  select from account_profiles w join accounts a on a.id = w.account_id where w.profile_id = ${profileId}
    and (a.phone_verified_at is not null or a.confirm_by > now()))`;

/** So long a member who was shown before has to say whose profile it is, and the candidate to say yes. */
export const ASKED_DAYS = 30;

/** They were asked so long ago; the profile stays shown, and others' are closed to it. A candidate with an account speaks alone. */
const isAskedTooLong = (profileId: Expression<string> | string) => sql<boolean>`(exists (
  select from account_profiles q where q.profile_id = ${profileId} and q.role <> 'candidate'
    and q.asked_at < now() - make_interval(days => ${ASKED_DAYS}))
  and not exists (select from account_profiles q where q.profile_id = ${profileId} and q.role = 'candidate')
  and not exists (select from candidate_choices c where c.profile_id = ${profileId} and c.said_yes_at is not null))`;

/** Whether those who look after a profile may look at others: they have answered everything for which they were given days. */
export const mayLook = (profileId: Expression<string> | string) =>
  sql<boolean>`(${hasConfirmedPhone(profileId)} and not ${isAskedTooLong(profileId)})`;

/**
 * What keeps a member's own profile from being shown, in the order in which it is to be done; empty for nothing. A member who wants to
 * be shown, or asks for a list, is held to it.
 */
export async function whatIsMissing(
  db: Kysely<Database>,
  { profileId, accountId, role }: AccountProfile & { role: Role },
): Promise<Missing[]> {
  const { rows } = await sql<{ row: MissingRow }>`select ${missingOf({ profileId, accountId })} as row`.execute(db);
  return readMissing(rows[0]?.row, role);
}

export interface MissingRow {
  isRegistered: boolean;
  isConsented: boolean;
  isPhoneConfirmed: boolean;
  maySpeak: boolean;
}

/** What `readMissing` reads, as JSON. */
export const missingOf = (who: AskedHolder) => sql<MissingRow>`(
  select json_build_object('isRegistered', m.registered_at is not null, 'isConsented', ${hasTicked(who)},
    'isPhoneConfirmed', ${hasConfirmedPhone(who.profileId)}, 'maySpeak', ${hasYes(who.profileId)})
  from members m where m.profile_id = ${who.profileId})`;

export function readMissing(row: MissingRow | undefined, role: Role): Missing[] {
  if (row === undefined) throw new RangeError('There is no such profile.');
  return [
    ...(row.isRegistered ? [] : ['registration' as const]),
    ...(row.isConsented ? [] : ['consents' as const]),
    ...(row.isPhoneConfirmed ? [] : ['confirmPhone' as const]),
    ...(row.maySpeak ? [] : MISSING_OF[role]),
  ];
}

interface AskedHolder {
  profileId: Expression<string> | string;
  accountId: Expression<number> | number;
}

/** A guardian's profile waits for its candidate. */
const MISSING_OF: Record<Role, Missing[]> = { candidate: [], guardian: ['candidate'], family: ['whose'] };

/** Who asks has ticked the boxes of the registration; or the profile is shown already, and is of before: its holders are asked on their home. */
const hasTicked = (who: AskedHolder) => sql<boolean>`(${hasAgreed(who)}
  or (not ${isAskedByAccount(who.profileId)} and exists (select from showings s where s.profile_id = ${who.profileId})))`;

/** The candidate has said yes, or the profile is shown already: one of before has its days. */
const hasYes = (profileId: Expression<string> | string) => sql<boolean>`(
  exists (select from candidate_choices c where c.profile_id = ${profileId} and c.said_yes_at is not null)
  or (exists (select from showings s where s.profile_id = ${profileId}) and not ${isAskedTooLong(profileId)}
    and not exists (select from waiting_showings w where w.profile_id = ${profileId} and w.for_candidate)))`;
