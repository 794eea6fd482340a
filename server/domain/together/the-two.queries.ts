import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/**
 * Returns the accounts of the bride and the groom once both have asked to write to each other alone; else null. A press
 * by an account that is not the candidate's any more does not count.
 */
export async function findTheTwo(db: Kysely<Database>, togetherId: number): Promise<readonly [number, number] | null> {
  const candidates = await db
    .selectFrom('together_presses as p')
    .innerJoin('account_profiles as a', (join) =>
      join.onRef('a.account_id', '=', 'p.pressed_by').onRef('a.profile_id', '=', 'p.profile_id'),
    )
    .select('a.account_id as id')
    .where('p.together_id', '=', togetherId)
    .where('p.step', '=', 'theTwo')
    .where('p.value', '=', 'Yes')
    .where('a.role', '=', 'candidate')
    .execute();
  const [one, other] = candidates;
  return one && other ? [one.id, other.id] : null;
}
