import type { Kysely, Updateable } from 'kysely';
import { release } from '#server/domain/visibility-settings/waiting-showings.queries.ts';
import { databaseNow } from '#server/platform/db/database-now.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

type Choices = Omit<Updateable<Database['candidate_choices']>, 'profile_id'>;

/** What the candidate has decided; what was never decided is as it is for one person with one account. */
export async function loadChoices(db: Kysely<Database>, profileId: string) {
  const row = await db
    .selectFrom('candidate_choices')
    .select(['said_yes_at', 'said_to', 'hands_over_accepting', 'reached_account', 'health_decided_at'])
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return {
    saidYesAt: row?.said_yes_at ?? null,
    saidTo: row?.said_to ?? null,
    acceptsAlone: !(row?.hands_over_accepting ?? false),
    reachedAccount: row?.reached_account ?? null,
    healthDecidedAt: row?.health_decided_at ?? null,
  };
}

export async function saveChoices(db: Kysely<Database>, profileId: string, choices: Choices): Promise<void> {
  await db
    .insertInto('candidate_choices')
    .values({ profile_id: profileId, ...choices })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(choices))
    .execute();
}

/** The candidate's own yes to being shown; one to the office has its reason. A profile that waited for it waits no longer. */
export async function sayYes(db: Kysely<Database>, profileId: string, toOffice?: { reason: string }): Promise<void> {
  await saveChoices(db, profileId, {
    said_yes_at: await databaseNow(db),
    said_to: toOffice ? 'office' : 'site',
    reason: toOffice?.reason ?? '',
  });
  await release(db, profileId, 'for_candidate');
}

export const takeYesBack = (db: Kysely<Database>, profileId: string): Promise<void> =>
  saveChoices(db, profileId, { said_yes_at: null, said_to: null, reason: '' });
