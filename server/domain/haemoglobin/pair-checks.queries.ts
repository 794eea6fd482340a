import { type Kysely, sql } from 'kysely';
import { listAgreedPairs, withdrawPairConsents } from '#server/domain/consents/pair-consents.queries.ts';
import { onlySeen } from '#server/domain/visibility/load-views.ts';
import { type HealthCipher, nameOfPair } from '#server/platform/crypto/health-cipher.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';

type Pair = readonly [string, string];

/**
 * Withdraws both consents to a pair check and erases its answer. The record of the check stays, for the limit and the
 * lock.
 */
export async function endPairCheck(db: Kysely<Database>, one: string, other: string): Promise<void> {
  await withdrawPairConsents(db, [one, other], [one, other]);
  await eraseAnswer(db, [one, other]);
}

/**
 * Withdraws this member's consent to a pair check and erases its answer. The other member's consent stays valid and
 * counted, so the other member cannot tell this from a pause.
 */
export async function leavePairCheck(db: Kysely<Database>, profileId: string, otherId: string): Promise<void> {
  await withdrawPairConsents(db, [profileId], [profileId, otherId]);
  await eraseAnswer(db, [profileId, otherId]);
}

/** Ends every pair check to which this member has agreed, each as `endPairCheck` does. */
export async function endPairChecksOf(db: Kysely<Database>, profileId: string): Promise<void> {
  for (const otherId of await listAgreedPairs(db, profileId)) await endPairCheck(db, profileId, otherId);
}

/** Erases the answer of the pair check between two members. */
async function eraseAnswer(db: Kysely<Database>, pair: Pair): Promise<void> {
  await db
    .updateTable('pair_checks')
    .set({ answer: '' })
    .where('one_id', 'in', [...pair])
    .where('other_id', 'in', [...pair])
    .execute();
}

/**
 * Whether a family was notified in the last seven days that the other family asks for a pair check. A request that is
 * withdrawn and repeated is notified once.
 */
export async function wasAskedLately(db: Kysely<Database>, profileId: string, aboutId: string): Promise<boolean> {
  const notice = await db
    .selectFrom('notices')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('kind', '=', 'pairCheckAsked')
    .where('about_id', '=', aboutId)
    .where('made_at', '>', sql<Date>`now() - interval '7 days'`)
    .limit(1)
    .executeTakeFirst();
  return notice !== undefined;
}

/** Returns the two ids in the order in which `pair_checks` stores them: the smaller id first. */
function inTableOrder(one: string, other: string) {
  return one < other ? { one, other } : { one: other, other: one };
}

/** The place of an answer, which its encryption authenticates. Pass the two ids in the order of the table. */
const placeOfAnswer = (one: string, other: string) => ({ profileId: one, owner: nameOfPair(other), column: 'answer' });

/** Records a pair check of two members now, with its answer encrypted. */
export async function insertCheck(
  db: Kysely<Database>,
  cipher: HealthCipher,
  pair: Pair,
  answer: 'A' | 'B',
): Promise<void> {
  const { one, other } = inTableOrder(...pair);
  await db
    .insertInto('pair_checks')
    .values({ one_id: one, other_id: other, answer: cipher.encrypt(answer, placeOfAnswer(one, other)) })
    .execute();
}

/** Returns the decrypted answer of a pair check; `''` if there is none, or the answer is erased. */
export async function loadAnswer(db: Kysely<Database>, cipher: HealthCipher, pair: Pair): Promise<'' | 'A' | 'B'> {
  const { one, other } = inTableOrder(...pair);
  const row = await db
    .selectFrom('pair_checks')
    .select('answer')
    .where('one_id', '=', one)
    .where('other_id', '=', other)
    .where('answer', '!=', '')
    .executeTakeFirst();
  const answer = cipher.decrypt(row?.answer ?? '', placeOfAnswer(one, other));
  return answer === 'A' || answer === 'B' ? answer : '';
}

/** Erases the answers of all pair checks of a member. */
export async function eraseAnswersOf(db: Kysely<Database>, profileId: string): Promise<void> {
  await sql`update pair_checks set answer = '' where ${profileId} in (one_id, other_id)`.execute(db);
}

/**
 * For a member who leaves for good: the pair checks with this member stay in the count of the others' limits. The
 * answer and this member's id are removed from them.
 */
export async function keepPairChecksCounted(db: Kysely<Database>, profileId: string): Promise<void> {
  await sql`
    update pair_checks set one_id = nullif(one_id, ${profileId}), other_id = nullif(other_id, ${profileId}), answer = ''
    where ${profileId} in (one_id, other_id)`.execute(db);
}

/**
 * Returns with which members a member has made pair checks, and when. Includes only members whom this member may see.
 */
export async function pairChecksInDownload(db: Kysely<Database>, profileId: string) {
  const rows = await db
    .selectFrom('pair_checks')
    .select(['one_id', 'other_id', 'checked_at'])
    .where(({ eb, or }) => or([eb('one_id', '=', profileId), eb('other_id', '=', profileId)]))
    .orderBy('id')
    .execute();
  const checks = rows.map(({ one_id, other_id, checked_at }) => ({
    with_member: one_id === profileId ? other_id : one_id,
    checked_at,
  }));
  return onlySeen({ db }, profileId, { rows: checks, idOf: ({ with_member }) => with_member });
}

/**
 * Deletes pair checks older than the retention period (`pairChecks`) whose answer is erased. Neither the limit nor the
 * lock needs them any more.
 */
export async function expirePairChecks(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('pair_checks')
    .where('answer', '=', '')
    .where('checked_at', '<', expiryCutoff('pairChecks'))
    .execute();
}
