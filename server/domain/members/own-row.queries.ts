import { type Kysely, sql } from 'kysely';
import type { Stored } from '#server/domain/answers/stored.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Writes answers that stand in the member's own row. */
export async function updateMember(db: Kysely<Database>, profileId: string, columns: Stored): Promise<void> {
  const assigned = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update members set ${sql.join(assigned)} where profile_id = ${profileId}`.execute(db);
}
