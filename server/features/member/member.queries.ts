import { type Kysely, sql } from 'kysely';
import { AGAIN_AFTER_DAYS, INTEREST_DAYS } from '#contract/introductions.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** What a family shows on its own biodata. */
export interface BiodataChoice {
  with_birth: boolean;
  with_contact: boolean;
  with_photo: boolean;
  blessing: string;
}

const showsEverything: BiodataChoice = { with_birth: true, with_contact: true, with_photo: true, blessing: '' };

/** Loads what the family shows on its own biodata; everything until it chooses. */
export async function loadBiodataChoice(db: Kysely<Database>, profileId: string): Promise<BiodataChoice> {
  const choice = await db
    .selectFrom('biodata_choices')
    .select(['with_birth', 'with_contact', 'with_photo', 'blessing'])
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return choice ?? showsEverything;
}

/** Saves what the family shows on its own biodata. */
export async function saveBiodataChoice(db: Kysely<Database>, profileId: string, choice: BiodataChoice): Promise<void> {
  await db
    .insertInto('biodata_choices')
    .values({ profile_id: profileId, ...choice })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(choice))
    .execute();
}

/** Loads the interests between two members, the newest first, from which their standing is derived. */
export function loadBetween(db: Kysely<Database>, one: string, other: string) {
  const isOlderThan = (days: number) => sql<boolean>`sent_at <= now() - make_interval(days => ${days})`;
  return db
    .selectFrom('introductions')
    .select([
      'sender_id',
      'note',
      'sent_at',
      'answer',
      'withdrawn_at',
      'told_because',
      'could_be_told',
      'kinship',
      'kinship_named',
    ])
    .select([isOlderThan(INTEREST_DAYS).as('isOver'), isOlderThan(AGAIN_AFTER_DAYS).as('mayFollow')])
    .where('sender_id', 'in', [one, other])
    .where('recipient_id', 'in', [one, other])
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** An interest between two members. `isOver`: it has expired. `mayFollow`: another may be sent. */
export type BetweenRow = Awaited<ReturnType<typeof loadBetween>>[number];
