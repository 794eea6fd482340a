import type { Kysely } from 'kysely';
import type { IdentityPaper } from '#contract/staff/identity.ts';
import { showAnswers } from '#server/domain/answers/answers.queries.ts';
import { findSameIdentity, saveIdentity } from '#server/domain/identity/identity.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';
import { decideBadge } from './decide-badge.ts';

interface SeenPaper {
  profileId: string;
  paper: IdentityPaper;
  number: string;
  birthDate: string;
  by: string;
}

export type CheckedIdentity = { outcome: 'seen' | 'differs' } | { outcome: 'elsewhere'; other: string };

/**
 * Compares the data typed from a paper with the family's answers, and gives the badge if they agree. A paper already
 * used for somebody else gives none.
 */
export async function checkIdentity(
  { cipher, phoneHash }: Pick<Services, 'cipher' | 'phoneHash'>,
  db: Kysely<Database>,
  { profileId, paper, number, birthDate, by }: SeenPaper,
): Promise<CheckedIdentity> {
  const answers = await showAnswers({ db, cipher }, profileId, 'personal');
  if (answers.birthDate !== birthDate) return { outcome: 'differs' };
  // Hashed with the random key of phones, which is encrypted by the data key and re-encrypted with it.
  const numberHash = phoneHash(`${paper} ${number}`);
  const other = await findSameIdentity(db, profileId, numberHash);
  if (other !== undefined) return { outcome: 'elsewhere', other };
  await saveIdentity(db, { profileId, paper, numberHash, by });
  await decideBadge(db, { profileId, kind: 'identity', isGiven: true, by, reason: paper });
  return { outcome: 'seen' };
}
