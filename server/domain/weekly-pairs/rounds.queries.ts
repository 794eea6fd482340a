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
    let saved = 0;
    for (let from = 0; from < pairs.length; from += PAIRS_AT_ONCE)
      saved += await savePairs(transaction, week, pairs.slice(from, from + PAIRS_AT_ONCE));
    const all: RoundFigures = { ...figures, pairs: saved };
    await sql`update weekly_rounds set done_at = now(), figures = ${JSON.stringify(all)}::jsonb
      where week = ${week}::date`.execute(transaction);
    return saved;
  });
}

/** Saves those of these pairs that may still be introduced. Returns their number. */
async function savePairs(db: Kysely<Database>, week: string, pairs: readonly Pair[]): Promise<number> {
  const brideIds = pairs.map(([brideId]) => brideId);
  const groomIds = pairs.map(([, groomId]) => groomId);
  const [bride, groom, monday] = [
    sql.ref<string>('p.bride_id'),
    sql.ref<string>('p.groom_id'),
    sql<string>`${week}::date`,
  ];
  const result = await sql`
    insert into weekly_pairs (week, bride_id, groom_id)
    select ${monday}, p.bride_id, p.groom_id from unnest(${brideIds}::text[], ${groomIds}::text[]) as p (bride_id, groom_id)
    where ${mayBeIntroduced(bride, monday)} and ${mayBeIntroduced(groom, monday)}
      and not exists (select from (${historyOf(bride, monday)}) h where h.id = p.groom_id)
    on conflict do nothing`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}
