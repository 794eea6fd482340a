import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

interface WeeklyChoice {
  isIntroduced: boolean;
  /** The profile is shown to those alone whom it writes to: then nothing but a tick of its own introduces it. */
  isShownToChosen: boolean;
}

/** What a family has chosen holds for how its profile is shown at present. */
export async function loadWeeklyChoice(db: Kysely<Database>, profileId: string): Promise<WeeklyChoice> {
  const { rows } = await sql<WeeklyChoice>`
    select c.profile_id is not null as "isShownToChosen",
      case when c.profile_id is null then coalesce(w.is_introduced, true) else coalesce(w.is_introduced_while_chosen, false) end as "isIntroduced"
    from members m left join chosen_showings c using (profile_id) left join weekly_choices w using (profile_id)
    where m.profile_id = ${profileId}`.execute(db);
  return rows[0] ?? { isIntroduced: false, isShownToChosen: false };
}

export async function saveWeeklyChoice(db: Kysely<Database>, profileId: string, isIntroduced: boolean): Promise<void> {
  const { isShownToChosen } = await loadWeeklyChoice(db, profileId);
  const choice = isShownToChosen ? { is_introduced_while_chosen: isIntroduced } : { is_introduced: isIntroduced };
  await db
    .insertInto('weekly_choices')
    .values({ profile_id: profileId, ...choice })
    .onConflict((conflict) =>
      conflict.column('profile_id').doUpdateSet({ ...choice, changed_at: sql<Date>`clock_timestamp()` }),
    )
    .execute();
}
