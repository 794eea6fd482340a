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
  /** Login of the member of staff who saw the paper. */
  by: string;
}

/** `seen`: the badge is given. `differs`: another birth date. `elsewhere`: `other` has shown the same paper. */
export type CheckedIdentity = { outcome: 'seen' | 'differs' } | { outcome: 'elsewhere'; other: string };

/**
 * Compares the birth date typed from an identity paper with the family's answer, and gives the badge if they agree. An
 * identity paper already used for another profile gives none.
 */
export async function checkIdentity(
  { cipher, phoneHash }: Pick<Services, 'cipher' | 'phoneHash'>,
  db: Kysely<Database>,
  { profileId, paper, number, birthDate, by }: SeenPaper,
): Promise<CheckedIdentity> {
  const answers = await showAnswers({ db, cipher }, profileId, 'personal');
  if (answers.birthDate !== birthDate) return { outcome: 'differs' };
  // The number is hashed with the random key for phones, which is encrypted by the data key and re-encrypted with it.
  const numberHash = phoneHash(`${paper} ${number}`);
  const other = await findSameIdentity(db, profileId, numberHash);
  if (other !== undefined) return { outcome: 'elsewhere', other };
  await saveIdentity(db, { profileId, paper, numberHash, by });
  await decideBadge(db, { profileId, kind: 'identity', isGiven: true, by, reason: paper });
  return { outcome: 'seen' };
}
