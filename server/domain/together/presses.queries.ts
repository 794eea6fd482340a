import { type Kysely, sql } from 'kysely';
import { presserOf, STEP_NAMES, type StepName, stepRule, TAKE_BACK_HOURS } from '#contract/together.ts';
import { loadSeen } from '#server/domain/visibility/load-views.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** The present press of a family at a step. */
export interface Pressed {
  profileId: string;
  step: StepName;
  value: string;
  pressedAt: Date;
  /** Whether the press can still be taken back: `TAKE_BACK_HOURS` are not over. */
  isFresh: boolean;
  /** Whether the present account of the bride or groom pressed it. */
  isByCandidate: boolean;
}

/** Returns the presses of both families; none before the first step of the two. */
export async function loadPresses(db: Kysely<Database>, togetherId: number | null): Promise<Pressed[]> {
  if (togetherId === null) return [];
  return db
    .selectFrom('together_presses')
    .select(['profile_id as profileId', 'step', 'value', 'pressed_at as pressedAt'])
    .select(sql<boolean>`pressed_at > now() - make_interval(hours => ${TAKE_BACK_HOURS})`.as('isFresh'))
    .select(
      sql<boolean>`exists (select from account_profiles a where a.profile_id = together_presses.profile_id
        and a.account_id = pressed_by and a.role = 'candidate')`.as('isByCandidate'),
    )
    .where('together_id', '=', togetherId)
    .execute();
}

interface NewPress {
  togetherId: number;
  profileId: string;
  /** The account that presses; null if no particular account does. */
  accountId: number | null;
  step: StepName;
  value: string;
}

/** Saves a press, in place of the family's former press at this step. */
export async function savePress(
  db: Kysely<Database>,
  { togetherId, profileId, accountId, step, value }: NewPress,
): Promise<void> {
  const columns = { value, pressed_at: sql<Date>`clock_timestamp()`, pressed_by: accountId };
  await db
    .insertInto('together_presses')
    .values({ together_id: togetherId, profile_id: profileId, step, ...columns })
    .onConflict((conflict) => conflict.columns(['together_id', 'profile_id', 'step']).doUpdateSet(columns))
    .execute();
}

/** Deletes a family's press at a step, if there is one. */
export async function removePress(
  db: Kysely<Database>,
  { togetherId, profileId, step }: Omit<NewPress, 'value' | 'accountId'>,
): Promise<void> {
  await db
    .deleteFrom('together_presses')
    .where('together_id', '=', togetherId)
    .where('profile_id', '=', profileId)
    .where('step', '=', step)
    .execute();
}

/** The presses that not every holder may make, by step and value. */
const CANDIDATES_PRESSES = STEP_NAMES.flatMap((step) =>
  stepRule(step)
    .values.filter((value) => presserOf(step, value) !== 'everyHolder')
    .map((value) => ({ step, value })),
);

/**
 * Voids a profile's presses that not every holder may make, with every family in touch, after another person turns out
 * to be the bride or groom. An agreement to exchange numbers becomes a wish to write first.
 */
export async function voidCandidatesPresses(db: Kysely<Database>, profileId: string): Promise<void> {
  const isOfOpenRow = sql<boolean>`together_id in (select id from together where ended_at is null)`;
  await db
    .updateTable('together_presses')
    .set({ value: 'writeFirst', pressed_by: null })
    .where('profile_id', '=', profileId)
    .where('step', '=', 'numbers')
    .where('value', '=', 'exchange')
    .where(isOfOpenRow)
    .execute();
  await db
    .deleteFrom('together_presses')
    .where('profile_id', '=', profileId)
    .where(({ eb, or, and }) =>
      or(CANDIDATES_PRESSES.map(({ step, value }) => and([eb('step', '=', step), eb('value', '=', value)]))),
    )
    .where(isOfOpenRow)
    .execute();
}

/** Returns a member's presses with their times. The other family is named only while the member sees it. */
export async function pressesInDownload(db: Kysely<Database>, profileId: string) {
  const { rows } = await sql<{ with_member: string | null; step: StepName; answer: string; pressed_at: Date }>`
    select case when t.one_id = p.profile_id then t.other_id else t.one_id end as with_member, p.step, p.value as answer,
      p.pressed_at
    from together_presses p join together t on t.id = p.together_id
    where p.profile_id = ${profileId} order by p.pressed_at, p.step`.execute(db);
  const seen = await loadSeen(
    { db },
    profileId,
    rows.flatMap(({ with_member }) => with_member ?? []),
  );
  return rows.map((row) => ({ ...row, with_member: seen.has(row.with_member ?? '') ? row.with_member : null }));
}

/**
 * Whether the office has spoken about a family with a bride or groom without an account, at or after `since`, the time
 * of the acceptance. Calls during a claim of the profile do not count. False if `since` is null.
 */
export async function isSpokenForSince(
  db: Kysely<Database>,
  { profileId, aboutId }: { profileId: string; aboutId: string },
  since: Date | null,
): Promise<boolean> {
  if (since === null) return false;
  const found = await db
    .selectFrom('spoken_calls')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('about_id', '=', aboutId)
    .where('account_id', 'is', null)
    .where('spoken_at', '>=', since)
    .where(sql<boolean>`in_claim is not true`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
