import { type Kysely, sql } from 'kysely';
import type { QuietHour } from '#contract/quiet-word.ts';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { placeOfVeto } from '#server/platform/crypto/vetoes.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { endRest, isResting, restUntilEnded } from './pauses.queries.ts';

/** Lists the open vetoes, the longest waiting first, with the safe way to reach each person. */
export async function listVetoes(db: Kysely<Database>, cipher: HealthCipher) {
  const rows = await db
    .selectFrom('vetoes as v')
    .innerJoin('members as m', 'm.profile_id', 'v.profile_id')
    .select(['v.id', 'v.profile_id as memberId', 'm.name', 'v.set_at as since', 'v.safe_way'])
    .where('v.ended_at', 'is', null)
    .orderBy('v.set_at')
    .execute();
  return rows.map(({ safe_way, since, ...row }) => {
    const safeWay: { phone: string; hour: QuietHour } = JSON.parse(
      cipher.decrypt(safe_way, placeOfVeto(row.memberId, 'safe_way')),
    );
    return { ...row, since: since.toISOString(), ...safeWay };
  });
}

/** Ends a veto and its rest without notifying anybody. Returns false if it had ended already. */
export async function endVeto(
  db: Kysely<Database>,
  cipher: HealthCipher,
  { id, by, words }: { id: number; by: string; words: string },
): Promise<boolean> {
  const veto = await db
    .selectFrom('vetoes')
    .select('profile_id')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (veto === undefined) return false;
  const ended_words = cipher.encrypt(words, placeOfVeto(veto.profile_id, 'ended_words'));
  await db
    .updateTable('vetoes')
    .set({ ended_at: sql<Date>`now()`, ended_by: by, ended_words })
    .where('id', '=', id)
    .execute();
  await endRest(db, veto.profile_id);
  return true;
}

/** Hours in which the women's desk calls after a veto. */
const CALL_WITHIN_HOURS = 24;

/** Lists the first open vetoes for the women's desk, by the number of the entry only. */
export async function firstVetoes(db: Kysely<Database>, most: number) {
  return db
    .selectFrom('vetoes')
    .select([sql<string>`id::text`.as('reference'), sql<string>`''`.as('memberId'), 'set_at as since'])
    .select(sql<Date>`set_at + make_interval(hours => ${CALL_WITHIN_HOURS})`.as('due'))
    .where('ended_at', 'is', null)
    .orderBy('set_at')
    .limit(most)
    .execute();
}

interface Veto {
  profileId: string;
  /** The phone by which the person can be reached safely. */
  phone: string;
  /** The part of the day in which the person can be called safely. */
  hour: string;
}

/**
 * Sets a veto, so that the profile rests until the women's desk ends it. If one is open, only updates the safe way to
 * reach the person and returns undefined. `wasResting`: the profile rested already, which its family knows.
 */
export async function setVeto(
  db: Kysely<Database>,
  cipher: HealthCipher,
  { profileId, phone, hour }: Veto,
): Promise<{ wasResting: boolean } | undefined> {
  const safe_way = cipher.encrypt(JSON.stringify({ phone, hour }), placeOfVeto(profileId, 'safe_way'));
  // `xmax` is 0 in a row that was inserted, not updated.
  const { rows } = await sql<{ isNew: boolean }>`
    insert into vetoes (profile_id, safe_way) values (${profileId}, ${safe_way})
    on conflict (profile_id) where ended_at is null do update set safe_way = excluded.safe_way
    returning xmax = 0 as "isNew"`.execute(db);
  if (!rows[0]?.isNew) return undefined;
  const wasResting = await isResting(db, profileId);
  await restUntilEnded(db, profileId);
  return { wasResting };
}
