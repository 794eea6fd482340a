import { type Kysely, sql } from 'kysely';
import type { Role } from '#contract/roles.ts';
import type { Seenness } from '#contract/staff/members.ts';
import type { ShownTo } from '#contract/visibility-settings.ts';
import { withdrawConsent } from '#server/domain/consents/consents.queries.ts';
import { takeYesBack } from '#server/domain/holders/candidate-choices.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { endShowing } from './waiting-showings.queries.ts';

export async function loadShownAt(db: Kysely<Database>, profileId: string): Promise<Date | undefined> {
  const row = await db.selectFrom('showings').select('shown_at').where('profile_id', '=', profileId).executeTakeFirst();
  return row?.shown_at;
}

export async function loadShownTo(db: Kysely<Database>, profileId: string): Promise<ShownTo> {
  const row = await db
    .selectFrom('chosen_showings')
    .select('profile_id')
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return row ? 'Chosen' : 'Members';
}

/** Before a showing begins, so that no list has the profile in between. */
export async function saveShownTo(db: Kysely<Database>, profileId: string, shownTo: ShownTo): Promise<void> {
  if (shownTo === 'Members') {
    await db.deleteFrom('chosen_showings').where('profile_id', '=', profileId).execute();
    return;
  }
  await db
    .insertInto('chosen_showings')
    .values({ profile_id: profileId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** From now on the profile is shown to nobody. What the candidate has stopped, the candidate alone begins again. */
export async function stopShowing(
  db: Kysely<Database>,
  { profileId, role }: { profileId: string; role: Role },
): Promise<void> {
  await endShowing(db, profileId);
  await withdrawConsent(db, profileId, 'showing');
  if (role === 'candidate') await takeYesBack(db, profileId);
}

/** Whether others see a member now: a profile that waits for the office or the candidate, or rests, is seen by nobody. */
export async function loadSeenness(db: Kysely<Database>, profileId: string): Promise<Seenness> {
  const { rows } = await sql<{ seenness: Seenness }>`
    select case when exists (select from members where profile_id = ${profileId} and deletion_due_at is not null) then 'leaving'
      when exists (select from members where profile_id = ${profileId} and suspended_at is not null) then 'suspended'
      when exists (select from waiting_showings where profile_id = ${profileId}) then 'waiting'
      when not exists (select from showings where profile_id = ${profileId}) then 'notShown'
      when exists (select from absent_members where profile_id = ${profileId}) then 'resting'
      else 'shown' end as seenness`.execute(db);
  return rows[0]?.seenness ?? 'notShown';
}
