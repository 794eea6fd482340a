import type { Kysely } from 'kysely';
import type { HealthCipher } from '#server/crypto/health-cipher.ts';
import type { Database } from '#server/db/tables.ts';

interface OwnAnswers {
  blood_group: string;
  disease_report: string;
}

export async function loadOwnAnswers(
  db: Kysely<Database>,
  cipher: HealthCipher,
  profileId: string,
): Promise<OwnAnswers> {
  const row = await db
    .selectFrom('health_answers')
    .select(['blood_group', 'disease_report'])
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return {
    blood_group: cipher.decrypt(row?.blood_group ?? '', { profileId, owner: 'self', column: 'blood_group' }),
    disease_report: cipher.decrypt(row?.disease_report ?? '', { profileId, owner: 'self', column: 'disease_report' }),
  };
}

export async function saveOwnAnswers(
  db: Kysely<Database>,
  cipher: HealthCipher,
  profileId: string,
  answers: OwnAnswers,
): Promise<void> {
  const encrypt = (value: string, column: string) => cipher.encrypt(value, { profileId, owner: 'self', column });
  const stored = {
    blood_group: encrypt(answers.blood_group, 'blood_group'),
    disease_report: encrypt(answers.disease_report, 'disease_report'),
  };
  await db
    .insertInto('health_answers')
    .values({ profile_id: profileId, ...stored })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(stored))
    .execute();
}
