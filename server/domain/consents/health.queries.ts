import { type Expression, type Kysely, sql } from 'kysely';
import { ERASER, saveAnswers } from '#server/domain/answers/answers.queries.ts';
import { eraseRelativesHealth } from '#server/domain/family/relatives-health.ts';
import { endPairChecksOf } from '#server/domain/haemoglobin/pair-checks.queries.ts';
import { eraseResult } from '#server/domain/haemoglobin/results.queries.ts';
import { removeSealedBy } from '#server/domain/sealed-words/sealed-words.queries.ts';
import { Refusal } from '#server/http/refusal.ts';
import { isBesideCandidate, type Who } from '#server/http/session.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';

const KIND = 'health';

/** SQL: whether an account has consented to the storage of health answers. */
export const hasHealthConsent = (profileId: Expression<string>, accountId: Expression<number>) => sql<boolean>`exists (
  select from consents c where c.profile_id = ${profileId} and c.kind = ${sql.lit(KIND)} and c.withdrawn_at is null
    and c.account_id = ${accountId})`;

/** Queries the current consents of a profile to the storage of health answers. */
const currentConsents = (db: Kysely<Database>, profileId: string) =>
  db
    .selectFrom('consents')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('kind', '=', KIND)
    .where('withdrawn_at', 'is', null);

/** Whether an account has consented to the storage of health answers, by a query of its own. */
export async function agreesToHealth(db: Kysely<Database>, { profileId, accountId }: AccountProfile): Promise<boolean> {
  const consent = await currentConsents(db, profileId).where('account_id', '=', accountId).executeTakeFirst();
  return consent !== undefined;
}

/**
 * Throws a refusal with 403 unless the account has consented to the storage of health answers. Our own forms require
 * this consent before they save any. The calls of the specification need only the registration's consent.
 */
export async function requireHealthConsent(db: Kysely<Database>, who: AccountProfile): Promise<void> {
  if (!(await agreesToHealth(db, who))) throw new Refusal(403, 'healthConsentFirst');
}

/**
 * Erases health answers that no consent covers any more. Call after the consent of `who` has ended. The candidate's
 * answers need the candidate's consent if the candidate has an account, else that of any holder. Relatives' answers
 * need the consent of any holder.
 */
export async function eraseUncoveredHealth(
  db: Kysely<Database>,
  who: Pick<Who, 'profileId' | 'role' | 'hasCandidate'>,
): Promise<void> {
  const { profileId } = who;
  const holdersConsent = await currentConsents(db, profileId)
    .where(
      sql<boolean>`exists (select from account_profiles p where p.profile_id = consents.profile_id and p.account_id = consents.account_id)`,
    )
    .executeTakeFirst();
  if (!isBesideCandidate(who) && (who.role === 'candidate' || holdersConsent === undefined)) {
    await saveAnswers({ db, cipher: ERASER }, profileId, { health: { bloodGroup: '', diseaseReport: '' } });
    // The haemoglobin result is erased even if a pair check has used it. A new result is refused until the lock ends.
    await eraseResult(db, profileId);
    await endPairChecksOf(db, profileId);
    await removeSealedBy(db, profileId);
  }
  if (holdersConsent === undefined) await eraseRelativesHealth({ db, cipher: ERASER }, profileId);
}

/**
 * Erases uncovered health answers after an account has left the profile and its consent has ended. If the candidate
 * has left, the candidate's answers then need the consent of a remaining holder.
 */
export async function eraseAfterLeaving(db: Kysely<Database>, profileId: string): Promise<void> {
  const candidate = await db
    .selectFrom('account_profiles')
    .select('account_id')
    .where('profile_id', '=', profileId)
    .where('role', '=', 'candidate')
    .executeTakeFirst();
  await eraseUncoveredHealth(db, { profileId, role: 'guardian', hasCandidate: candidate !== undefined });
}
