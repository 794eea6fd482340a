import { type Kysely, sql } from 'kysely';
import type { Language } from '#contract/choices.ts';
import { PAIR_CHECK_DAYS } from '#contract/pair-check.ts';
import { PAIR_CHECK_CONSENT } from '#contract/pair-check-consent.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { loadGiver } from './consents.queries.ts';

const KIND = 'pairCheck';

/** Lists the members with whom this member has agreed to a pair check. */
export async function listAgreedPairs(db: Kysely<Database>, profileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('consents')
    .select('about_id')
    .where('profile_id', '=', profileId)
    .where('kind', '=', KIND)
    .where('withdrawn_at', 'is', null)
    .execute();
  return rows.flatMap(({ about_id }) => about_id ?? []);
}

/**
 * Withdraws the pair-check consents of this member to which no check has followed, because the member's result has
 * changed or is gone.
 */
export async function withdrawWaitingConsents(db: Kysely<Database>, profileId: string): Promise<void> {
  await sql`
    update consents c set withdrawn_at = now()
    where c.profile_id = ${profileId} and c.kind = ${KIND} and c.withdrawn_at is null
      and not exists (select from pair_checks k where k.checked_at >= c.given_at
        and (k.one_id, k.other_id) = (least(c.profile_id, c.about_id), greatest(c.profile_id, c.about_id)))`.execute(
    db,
  );
}

/** Withdraws the pair-check consents that these members have given about either member of the pair. */
export async function withdrawPairConsents(
  db: Kysely<Database>,
  giverIds: readonly string[],
  pair: readonly [string, string],
): Promise<void> {
  await db
    .updateTable('consents')
    .set({ withdrawn_at: sql`now()` })
    .where('kind', '=', KIND)
    .where('withdrawn_at', 'is', null)
    .where('profile_id', 'in', [...giverIds])
    .where('about_id', 'in', [...pair])
    .execute();
}

/** Returns which of the two members have a current consent to the pair check with each other. */
export async function loadConsenting(db: Kysely<Database>, one: string, other: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('consents')
    .select('profile_id')
    .where('kind', '=', KIND)
    .where('withdrawn_at', 'is', null)
    .where('profile_id', 'in', [one, other])
    .where('about_id', 'in', [one, other])
    .execute();
  return new Set(rows.map(({ profile_id }) => profile_id));
}

/**
 * Whether the profile has consented to a pair check with `aboutId` after health answers were closed to this account.
 * False if they are not closed.
 */
export async function isAgreedSinceClosed(
  db: Kysely<Database>,
  { accountId, profileId, aboutId }: { accountId: number; profileId: string; aboutId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('consents as c')
    .innerJoin('accounts as a', (join) => join.on('a.id', '=', accountId))
    .select('c.id')
    .where('c.kind', '=', KIND)
    .where('c.withdrawn_at', 'is', null)
    .where('c.profile_id', '=', profileId)
    .where('c.about_id', '=', aboutId)
    .whereRef('c.given_at', '>', 'a.health_closed_at')
    .executeTakeFirst();
  return row !== undefined;
}

interface Consent {
  profileId: string;
  /** The account that consents for the profile. */
  accountId: number;
  /** The other member of the pair. */
  aboutId: string;
  textVersion: string;
  language: Language;
}

/** Records a consent to a pair check, with the present role of the account and the last digits of its phone. */
export async function insertPairConsent(
  db: Kysely<Database>,
  { profileId, accountId, aboutId, textVersion, language }: Consent,
): Promise<void> {
  const giver = await loadGiver(db, { profileId, accountId });
  await db
    .insertInto('consents')
    .values({
      profile_id: profileId,
      kind: KIND,
      about_id: aboutId,
      text_version: textVersion,
      language,
      account_id: accountId,
      given_as: giver.role,
      phone_end: giver.phoneEnd,
    })
    .execute();
}

/**
 * Counts what the limit of pair checks covers: the checks of the last `PAIR_CHECK_DAYS`, and this member's consents to
 * which no check has followed yet. So a check that follows a waiting consent never exceeds the limit. A consent about a
 * member who has left is withdrawn as of a later date (`keepPairConsentsCounted`), and counts until then.
 */
export async function countChecks(db: Kysely<Database>, profileId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from pair_checks k where ${profileId} in (k.one_id, k.other_id)
        and k.checked_at > now() - make_interval(days => ${PAIR_CHECK_DAYS}))
      + (select count(*) from consents c where c.profile_id = ${profileId} and c.kind = ${KIND}
        and (c.withdrawn_at is null or c.withdrawn_at > now()) and not exists (
          select from pair_checks k where k.checked_at >= c.given_at
            and (k.one_id, k.other_id) = (least(c.profile_id, c.about_id), greatest(c.profile_id, c.about_id)))) as count
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns until when the latest current consent of the two members about each other waits; null if there is none. */
export async function loadWaitsUntil(db: Kysely<Database>, one: string, other: string): Promise<Date | null> {
  const row = await db
    .selectFrom('consents')
    .select(sql<Date | null>`max(given_at) + make_interval(days => ${PAIR_CHECK_DAYS})`.as('until'))
    .where('kind', '=', KIND)
    .where('withdrawn_at', 'is', null)
    .where('profile_id', 'in', [one, other])
    .where('about_id', 'in', [one, other])
    .executeTakeFirst();
  return row?.until ?? null;
}

/**
 * For a member who leaves for good: other members' pair-check consents about this member stay in the count of their
 * limits, as if the member had paused. This member's id is removed from them.
 */
export async function keepPairConsentsCounted(db: Kysely<Database>, profileId: string): Promise<void> {
  await sql`
    update consents c set about_id = null, withdrawn_at = case when exists (
        select from pair_checks k where k.checked_at >= c.given_at
          and (k.one_id, k.other_id) = (least(c.profile_id, c.about_id), greatest(c.profile_id, c.about_id)))
      then now() else greatest(now(), c.given_at + make_interval(days => ${PAIR_CHECK_DAYS})) end
    where c.about_id = ${profileId} and c.kind = 'pairCheck' and c.withdrawn_at is null`.execute(db);
}

/**
 * Withdraws pair-check consents that are older than their retention (`pairConsents`), or that were given to an older
 * text, unless the two members have an answer. Deletes withdrawn consents about members who have left.
 */
export async function expirePairConsents(db: Kysely<Database>): Promise<void> {
  await sql`
    update consents c set withdrawn_at = now()
    where c.kind = 'pairCheck' and c.withdrawn_at is null
      and (c.given_at < ${expiryCutoff('pairConsents')} or c.text_version <> ${PAIR_CHECK_CONSENT.version})
      and not exists (select from pair_checks k where k.answer <> ''
        and (k.one_id, k.other_id) = (least(c.profile_id, c.about_id), greatest(c.profile_id, c.about_id)))`.execute(
    db,
  );
  await db
    .deleteFrom('consents')
    .where('kind', '=', KIND)
    .where('about_id', 'is', null)
    .where('withdrawn_at', '<=', sql<Date>`now()`)
    .execute();
}
