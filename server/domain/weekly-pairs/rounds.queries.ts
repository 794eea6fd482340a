import { type Kysely, sql } from 'kysely';
import type { RoundFigures } from '#server/platform/db/round-tables.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { historyOf, mayBeIntroduced } from './introducible.queries.ts';

/** A bride and a groom, by their profile ids. */
export type Pair = readonly [brideId: string, groomId: string];

/** Maximum number of pairs written in one statement. */
const PAIRS_AT_ONCE = 2_000;

/** Whether the pairs of a week are saved. */
export async function isRoundDone(db: Kysely<Database>, week: string): Promise<boolean> {
  const { rows } = await sql<{ isDone: boolean }>`
    select exists (select from weekly_rounds where week = ${week}::date and done_at is not null) as "isDone"`.execute(
    db,
  );
  return rows[0]?.isDone ?? false;
}

/** Records that the round of a week has begun. A second call changes nothing. */
export async function noteRoundBegun(db: Kysely<Database>, week: string): Promise<void> {
  await sql`insert into weekly_rounds (week) values (${week}::date) on conflict (week) do nothing`.execute(db);
}

/**
 * Saves the pairs of a week and marks its round as done, in one transaction. Leaves out members who have left, blocked
 * or written meanwhile, and those who have a partner in this week already. Returns the number of pairs.
 */
export async function saveRound(
  db: Kysely<Database>,
  { week, pairs, figures }: { week: string; pairs: readonly Pair[]; figures: Omit<RoundFigures, 'pairs'> },
): Promise<number> {
  return await db.transaction().execute(async (transaction) => {
    let savedPairs = 0;
    for (let from = 0; from < pairs.length; from += PAIRS_AT_ONCE)
      savedPairs += await savePairs(transaction, week, pairs.slice(from, from + PAIRS_AT_ONCE));
    const allFigures: RoundFigures = { ...figures, pairs: savedPairs };
    await sql`update weekly_rounds set done_at = now(), figures = ${JSON.stringify(allFigures)}::jsonb
      where week = ${week}::date`.execute(transaction);
    return savedPairs;
  });
}

/** Saves those of these pairs that may still be introduced. Returns their number. */
async function savePairs(db: Kysely<Database>, week: string, pairs: readonly Pair[]): Promise<number> {
  const brideIds = pairs.map(([bride]) => bride);
  const groomIds = pairs.map(([, groom]) => groom);
  const brideId = sql.ref<string>('p.bride_id');
  const groomId = sql.ref<string>('p.groom_id');
  const monday = sql<string>`${week}::date`;
  const result = await sql`
    insert into weekly_pairs (week, bride_id, groom_id)
    select ${monday}, p.bride_id, p.groom_id from unnest(${brideIds}::text[], ${groomIds}::text[]) as p (bride_id, groom_id)
    where ${mayBeIntroduced(brideId, monday)} and ${mayBeIntroduced(groomId, monday)}
      and not exists (select from (${historyOf(brideId, monday)}) h where h.id = p.groom_id)
    on conflict do nothing`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}
