import { type Kysely, sql } from 'kysely';
import { isForChosen } from '#server/domain/visibility-settings/member-visibility.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** A family's choice about introductions. */
interface WeeklyChoice {
  /** Whether the family is introduced to others in turn. */
  isIntroduced: boolean;
  /** Whether the profile is shown only to those it writes to. Then it is introduced only by its own choice. */
  isShownToChosen: boolean;
}

/**
 * SQL: whether a family is introduced to others in turn. It is by default, except for profiles shown only to those they
 * write to.
 */
export const isIntroducedOf = (profileId: string) => sql<boolean>`case when ${isForChosen(profileId)}
  then coalesce((select is_introduced_while_chosen from weekly_choices where profile_id = ${profileId}), false)
  else coalesce((select is_introduced from weekly_choices where profile_id = ${profileId}), true) end`;

/** Returns a family's choice about introductions for its present audience. */
export async function loadWeeklyChoice(db: Kysely<Database>, profileId: string): Promise<WeeklyChoice> {
  const { rows } = await sql<WeeklyChoice>`
    select ${isForChosen(profileId)} as "isShownToChosen", ${isIntroducedOf(profileId)} as "isIntroduced"`.execute(db);
  return rows[0] ?? { isIntroduced: false, isShownToChosen: false };
}

/**
 * Saves the choice. Returns false if the profile's audience has changed since the choice was made. Call with the
 * member's row locked.
 */
export async function saveWeeklyChoice(
  db: Kysely<Database>,
  profileId: string,
  { isIntroduced, isShownToChosen }: WeeklyChoice,
): Promise<boolean> {
  const presentChoice = await loadWeeklyChoice(db, profileId);
  if (presentChoice.isShownToChosen !== isShownToChosen) return false;
  const choice = isShownToChosen ? { is_introduced_while_chosen: isIntroduced } : { is_introduced: isIntroduced };
  await db
    .insertInto('weekly_choices')
    .values({ profile_id: profileId, ...choice })
    .onConflict((conflict) =>
      conflict.column('profile_id').doUpdateSet({ ...choice, changed_at: sql<Date>`clock_timestamp()` }),
    )
    .execute();
  return true;
}

/** Clears the choice to be introduced, because the profile begins or stops being shown only to those it writes to. */
export async function untickWhileChosen(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .updateTable('weekly_choices')
    .set({ is_introduced_while_chosen: false, changed_at: sql<Date>`clock_timestamp()` })
    .where('profile_id', '=', profileId)
    .where('is_introduced_while_chosen', '=', true)
    .execute();
}
