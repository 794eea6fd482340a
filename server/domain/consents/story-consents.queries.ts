import { type Kysely, sql } from 'kysely';
import { CONSENTS } from '#contract/agreed-words.ts';
import type { Language } from '#contract/choices.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { loadGiver } from './consents.queries.ts';

const KIND = 'story';

interface Consent {
  profileId: string;
  /** The account that consents for the profile. */
  accountId: number;
  /** The other member of the couple. */
  aboutId: string;
  /** Hash of the story: its names, words, language and photo. */
  hash: string;
  language: Language;
}

/** Records a consent to publish exactly the story with this hash. */
export async function recordStoryConsent(
  db: Kysely<Database>,
  { profileId, accountId, aboutId, hash, language }: Consent,
): Promise<void> {
  const giver = await loadGiver(db, { profileId, accountId });
  await db
    .insertInto('consents')
    .values({
      profile_id: profileId,
      kind: KIND,
      about_id: aboutId,
      language,
      account_id: accountId,
      text_version: CONSENTS[KIND].version,
      text_hash: hash,
      given_as: giver.role,
      phone_end: giver.phoneEnd,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Withdraws the current consents of these members to the publication of a story. */
export async function withdrawStoryConsents(db: Kysely<Database>, profileIds: readonly string[]): Promise<void> {
  await db
    .updateTable('consents')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('kind', '=', KIND)
    .where('withdrawn_at', 'is', null)
    .where('profile_id', 'in', [...profileIds])
    .execute();
}
