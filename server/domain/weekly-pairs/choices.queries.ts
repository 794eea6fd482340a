import { type Kysely, sql } from 'kysely';
import { isForChosen } from '#server/domain/visibility-settings/member-visibility.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

interface WeeklyChoice {
  isIntroduced: boolean;
  /** The profile is shown to those alone whom it writes to: then nothing but a tick of its own introduces it. */
  isShownToChosen: boolean;
}

/** Whether a family is introduced in turn: on at first, but for profiles that are shown to those alone whom they write to. */
export const isIntroducedOf = (profileId: string) => sql<boolean>`case when ${isForChosen(profileId)}
  then coalesce((select is_introduced_while_chosen from weekly_choices where profile_id = ${profileId}), false)
  else coalesce((select is_introduced from weekly_choices where profile_id = ${profileId}), true) end`;

/** What a family has chosen holds for how its profile is shown at present. */
export async function loadWeeklyChoice(db: Kysely<Database>, profileId: string): Promise<WeeklyChoice> {
  const { rows } = await sql<WeeklyChoice>`
    select ${isForChosen(profileId)} as "isShownToChosen", ${isIntroducedOf(profileId)} as "isIntroduced"`.execute(db);
  return rows[0] ?? { isIntroduced: false, isShownToChosen: false };
}

/** False where the profile is shown to others by now than the choice was made for. The member is locked. */
export async function saveWeeklyChoice(
  db: Kysely<Database>,
  profileId: string,
  { isIntroduced, isShownToChosen }: WeeklyChoice,
): Promise<boolean> {
  if ((await loadWeeklyChoice(db, profileId)).isShownToChosen !== isShownToChosen) return false;
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

/** A profile that begins or ends to be shown to those alone whom it writes to needs a new tick to be introduced. */
export async function untickWhileChosen(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .updateTable('weekly_choices')
    .set({ is_introduced_while_chosen: false, changed_at: sql<Date>`clock_timestamp()` })
    .where('profile_id', '=', profileId)
    .where('is_introduced_while_chosen', '=', true)
    .execute();
}
