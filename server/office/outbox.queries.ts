import { type Kysely, sql } from 'kysely';
import type { CallOutcome } from '#contract/staff/calls.ts';
import { TIMELINE_LETTERS } from '#contract/staff/timeline.ts';
import { ownPhone } from '#server/domain/old-register/own-phone.queries.ts';
import { countQueued, DEAD_LETTERS, type QueueName } from '#server/platform/db/queue.ts';
import type { Database } from '#server/platform/db/tables.ts';

type QueueRow = Record<'waiting' | 'tried before' | 'being sent', number> & { queue: QueueName; note: string };

/** Returns for each queue how many items wait, how many of these were tried before, and how many are being sent. */
export async function listQueues(db: Kysely<Database>) {
  const queues = await countQueued(db);
  return queues.map(
    ({ name, waiting, retrying, active }): QueueRow => ({
      queue: name,
      waiting,
      'tried before': retrying,
      'being sent': active,
      note: name === DEAD_LETTERS && waiting > 0 ? 'given up: npm run office -- outbox retry' : '',
    }),
  );
}

/** Maximum number of failed messages in the list. */
const MOST_FAILED = 200;

/**
 * Lists what could not be sent within the last thirty days, the latest first, without addresses and texts. The member is
 * null for kinds that the office may not see of a family, such as those between two families.
 */
export async function listFailed(db: Kysely<Database>) {
  return db
    .selectFrom('notice_deliveries as d')
    .innerJoin('notices as n', 'n.id', 'd.notice_id')
    .select(['d.changed_at as at', 'n.kind', 'd.channel', 'd.reason', 'd.tries'])
    .select(sql<string | null>`case when n.kind = any(${[...TIMELINE_LETTERS]}) then n.profile_id end`.as('member'))
    .where('d.state', '=', 'failed')
    .where('d.changed_at', '>', sql<Date>`now() - interval '30 days'`)
    .orderBy('d.changed_at', 'desc')
    .limit(MOST_FAILED)
    .execute();
}

/** The kinds of calls in which a code is read out. */
export const CODE_KINDS: readonly string[] = ['phone-code', 'reset', 'invitation'];

/**
 * SQL: whether a call is still to be made. A call with a code waits for a day; any other waits for a week, but not
 * beyond `send_before` of its notice.
 */
const WAITS = sql<boolean>`d.channel = 'office' and d.state = 'created'
  and (n.kind in (${sql.join(CODE_KINDS.map((kind) => sql.lit(kind)))}) or n.send_before > now()) and n.made_at > now()
  - case when n.kind in (${sql.join(CODE_KINDS.map((kind) => sql.lit(kind)))}) then interval '1 day' else interval '7 days' end`;

/** SQL: whether a call must wait: a suspended member is called only after those who are warned of this member. */
const IS_HELD = sql<boolean>`(n.kind = 'suspended' and exists (select from notices w
  join notice_deliveries o on o.notice_id = w.id and o.channel = 'office' and o.state = 'created'
  where w.kind = 'contactSuspended' and w.about_id = n.profile_id and w.send_before > now() and not w.is_site_only))`;

/** SQL: whether the code, or another one for the same purpose, has been typed, so that the call is not needed. */
const IS_TYPED = sql<boolean>`(v.id is not null and exists (select from verifications w
  join verification_codes c on c.verification_id = w.id and c.used_at >= v.asked_at
  where (w.purpose, w.contact) = (v.purpose, v.contact) and w.account_id is not distinct from v.account_id
    and w.ticket_hash is not distinct from v.ticket_hash))`;

/** Maximum number of calls in the list, more than an office makes in a day. */
const MOST_CALLS = 500;

/**
 * Returns the calls that the office has to make: people who must be reached and have no other channel. Calls that can be
 * made now come before retries that are due later; within each, those who are warned of somebody, then the longest
 * waiting. With a reference, only the call with this reference is returned. `withTyped` includes calls whose code has
 * been typed since.
 */
export async function listCalls(db: Kysely<Database>, reference?: string, withTyped = false) {
  const { rows } = await sql<{
    noticeId: string;
    reference: string;
    since: Date;
    kind: string;
    phone: string;
    language: 'en' | 'bn';
    profileId: string | null;
    accountId: number | null;
    subjectId: string | null;
    name: string;
    tries: number;
    lastOutcome: CallOutcome | null;
    againAt: Date | null;
    /** From the profile's address: ISO code and English name; `''` if there is none. */
    country: string;
    state: string;
  }>`
    select n.id as "noticeId", left(n.id::text, 8) as reference, n.made_at as since, n.kind,
      coalesce(i.phone, nullif(r.contact, ''), case when v.ticket_hash is null then v.contact end, ${ownPhone}) as phone, coalesce(b.language, a.language, r.language, 'en') as language,
      who.profile_id as "profileId", n.account_id as "accountId", n.subject_id as "subjectId", coalesce(m.name, '') as name,
      tried.tries, tried.outcome as "lastOutcome", tried.again_at as "againAt",
      coalesce(k.code, '') as country, coalesce(st.name, '') as state
    from notice_deliveries d join notices n on n.id = d.notice_id
      left join accounts a on a.id = n.account_id
      left join verifications v on n.kind in ('phone-code', 'reset') and v.id::text = n.subject_id
      left join invitations i on n.kind = 'invitation' and i.id::text = n.subject_id
      left join accounts b on b.id = i.invited_by
      left join case_questions q on n.kind = 'report-question' and q.id::text = n.subject_id
      left join reports r on r.id = case n.kind when 'report' then split_part(n.subject_id, ' ', 1)::bigint
        when 'report-question' then q.report_id end
      cross join lateral (select coalesce(n.profile_id, v.profile_id, i.profile_id) as profile_id) who
      left join members m on m.profile_id = who.profile_id
      left join addresses ad on ad.profile_id = who.profile_id
      left join countries k on k.id = ad.country_id
      left join states st on st.id = ad.state_id
      cross join lateral (select count(*)::int as tries, (array_agg(t.outcome order by t.id desc))[1] as outcome,
        (array_agg(t.again_at order by t.id desc))[1] as again_at from call_tries t where t.notice_id = n.id) tried
    where ${WAITS} and not ${IS_HELD} and (${withTyped} or not ${IS_TYPED}) and not n.is_site_only and (${reference ?? null}::text is null or left(n.id::text, 8) = ${reference ?? null})
      and (i.id is null or (i.answer is null and i.withdrawn_at is null and i.expires_at > now()))
    order by coalesce(tried.again_at > now(), false), n.kind = 'contactSuspended' desc, n.made_at limit ${MOST_CALLS}`.execute(
    db,
  );
  return rows;
}

/**
 * Names of the values of `dial_code` that are no country. `?` is a code confirmed in a browser without a login, whose
 * request names no number.
 */
const OTHER_DIAL_CODES: Readonly<Record<string, string>> = {
  '': 'all',
  '?': 'not told',
  strangers: 'numbers that nobody has',
  security: 'notices about safety',
};

/**
 * Lists how many codes were requested and confirmed on each of the last thirty days, the latest first; `all` counts
 * every country.
 */
export async function listCodeDays(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('verification_days')
    .select([sql<string>`day::text`.as('day'), 'dial_code as dialCode', 'asked', 'confirmed'])
    .where('day', '>', sql<string>`current_date - 30`)
    .orderBy('day', 'desc')
    .orderBy('dial_code')
    .execute();
  return rows.map(({ day, dialCode, asked, confirmed }) => ({
    day,
    country: OTHER_DIAL_CODES[dialCode] ?? `+${dialCode}`,
    asked,
    confirmed,
    share: asked === 0 ? '' : `${Math.round((100 * confirmed) / asked)} %`,
  }));
}
