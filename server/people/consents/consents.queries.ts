import { type Kysely, sql } from 'kysely';
import { CONSENTS, type ConsentKind } from '#contract/agreed-words.ts';
import type { Language } from '#contract/choices.ts';
import { AT_REGISTRATION } from '#contract/consents.ts';
import type { Database } from '#server/db/tables.ts';
import { loadSeen } from '#server/people/view/load-views.ts';

/** Records a consent in the words of today; one to these words that stands already stays as it was given, one to others ends. */
export async function recordConsent(
  db: Kysely<Database>,
  profileId: string,
  kind: ConsentKind,
  language: Language,
): Promise<void> {
  const { version, hash } = CONSENTS[kind];
  await standing(db, profileId, kind).where('text_version', '!=', version).execute();
  await db
    .insertInto('consents')
    .values({ profile_id: profileId, kind, text_version: version, text_hash: hash[language], language })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The boxes of the registration, ticked. */
export async function recordRegistration(db: Kysely<Database>, profileId: string, language: Language): Promise<void> {
  for (const kind of AT_REGISTRATION) await recordConsent(db, profileId, kind, language);
}

/** That all members see the photos is consented to; anything else takes the consent back. */
export async function consentToAudience(
  db: Kysely<Database>,
  profileId: string,
  photoFor: string,
  language: Language,
): Promise<void> {
  if (photoFor === 'Members') await recordConsent(db, profileId, 'photo', language);
  else await withdrawConsent(db, profileId, 'photo');
}

/** Takes back the consent that stands, if there is one. */
export async function withdrawConsent(db: Kysely<Database>, profileId: string, kind: ConsentKind): Promise<void> {
  await standing(db, profileId, kind).execute();
}

const standing = (db: Kysely<Database>, profileId: string, kind: ConsentKind) =>
  db
    .updateTable('consents')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('profile_id', '=', profileId)
    .where('kind', '=', kind)
    .where('withdrawn_at', 'is', null);

/** Everything that a member has ever agreed to, the first first; of pairs, where the other is shown to the member. */
export async function listConsents(db: Kysely<Database>, profileId: string) {
  const consents = await db
    .selectFrom('consents')
    .select(['kind', 'about_id', 'text_version', 'language', 'given_at', 'withdrawn_at'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
  const seen = await loadSeen(
    { db },
    profileId,
    consents.flatMap(({ about_id }) => about_id ?? []),
  );
  return consents.filter(({ kind, about_id }) => kind !== 'pairCheck' || (about_id !== null && seen.has(about_id)));
}
