import { type Kysely, sql } from 'kysely';
import type { WeddingKind } from '#contract/wedding.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** The planned wedding of two families. */
interface Wedding {
  /** `YYYY-MM-DD`; `''` if not given. */
  day: string;
  /** `''` if not given. */
  kind: WeddingKind | '';
  /** The member who entered the wedding; null if nobody has, or that member has left. */
  enteredBy: string | null;
}

/** The wedding of two families of whom neither has entered one. */
export const NO_WEDDING: Wedding = { day: '', kind: '', enteredBy: null };

/** Returns the planned wedding of two families; `NO_WEDDING` if nobody has entered one. */
export async function loadWedding(db: Kysely<Database>, togetherId: number | null): Promise<Wedding> {
  if (togetherId === null) return NO_WEDDING;
  const row = await db
    .selectFrom('together_weddings')
    .select(['on_day as day', 'kind', 'entered_by as enteredBy'])
    .where('together_id', '=', togetherId)
    .executeTakeFirst();
  return row ? { day: row.day ?? '', kind: row.kind ?? '', enteredBy: row.enteredBy } : NO_WEDDING;
}

/** Replaces the planned wedding of two families. */
export async function writeWedding(
  db: Kysely<Database>,
  { togetherId, profileId, day, kind }: { togetherId: number; profileId: string; day: string; kind: WeddingKind | '' },
): Promise<void> {
  const columns = { on_day: day || null, kind: kind || null, entered_by: profileId, entered_at: sql<Date>`now()` };
  await db
    .insertInto('together_weddings')
    .values({ together_id: togetherId, ...columns })
    .onConflict((conflict) => conflict.column('together_id').doUpdateSet(columns))
    .execute();
}

/** Lists the keys of the papers that a family has ticked. */
export async function listTicks(
  db: Kysely<Database>,
  { togetherId, profileId }: { togetherId: number | null; profileId: string },
): Promise<Set<string>> {
  if (togetherId === null) return new Set();
  const rows = await db
    .selectFrom('together_ticks')
    .select('paper')
    .where('together_id', '=', togetherId)
    .where('profile_id', '=', profileId)
    .execute();
  return new Set(rows.map(({ paper }) => paper));
}

/** Replaces the ticks of a family by these. */
export async function writeTicks(
  db: Kysely<Database>,
  { togetherId, profileId, papers }: { togetherId: number; profileId: string; papers: readonly string[] },
): Promise<void> {
  // A list in SQL must not be empty, and no paper has the key ''.
  await db
    .deleteFrom('together_ticks')
    .where('together_id', '=', togetherId)
    .where('profile_id', '=', profileId)
    .where('paper', 'not in', ['', ...papers])
    .execute();
  if (papers.length === 0) return;
  await db
    .insertInto('together_ticks')
    .values(papers.map((paper) => ({ together_id: togetherId, profile_id: profileId, paper })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Returns the planned weddings that a member has entered, then for each couple's page the number of papers that the
 * member has ticked. The other families are not named.
 */
export async function weddingsInDownload(db: Kysely<Database>, profileId: string) {
  const weddings = await db
    .selectFrom('together_weddings')
    .select(['on_day', 'kind', 'entered_at'])
    .where('entered_by', '=', profileId)
    .orderBy('entered_at')
    .execute();
  const ticks = await db
    .selectFrom('together_ticks')
    .select(({ fn }) => [fn.countAll<string>().as('papers_ticked')])
    .where('profile_id', '=', profileId)
    .groupBy('together_id')
    .execute();
  return [...weddings, ...ticks.map(({ papers_ticked }) => ({ papers_ticked: Number(papers_ticked) }))];
}
