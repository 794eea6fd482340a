import type { Role } from '#contract/roles.ts';
import { saveAnswers } from '#server/domain/answers/answers.queries.ts';
import { withdrawWaitingConsents } from '#server/domain/consents/pair-consents.queries.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { loadLockedUntil, saveResult } from '#server/domain/haemoglobin/results.queries.ts';
import type { Who } from '#server/http/session.ts';

/**
 * Whether to ask the candidate whether to keep the health answers that others wrote. Only the candidate is asked, until
 * they have decided (`healthDecidedAt`), and only if the profile has other holders.
 */
export const asksHealth = (
  { role }: Pick<Who, 'role'>,
  holders: readonly { role: Role }[],
  { healthDecidedAt }: { healthDecidedAt: Date | null },
): boolean => role === 'candidate' && healthDecidedAt === null && holders.some((holder) => holder.role !== 'candidate');

/** Erases the answers about the candidate's own health. A haemoglobin result that is still locked is not erased. */
export async function eraseOwnHealth(
  { db, cipher }: Pick<DomainServices, 'db' | 'cipher'>,
  profileId: string,
): Promise<void> {
  await saveAnswers({ db, cipher }, profileId, { health: { bloodGroup: '', diseaseReport: '' } });
  if (await loadLockedUntil(db, profileId)) return;
  await saveResult(db, cipher, profileId, { status: '', testedOn: '' });
  await withdrawWaitingConsents(db, profileId);
}
