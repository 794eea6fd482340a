import { type Expression, type Kysely, sql } from 'kysely';
import type { Language } from '#contract/choices.ts';
import { recordConsent, withdrawConsent } from '#server/domain/consents/consents.queries.ts';
import type { Giver } from '#server/domain/consents/whose.queries.ts';
import { withdrawFromProposals } from '#server/domain/proposals/proposals.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { takeFamily } from './given-families.queries.ts';

/**
 * SQL: whether a row of `consents` is a valid consent to the trust's help. If the candidate has an account, only the
 * candidate's consent counts, or a consent that the office recorded since that account has had the role of candidate.
 */
export const countsAssisted = (alias: string) => {
  const a = sql.ref(alias);
  return sql<boolean>`(${a}.kind = 'assisted' and ${a}.withdrawn_at is null and not exists (
    select from account_profiles c where c.profile_id = ${a}.profile_id and c.role = 'candidate'
      and c.account_id is distinct from ${a}.account_id
      and (${a}.account_id is not null or ${a}.given_at < coalesce(c.role_since, c.joined_at))))`;
};

/** SQL: whether a family has asked the trust to look for it, by a consent that counts (`countsAssisted`). */
export const isAssistedOf = (profileId: Expression<string> | string) => sql<boolean>`exists (
  select from consents a where a.profile_id = ${profileId} and ${countsAssisted('a')})`;

/** Returns since when the trust looks for a family; null if the family has given no consent that counts. */
export async function loadAssistedSince(db: Kysely<Database>, profileId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('consents')
    .select('given_at')
    .where('profile_id', '=', profileId)
    .where(countsAssisted('consents'))
    .executeTakeFirst();
  return row?.given_at ?? null;
}

/**
 * Records that a family asks the trust to look for it, and withdraws a former consent that does not count. Call with
 * the member's row locked.
 */
export async function beginAssisting(db: Kysely<Database>, giver: Giver, language: Language): Promise<void> {
  if ((await loadAssistedSince(db, giver.profileId)) === null) await withdrawConsent(db, giver.profileId, 'assisted');
  await recordConsent(db, giver, 'assisted', language);
}

/**
 * Ends the trust's help for a family: takes it from its volunteer and withdraws it from proposals. Call with the
 * member's row locked.
 */
export async function endAssisting(db: Kysely<Database>, profileId: string): Promise<void> {
  await withdrawConsent(db, profileId, 'assisted');
  await takeFamily(db, profileId);
  await withdrawFromProposals(db, profileId);
}
