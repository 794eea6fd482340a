import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/**
 * Takes back what both have agreed to, and erases the answer. That there was a check stays, for the limit and the lock.
 */
export async function endPairCheck(db: Kysely<Database>, one: string, other: string): Promise<void> {
  await withdrawConsents(db, [one, other], [one, other]);
  await eraseAnswer(db, [one, other]);
}

/**
 * Takes back what this member has agreed to, and erases the answer. What the other has agreed to stands and counts as
 * before: nothing on the other's side tells it from a pause.
 */
export async function leavePairCheck(db: Kysely<Database>, profileId: string, otherId: string): Promise<void> {
  await withdrawConsents(db, [profileId], [profileId, otherId]);
  await eraseAnswer(db, [profileId, otherId]);
}

/** With whom this member has agreed to a pair check. */
export async function listAgreedPairs(db: Kysely<Database>, profileId: string): Promise<string[]> {
  const agreed = await db
    .selectFrom('consents')
    .select('about_id')
    .where('profile_id', '=', profileId)
    .where('kind', '=', 'pairCheck')
    .where('withdrawn_at', 'is', null)
    .execute();
  return agreed.flatMap(({ about_id }) => about_id ?? []);
}

/** Takes back every pair check that this member has agreed to, each as if it had been taken back on its own. */
export async function endPairChecksOf(db: Kysely<Database>, profileId: string): Promise<void> {
  for (const otherId of await listAgreedPairs(db, profileId)) await endPairCheck(db, profileId, otherId);
}

/** Takes back what this member has agreed to and the other has not met: the result that was to be compared is another, or gone. */
export async function withdrawWaitingConsents(db: Kysely<Database>, profileId: string): Promise<void> {
  await sql`
    update consents c set withdrawn_at = now()
    where c.profile_id = ${profileId} and c.kind = 'pairCheck' and c.withdrawn_at is null
      and not exists (select from pair_checks k where k.checked_at >= c.given_at
        and (k.one_id, k.other_id) = (least(c.profile_id, c.about_id), greatest(c.profile_id, c.about_id)))`.execute(
    db,
  );
}

type Pair = readonly [string, string];

async function withdrawConsents(db: Kysely<Database>, of: readonly string[], pair: Pair): Promise<void> {
  await db
    .updateTable('consents')
    .set({ withdrawn_at: sql`now()` })
    .where('kind', '=', 'pairCheck')
    .where('withdrawn_at', 'is', null)
    .where('profile_id', 'in', [...of])
    .where('about_id', 'in', [...pair])
    .execute();
}

async function eraseAnswer(db: Kysely<Database>, pair: Pair): Promise<void> {
  await db
    .updateTable('pair_checks')
    .set({ answer: '' })
    .where('one_id', 'in', [...pair])
    .where('other_id', 'in', [...pair])
    .execute();
}
