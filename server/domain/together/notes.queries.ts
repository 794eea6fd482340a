import { type Kysely, sql } from 'kysely';
import type { DomainServices } from '#server/domain/domain-services.ts';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { placeOfTogether } from '#server/platform/crypto/together.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

type Sealing = Pick<DomainServices, 'db' | 'cipher'>;
type Kind = Database['together_notes']['kind'];

/** Identifies a private note of a family on its page with another family. */
interface NoteKey {
  togetherId: number;
  profileId: string;
  kind: Kind;
}

/** Returns the place where a note is stored; the encryption is bound to the place. */
const placeOf = ({ togetherId, profileId, kind }: NoteKey) => placeOfTogether(togetherId, profileId, kind, 'words');

/** Returns a family's private note; `''` if there is none. */
export async function loadNote({ db, cipher }: Sealing, key: NoteKey): Promise<string> {
  const row = await db
    .selectFrom('together_notes')
    .select('words')
    .where('together_id', '=', key.togetherId)
    .where('profile_id', '=', key.profileId)
    .where('kind', '=', key.kind)
    .executeTakeFirst();
  return cipher.decrypt(row?.words ?? '', placeOf(key));
}

/** Replaces a family's private note; `''` deletes it. */
export async function saveNote({ db, cipher }: Sealing, key: NoteKey, words: string): Promise<void> {
  const { togetherId: together_id, profileId: profile_id, kind } = key;
  if (words === '') {
    await db
      .deleteFrom('together_notes')
      .where('together_id', '=', together_id)
      .where('profile_id', '=', profile_id)
      .where('kind', '=', kind)
      .execute();
    return;
  }
  const values = { words: cipher.encrypt(words, placeOf(key)), noted_at: sql<Date>`now()` };
  await db
    .insertInto('together_notes')
    .values({ together_id, profile_id, kind, ...values })
    .onConflict((conflict) => conflict.columns(['together_id', 'profile_id', 'kind']).doUpdateSet(values))
    .execute();
}

/** Returns a family's private notes, the oldest first. The other families are not named. */
export async function notesInDownload(db: Kysely<Database>, cipher: HealthCipher, profileId: string) {
  const rows = await db
    .selectFrom('together_notes')
    .select(['together_id', 'kind', 'words', 'noted_at'])
    .where('profile_id', '=', profileId)
    .orderBy('noted_at')
    .execute();
  return rows.map(({ together_id: togetherId, kind, words, noted_at }) => ({
    kind,
    noted_at,
    words: cipher.decrypt(words, placeOf({ togetherId, profileId, kind })),
  }));
}
