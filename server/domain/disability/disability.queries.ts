import { type Kysely, sql } from 'kysely';
import type { DISABILITY_AUDIENCES } from '#contract/choices.ts';
import type { Told } from '#contract/told.ts';
import { endDisabilityConsent } from '#server/domain/consents/consents.queries.ts';
import { placeOfDisability } from '#server/platform/crypto/disabilities.queries.ts';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';

interface Store {
  db: Kysely<Database>;
  cipher: HealthCipher;
}

/** What is stored of a disability. */
export interface Disability {
  /** What the family has told of the disability. */
  told: Told;
  /** Who may read what was told. */
  audience: (typeof DISABILITY_AUDIENCES)[number];
  /** Who has agreed to the storage of the disability; `asked` waits for the candidate's agreement. */
  agreed: 'candidate' | 'family' | 'asked';
}

/**
 * Returns what a member has told of a disability, decrypted, for the profile's own holders; null if nothing was told.
 * `visibility/told.ts` decides who else may read it.
 */
export async function loadDisability({ db, cipher }: Store, profileId: string): Promise<Disability | null> {
  const row = await db
    .selectFrom('disabilities')
    .select(['told', 'audience', 'agreed'])
    .where('profile_id', '=', profileId)
    // `told` is empty after a restore that could not decrypt it.
    .where('told', '!=', '')
    .executeTakeFirst();
  if (row === undefined) return null;
  const told: Told = JSON.parse(cipher.decrypt(row.told, placeOfDisability(profileId)));
  return { ...row, told };
}

/** Saves what a family tells of a disability, encrypted, in place of what it told before. */
export async function saveDisability(
  { db, cipher }: Store,
  profileId: string,
  { told, audience, agreed }: Disability,
): Promise<void> {
  const row = { told: cipher.encrypt(JSON.stringify(told), placeOfDisability(profileId)), audience, agreed };
  await db
    .insertInto('disabilities')
    .values({ profile_id: profileId, ...row })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet({ ...row, told_at: sql<Date>`now()` }))
    .execute();
}

/** Deletes what a member has told of a disability, and ends the consent to it. */
export async function eraseDisability(db: Kysely<Database>, profileId: string): Promise<void> {
  await endDisabilityConsent(db, { profileId });
  await db.deleteFrom('disabilities').where('profile_id', '=', profileId).execute();
}

/** Deletes what was told of a disability if it rests on the consent of this account, which leaves the profile. */
export async function eraseDisabilityOf(db: Kysely<Database>, who: AccountProfile): Promise<void> {
  if (await endDisabilityConsent(db, who)) await eraseDisability(db, who.profileId);
}

/** Returns what a member has told of a disability, for the owner's download: one row, or none. */
export async function disabilityInDownload(store: Store, profileId: string) {
  const disability = await loadDisability(store, profileId);
  if (disability === null) return [];
  const { told, audience } = disability;
  return [{ ...told, kinds: told.kinds.join(', '), read_by: audience }];
}
