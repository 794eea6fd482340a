import { type Kysely, sql } from 'kysely';
import type { OPEN_KINDS } from '#contract/choices.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** A statement that a family can make openly; `OPEN_KINDS` says what each means. */
export type OpenKind = (typeof OPEN_KINDS)[number];

/** Returns what a member is openly willing to accept. */
export async function loadOpenTo(db: Kysely<Database>, profileId: string): Promise<OpenKind[]> {
  const rows = await db
    .selectFrom('open_to')
    .select('kind')
    .where('profile_id', '=', profileId)
    .orderBy('kind')
    .execute();
  return rows.map(({ kind }) => kind);
}

/** Adds or removes what a member is openly willing to accept; kinds that are left out do not change. */
export async function sayOpenTo(
  db: Kysely<Database>,
  profileId: string,
  choices: Partial<Record<OpenKind, boolean>>,
): Promise<void> {
  for (const kind of ['caste', 'religion', 'disability'] as const) {
    const isOpen = choices[kind];
    if (isOpen === undefined) continue;
    if (isOpen)
      await sql`insert into open_to (profile_id, kind) values (${profileId}, ${kind}) on conflict do nothing`.execute(
        db,
      );
    else await db.deleteFrom('open_to').where('profile_id', '=', profileId).where('kind', '=', kind).execute();
  }
}
