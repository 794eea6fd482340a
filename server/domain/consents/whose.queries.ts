import { type Expression, type Kysely, sql } from 'kysely';
import { AT_REGISTRATION } from '#contract/consents.ts';
import type { GIVERS } from '#contract/my-data.ts';
import type { Role } from '#contract/roles.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';

/** Who gives a consent. The account is null if the office records a family's paper. */
export interface Giver {
  profileId: string;
  accountId: number | null;
}

/** A giver as SQL expressions or values, for a statement with constant text. */
interface GiverExpressions {
  profileId: Expression<string> | string;
  accountId: Expression<number> | number | null;
}

/**
 * SQL: whether a row of `consents` belongs to this account. A row without an account belongs to each account that
 * already looked after the profile when the consent was given, until that account itself consents or withdraws. A
 * holder who joined later must consent, too.
 */
export const isOwn = ({
  profileId,
  accountId,
}: Giver) => sql<boolean>`(consents.account_id is not distinct from ${accountId}
  or (consents.account_id is null and consents.given_at >= (select j.joined_at from account_profiles j
    where j.account_id = ${accountId} and j.profile_id = ${profileId})
    and not exists (select from consents o where o.profile_id = consents.profile_id and o.kind = consents.kind
      and o.account_id = ${accountId} and o.given_at >= consents.given_at)))`;

/**
 * SQL: whether a row without an account also belongs to another account, which looked after the profile when the
 * consent was given. If so, this account cannot end the row.
 */
export const isShared = ({
  profileId,
  accountId,
}: Giver) => sql<boolean>`(consents.account_id is null and ${accountId}::bigint is not null and exists (
  select from account_profiles j where j.profile_id = ${profileId} and j.account_id is distinct from ${accountId}
    and j.joined_at <= consents.given_at))`;

const KINDS_COUNT = sql.lit(AT_REGISTRATION.length);
const AGREED_KINDS = sql.join(AT_REGISTRATION.map((kind) => sql.lit(kind)));

/**
 * SQL: whether an account has ticked all boxes of the registration and withdrawn none. `alias` names a row of
 * `account_profiles`.
 */
export const hasTickedRegistration = (alias: string) => {
  const p = sql.ref(alias);
  return sql<boolean>`(select count(distinct c.kind) = ${KINDS_COUNT} from consents c
    where c.profile_id = ${p}.profile_id and c.about_id is null and c.withdrawn_at is null
      and c.kind in (${AGREED_KINDS})
      and (c.account_id = ${p}.account_id or (c.account_id is null and c.given_at >= ${p}.joined_at
        and not exists (select from consents o where o.profile_id = c.profile_id and o.kind = c.kind
          and o.account_id = ${p}.account_id and o.given_at >= c.given_at))))`;
};

/** SQL: whether this account looks after the profile and has ticked all boxes of the registration. */
export const hasAgreed = ({ profileId, accountId }: GiverExpressions) => sql<boolean>`exists (
  select from account_profiles q where q.profile_id = ${profileId} and q.account_id = ${accountId} and ${hasTickedRegistration('q')})`;

/** Whether this account looks after the profile and has ticked all boxes of the registration, by its own query. */
export async function hasAgreedNow(db: Kysely<Database>, who: Giver): Promise<boolean> {
  const { rows } = await sql<{ isSo: boolean }>`select ${hasAgreed(who)} as "isSo"`.execute(db);
  return rows[0]?.isSo ?? false;
}

/**
 * SQL: whether any account has ever ticked the boxes of the registration for this profile. If so, each holder is asked
 * to tick them for themselves.
 */
export const isAskedByAccount = (profileId: Expression<string> | string) => sql<boolean>`exists (
  select from consents b where b.profile_id = ${profileId} and b.kind = 'registration' and b.account_id is not null)`;

/**
 * Whether all boxes of the registration are ticked for the profile, without which it is not shown: by the candidate if
 * the candidate has an account, else by any one holder.
 */
export async function hasValidConsent(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const account = await db
    .selectFrom('account_profiles as q')
    .select('q.account_id')
    .where('q.profile_id', '=', profileId)
    .where(hasTickedRegistration('q'))
    .where(
      sql<boolean>`(q.role = 'candidate'
        or not exists (select from account_profiles o where o.profile_id = q.profile_id and o.role = 'candidate'))`,
    )
    .executeTakeFirst();
  return account !== undefined;
}

/** The kinds of consent that reveal something about health. */
const HEALTH_KINDS: ReadonlySet<string> = new Set(['health', 'disability', 'pairCheck']);

/** The columns of a consent that decide who may read it. */
interface ReadableConsent {
  kind: string;
  account_id: number | null;
}

/**
 * Returns who gave a consent, in the words for the account that reads it: `me`, the role of another holder, or `former`
 * for an account that does not look after the profile any more. `''` if the consent has no account.
 */
export function byWhom(
  { accountId }: AccountProfile,
  consent: Pick<ReadableConsent, 'account_id'> & { role: Role | ''; is_holder: boolean },
): (typeof GIVERS)[number] {
  if (consent.account_id === null) return '';
  if (consent.account_id === accountId) return 'me';
  return consent.is_holder && consent.role !== '' ? consent.role : 'former';
}

/**
 * Whether a session may read a consent of the profile. A restricted session (the Power Link) reads no consent about
 * health, a disability or a couple's story. A guardian beside a candidate reads only their own consents to health
 * answers, a disability and a story, and no consent to a pair check.
 */
export const mayReadConsent = (
  { kind, account_id }: ReadableConsent,
  reader: { accountId: number; isRestricted: boolean; isBeside: boolean },
): boolean => {
  if (kind === 'story') return !reader.isRestricted && (!reader.isBeside || account_id === reader.accountId);
  if (!HEALTH_KINDS.has(kind)) return true;
  if (reader.isRestricted) return false;
  return !reader.isBeside || (kind !== 'pairCheck' && account_id === reader.accountId);
};
