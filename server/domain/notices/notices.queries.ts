import { type Kysely, sql } from 'kysely';
import { INTEREST_DAYS } from '#contract/introductions.ts';
import { countEntries, isOfClosed, NOTICE_DAYS, NOTICE_KINDS, type NoticeKind } from '#contract/notice-kinds.ts';
import type { InterestState } from '#contract/notices.ts';
import { type Layer, mayView, type Relation } from '#server/domain/visibility/may-view.ts';
import { relationOf } from '#server/domain/visibility/relations.queries.ts';
import { cachedOnPage } from '#server/http/page-cache.ts';
import { prepared } from '#server/platform/db/connect.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';

/** A notice as its reader gets it. */
interface NoticeRow {
  kind: NoticeKind;
  aboutId: string | null;
  /** The id of a member who is shown by number only; `''` for other notices. */
  closed: string;
  madeAt: string;
  isNew: boolean;
  /** For a notice about an interest: whether the account's own profile has sent it. */
  isOurs: boolean;
  /** The state of that interest, as far as the profile may know it; `''` for other notices. */
  interest: InterestState | '';
  /** For a notice about a breach: the office's message in English; `''` for other notices. */
  letterEn: string;
  /** The same message in Bengali. */
  letterBn: string;
}

/** The kinds that are true only while the two families have accepted each other. */
const ACQUAINTANCE_KINDS = new Set<NoticeKind>([
  'interestAccepted',
  'pairCheckAgreed',
  'pairCheckAsked',
  'quietQuestion',
  'togetherStep',
  'message',
  'togetherOwnStep',
  'meetingTomorrow',
  'meetingLate',
  'meetingCalledOff',
]);

/** The kinds that tell of an interest that the profile has received. */
const INTEREST_KINDS: NoticeKind[] = ['interestReceived', 'interestExpiring'];

/** The kinds that name a member by the number only, because nobody can see that member any more. */
const CLOSED_KINDS = NOTICE_KINDS.filter(isOfClosed);

/** Maximum number of notices that are loaded at once. */
const MOST_LISTED = 200;

/**
 * Loads the notices that an account may still read about one of its profiles or about itself, the latest first. Leaves
 * out notices about members whom the profile does not see, about withdrawn interests (unless the profile has answered
 * them itself), about withdrawn requests for a pair check, and about ended acceptances. Uses one statement.
 */
export async function loadNotices(
  db: Kysely<Database>,
  { accountId, profileId }: AccountProfile,
  { isNewOnly = false } = {},
): Promise<NoticeRow[]> {
  const { rows } = await sql<
    NoticeRow & { relation: Relation | null; isWithdrawn: boolean; isTakenBack: boolean }
  >`${prepared}
    select n.kind, n.about_id as "aboutId",
      case when n.kind = any(${CLOSED_KINDS}) then coalesce(n.about_id, n.subject_id, '') else '' end as closed, to_json(n.made_at)#>>'{}' as "madeAt", n.seen_at is null as "isNew",
      case when m.profile_id is not null then ${relationOf(profileId)} end as relation,
      coalesce(i.sender_id = ${profileId}, false) as "isOurs",
      case when n.kind <> all(${INTEREST_KINDS}) then ''
        when i.answer = 'accepted' then 'accepted'
        when i.answer = 'declined' and i.recipient_id = ${profileId} then 'declined'
        when i.told_because is null and i.sent_at > now() - make_interval(days => ${INTEREST_DAYS}) then 'waiting'
        else 'over' end as interest,
      coalesce(i.withdrawn_at is not null and (i.answer is null or i.sender_id = ${profileId}), false) as "isWithdrawn",
      n.kind = 'pairCheckAsked' and (select coalesce(array_agg(c.profile_id), '{}') from consents c
        where c.kind = 'pairCheck' and c.withdrawn_at is null and c.profile_id in (n.about_id, n.profile_id)
          and c.about_id in (n.about_id, n.profile_id)) <> array[n.about_id] as "isTakenBack",
      coalesce(b.letter_en, '') as "letterEn", coalesce(b.letter_bn, '') as "letterBn"
    from notices n
    left join members m on m.profile_id = n.about_id
    left join breaches b on n.kind = 'breach' and b.id::text = n.subject_id
    left join lateral (
      select sender_id, recipient_id, answer, told_because, withdrawn_at, sent_at from introductions
      where sender_id in (${profileId}, n.about_id) and recipient_id in (${profileId}, n.about_id) and sent_at <= n.made_at
      order by sent_at desc limit 1) i on true
    where n.account_id = ${accountId} and (n.profile_id = ${profileId} or n.profile_id is null)
      and n.made_at > now() - make_interval(days => ${NOTICE_DAYS}) and n.kind = any(${NOTICE_KINDS})
      and (n.seen_at is null or not ${isNewOnly})
    order by n.made_at desc, n.id limit ${MOST_LISTED}`.execute(db);
  const readable = rows.filter(({ kind, aboutId, relation, isWithdrawn, isTakenBack }) => {
    if (aboutId === null || isOfClosed(kind)) return true;
    if (relation === null || !isStillTrue(kind, mayView(profileId, aboutId, relation))) return false;
    return !isTakenBack && !(isWithdrawn && INTEREST_KINDS.includes(kind));
  });
  // The relation reveals whether the two agreed to a pair check, which only the candidate may know.
  return readable.map(({ relation: _, isWithdrawn: __, isTakenBack: ___, ...row }) => row);
}

/**
 * Whether a notice is still true for this layer: 2 is what any member sees, 3 what accepted families see. The end of an
 * acquaintance is not true any more after a new acceptance.
 */
function isStillTrue(kind: NoticeKind, layer: Layer): boolean {
  if (kind === 'acquaintanceEnded') return layer === 2;
  const lowestLayer = ACQUAINTANCE_KINDS.has(kind) ? 3 : 2;
  return layer >= lowestLayer;
}

/** Loads the notices that the account has not seen, once for each page. */
export const loadNewNotices = (db: Kysely<Database>, who: AccountProfile): Promise<NoticeRow[]> =>
  cachedOnPage(`new notices ${who.accountId} ${who.profileId}`, () => loadNotices(db, who, { isNewOnly: true }));

/** Counts the new entries of the page of notices. */
export const countNewNotices = async (db: Kysely<Database>, who: AccountProfile): Promise<number> =>
  countEntries(await loadNewNotices(db, who));

/**
 * Marks notices of these kinds as seen by the account, on whatever page it read them. With `aboutId`, only those about
 * that family.
 */
export async function markNoticesSeen(
  db: Kysely<Database>,
  { accountId, profileId }: AccountProfile,
  kinds: readonly NoticeKind[],
  aboutId?: string,
): Promise<void> {
  await db
    .updateTable('notices')
    .$if(aboutId !== undefined, (query) => query.where('about_id', '=', aboutId ?? ''))
    .set({ seen_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where(({ or, eb }) => or([eb('profile_id', '=', profileId), eb('profile_id', 'is', null)]))
    .where('kind', 'in', [...kinds])
    .where('seen_at', 'is', null)
    .execute();
}

/** A notice to write, with its readers: one account, or holders of a profile. */
export interface NewNotice {
  kind: NoticeKind;
  /** The profile of the reader; absent if the notice concerns the account itself. */
  profileId?: string;
  /** The only account to notify; absent to notify the holders of the profile. */
  accountId?: number;
  /** Without `accountId`: a holder who is not notified. */
  exceptId?: number;
  /** The other member, if the notice is about one. */
  aboutId?: string;
  /**
   * What the notice is about, if not `aboutId`: the number of a breach or of a request of the office, or the id of
   * a member whom nobody can see any more.
   */
  subjectId?: string;
  /** Hours after which the notice is not sent any more. */
  hours: number;
  /** Without `accountId`: whether the notice goes only to the candidate's account, if the candidate has one. */
  isCandidatesAlone: boolean;
}

/**
 * Writes each notice for one account, or for every account that looks after the profile and may know of the event.
 * Returns the ids of the written notices.
 */
export async function insertNotices(db: Kysely<Database>, notices: readonly NewNotice[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into notices (account_id, profile_id, kind, about_id, subject_id, send_before)
    select a.id, n."profileId", n.kind, n."aboutId", n."subjectId", now() + make_interval(hours => n.hours)
    from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb)
      as n("profileId" text, "accountId" bigint, "exceptId" bigint, kind text, "aboutId" text, "subjectId" text, hours int, "isCandidatesAlone" boolean)
    cross join lateral (
      select id from accounts where id = n."accountId"
      union all
      select p.account_id from account_profiles p where n."accountId" is null and p.profile_id = n."profileId"
        and p.account_id is distinct from n."exceptId"
        and (not n."isCandidatesAlone" or p.role = 'candidate' or not exists (
          select from account_profiles c where c.profile_id = p.profile_id and c.role = 'candidate'))
    ) a
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** A code or link to send. */
interface NewIntent {
  kind: string;
  /** Identifies for the maker of the message what it is about. */
  subjectId: string;
  /** The account of the receiver; null if the receiver has none. */
  accountId: number | null;
  /** Minutes after which the code or link is not sent any more. */
  worthMinutes: number;
}

/** Records that a code or a link is to be sent, and returns its id. */
export async function insertIntent(
  db: Kysely<Database>,
  { kind, subjectId, accountId, worthMinutes }: NewIntent,
): Promise<string> {
  const { id } = await db
    .insertInto('notices')
    .values({
      kind,
      subject_id: subjectId,
      account_id: accountId,
      send_before: sql<Date>`now() + make_interval(mins => ${worthMinutes})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Records that these notices are planned. For a notice that is already planned, the first time stays. */
export async function notePlanned(transaction: Kysely<Database>, noticeIds: readonly string[]): Promise<void> {
  await sql`update notices set planned_at = now()
    where id = any(${noticeIds}::uuid[]) and planned_at is null`.execute(transaction);
}

/** Deletes a profile's notices of these kinds about another member, because they are not true any more. */
export async function removeNotices(
  db: Kysely<Database>,
  { profileId, aboutId, kinds }: { profileId: string; aboutId: string; kinds: readonly NoticeKind[] },
): Promise<void> {
  await db
    .deleteFrom('notices')
    .where('profile_id', '=', profileId)
    .where('about_id', '=', aboutId)
    .where('kind', 'in', [...kinds])
    .execute();
}

/** Deletes the warnings to families who were in touch with a suspended member. */
export async function removeWarnings(db: Kysely<Database>, profileId: string): Promise<void> {
  await db.deleteFrom('notices').where('kind', '=', 'contactSuspended').where('about_id', '=', profileId).execute();
}

interface Since {
  profileId: string;
  kind: NoticeKind;
  since: Date;
}

/**
 * Deletes a profile's notices of a kind that were made at `since` or later, also unsent ones. Returns true if somebody
 * has seen one of them, or if one was already handed over for delivery.
 */
export async function removeNoticesSince(db: Kysely<Database>, { profileId, kind, since }: Since): Promise<boolean> {
  const { rows } = await sql<{ isKnown: boolean }>`
    delete from notices n where n.profile_id = ${profileId} and n.kind = ${kind} and n.made_at >= ${since}
    returning n.seen_at is not null or exists (select from notice_deliveries d
      where d.notice_id = n.id and d.state in ('handed', 'delivered')) as "isKnown"`.execute(db);
  return rows.some(({ isKnown }) => isKnown);
}

/** Deletes expired notices with their deliveries. */
export async function expireNotices(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('notices').where('made_at', '<', expiryCutoff('notices')).execute();
}
