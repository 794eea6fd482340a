import { type Kysely, sql } from 'kysely';
import type { Language } from '#contract/choices.ts';
import type { Channel, NoticeKind } from '#contract/notice-kinds.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** The recipient of a notice, in the present state. */
export interface Recipient {
  noticeId: string;
  kind: NoticeKind;
  accountId: number;
  profileId: string | null;
  aboutId: string | null;
  /** The id of what the notice is about, e.g. a breach or a request of the office. */
  subjectId: string | null;
  /** Whether the account has several profiles, so that the message must name the profile. */
  hasSeveral: boolean;
  /**
   * The account's single profile, if an account of another profile has confirmed the same e-mail; the e-mail then names
   * the profile.
   */
  namedByMail: string | null;
  phone: string;
  email: string;
  language: Language;
  isPhoneConfirmed: boolean;
  emailConfirmedAt: Date | null;
  /** Whether a browser of the account gets push notifications. */
  hasBrowser: boolean;
  /** Channels to which the account has agreed. */
  agreed: Channel[];
  /** Channels that the account has switched off. */
  declined: Channel[];
  isSuspended: boolean;
  /** Whether the profile waits for its deletion. */
  isLeaving: boolean;
  isPaused: boolean;
  /** Whether the account has read the notice on the site. */
  isSeen: boolean;
  /** Whether the notice has expired or comes from a restored copy. */
  isOver: boolean;
}

/** The latest choice of the account `a` for each channel. */
const LAST_CHOICES = sql`select distinct on (channel) channel, is_on from channel_consents
  where account_id = a.id order by channel, id desc`;

/** The columns of a recipient, from the notice `n` and its account `a`. */
const FACTS = sql`
  n.id as "noticeId", n.kind, n.account_id as "accountId", n.profile_id as "profileId", n.about_id as "aboutId",
  n.subject_id as "subjectId",
  (select count(*) > 1 from account_profiles p where p.account_id = a.id) as "hasSeveral",
  (select coalesce(n.profile_id, min(p.profile_id)) from account_profiles p where p.account_id = a.id and a.email <> ''
    and exists (select from accounts o join account_profiles q on q.account_id = o.id where lower(o.email) = lower(a.email)
      and o.email_verified_at is not null and o.id <> a.id and q.profile_id <> p.profile_id)
    having count(*) = 1) as "namedByMail",
  a.phone, a.email, coalesce(a.language, 'en') as language,
  a.phone_verified_at is not null as "isPhoneConfirmed", a.email_verified_at as "emailConfirmedAt",
  exists (select from push_subscriptions s where s.account_id = a.id) as "hasBrowser",
  array(select c.channel from (${LAST_CHOICES}) c where c.is_on) as agreed,
  array(select c.channel from (${LAST_CHOICES}) c where not c.is_on) as declined,
  coalesce(v.is_suspended, false) as "isSuspended", coalesce(v.is_leaving, false) as "isLeaving",
  v.pause is not null as "isPaused",
  n.seen_at is not null as "isSeen", n.send_before <= now() or n.is_site_only as "isOver"
  from notices n join accounts a on a.id = n.account_id left join member_visibility v on v.profile_id = n.profile_id`;

/**
 * Returns those of the notices that are not planned yet, and locks their accounts, so that notices gathered into one
 * letter are gathered once.
 */
export async function loadUnplanned(transaction: Kysely<Database>, noticeIds: readonly string[]): Promise<Recipient[]> {
  await sql`select from accounts where id in (select account_id from notices where id = any(${noticeIds}::uuid[]))
    order by id for no key update`.execute(transaction);
  const { rows } = await sql<Recipient>`
    select ${FACTS} where n.id = any(${noticeIds}::uuid[]) and n.planned_at is null order by n.made_at, n.id`.execute(
    transaction,
  );
  return rows;
}

/** A delivery that is still to be sent, with its recipient. */
export interface Due extends Recipient {
  deliveryId: string;
  /** Number of earlier tries. */
  tries: number;
}

/** Returns those of the deliveries that are still to be sent. */
export async function loadDue(db: Kysely<Database>, deliveryIds: readonly string[]): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select d.id as "deliveryId", d.tries, facts.* from notice_deliveries d
      cross join lateral (select ${FACTS} where n.id = d.notice_id) facts
    where d.id = any(${deliveryIds}::uuid[]) and d.state = 'created'`.execute(db);
  return rows;
}

/** Returns when each account last got a gathered letter, by channel, within a day. `null` means that one is waiting. */
export async function loadLastDigest(
  transaction: Kysely<Database>,
  { accountIds, kinds }: { accountIds: readonly number[]; kinds: readonly string[] },
) {
  const { rows } = await sql<{ accountId: number; channel: Channel; sentAt: Date | null }>`
    select distinct on (n.account_id, d.channel) n.account_id as "accountId", d.channel,
      case when d.state <> 'created' then d.changed_at end as "sentAt"
    from notices n join notice_deliveries d on d.notice_id = n.id
    where n.account_id = any(${accountIds}) and n.kind = any(${kinds}) and d.channel in ('email', 'sms')
      and (d.state = 'created' or (d.state in ('handed', 'delivered') and d.changed_at > now() - interval '1 day'))
    order by n.account_id, d.channel, d.state <> 'created', d.changed_at desc`.execute(transaction);
  return rows;
}

interface Gathered {
  kind: string;
  aboutId: string | null;
  profileId: string | null;
  /** For an interest: whether the account's own profile sent it. */
  isOurs: boolean;
}

/** Lists the notices that a gathered letter counts: unread and not expired. Withdrawn interests are left out. */
export async function listDigestNotices(
  db: Kysely<Database>,
  { noticeId, kinds }: { noticeId: string; kinds: readonly string[] },
) {
  const { rows } = await sql<Gathered>`
    select n.kind, n.about_id as "aboutId", n.profile_id as "profileId", coalesce(i.sender_id = n.profile_id, false) as "isOurs"
    from notices n
    left join lateral (
      select sender_id, answer is null and withdrawn_at is not null as is_withdrawn from introductions
      where sender_id in (n.profile_id, n.about_id) and recipient_id in (n.profile_id, n.about_id)
      order by sent_at desc limit 1) i on true
    where n.account_id = (select account_id from notices where id = ${noticeId}::uuid)
      and n.kind = any(${kinds}) and n.seen_at is null and n.send_before > now() and not n.is_site_only
      and not (n.kind in ('interestReceived', 'interestExpiring') and coalesce(i.is_withdrawn, false))`.execute(db);
  return rows;
}
