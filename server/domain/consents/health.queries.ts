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

/** Whether an account has agreed that answers about health are kept. */
export const hasHealthConsent = (profileId: Expression<string>, accountId: Expression<number>) => sql<boolean>`exists (
  select from consents c where c.profile_id = ${profileId} and c.kind = ${sql.lit(KIND)} and c.withdrawn_at is null
    and c.account_id = ${accountId})`;

/** The same, asked alone. */
export async function agreesToHealth(db: Kysely<Database>, { profileId, accountId }: AccountProfile): Promise<boolean> {
  const found = await standing(db, profileId).where('account_id', '=', accountId).executeTakeFirst();
  return found !== undefined;
}

/** Our own forms write nothing of health before it is agreed to. The specified calls save as specified, and need no more than the registration. */
export async function requireHealthConsent(db: Kysely<Database>, who: AccountProfile): Promise<void> {
  if (!(await agreesToHealth(db, who))) throw new Refusal(403, 'healthConsentFirst');
}

/**
 * Erases what no consent carries any more. What is of the candidate rests on the candidate's consent where one has an account, else on that
 * of anybody who looks after the profile; what is of relatives on anybody's.
 */
export async function eraseWhatRestsOn(
  db: Kysely<Database>,
  who: Pick<Who, 'profileId' | 'role' | 'hasCandidate'>,
): Promise<void> {
  const { profileId } = who;
  const others = await standing(db, profileId)
    .where(
      sql<boolean>`exists (select from account_profiles p where p.profile_id = consents.profile_id and p.account_id = consents.account_id)`,
    )
    .executeTakeFirst();
  if (!isBesideCandidate(who) && (who.role === 'candidate' || others === undefined)) {
    await saveAnswers({ db, cipher: ERASER }, profileId, { health: { bloodGroup: '', diseaseReport: '' } });
    // The result, too, which stays as it is after a check: until that month is over no other is taken.
    await eraseResult(db, profileId);
    await endPairChecksOf(db, profileId);
    await removeSealedBy(db, profileId);
  }
  if (others === undefined) await eraseRelativesHealth({ db, cipher: ERASER }, profileId);
}

/**
 * The same after an account whose consent ended with it looks after the profile no more: the candidate's own then rests on those who are left.
 */
export async function eraseAfterLeaving(db: Kysely<Database>, profileId: string): Promise<void> {
  const candidate = await db
    .selectFrom('account_profiles')
    .select('account_id')
    .where('profile_id', '=', profileId)
    .where('role', '=', 'candidate')
    .executeTakeFirst();
  await eraseWhatRestsOn(db, { profileId, role: 'guardian', hasCandidate: candidate !== undefined });
}

const standing = (db: Kysely<Database>, profileId: string) =>
  db
    .selectFrom('consents')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('kind', '=', KIND)
    .where('withdrawn_at', 'is', null);
