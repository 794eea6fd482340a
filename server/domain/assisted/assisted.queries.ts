import { type Expression, type Kysely, sql } from 'kysely';
import type { Language } from '#contract/choices.ts';
import { recordConsent, withdrawConsent } from '#server/domain/consents/consents.queries.ts';
import type { Giver } from '#server/domain/consents/whose.queries.ts';
import { withdrawFromProposals } from '#server/domain/proposals/proposals.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { takeFamily } from './given-families.queries.ts';

/** Whether a family has asked the trust to look for it. */
export const isAssistedOf = (profileId: Expression<string> | string) => sql<boolean>`exists (
  select from consents a where a.profile_id = ${profileId} and a.kind = 'assisted' and a.withdrawn_at is null)`;

/** Since when the trust looks for a family; null where it does not. */
export async function loadAssistedSince(db: Kysely<Database>, profileId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('consents')
    .select('given_at')
    .where('profile_id', '=', profileId)
    .where('kind', '=', 'assisted')
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row?.given_at ?? null;
}

/** The member is locked. */
export const beginAssisting = (db: Kysely<Database>, giver: Giver, language: Language): Promise<void> =>
  recordConsent(db, giver, 'assisted', language);

/** The trust looks for a family no more: it is taken from its volunteer, and reads of no proposal of the office. The member is locked. */
export async function endAssisting(db: Kysely<Database>, profileId: string): Promise<void> {
  await withdrawConsent(db, profileId, 'assisted');
  await takeFamily(db, profileId);
  await withdrawFromProposals(db, profileId);
}
