import { type Kysely, sql } from 'kysely';
import type { QuietHour } from '#contract/quiet-word.ts';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { placeOfVeto } from '#server/platform/crypto/vetoes.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Waiting } from './today.queries.ts';

/** Those who are not free to decide and have not said otherwise, the longest waiting first, with how they are reached. */
export async function listVetoes(db: Kysely<Database>, cipher: HealthCipher) {
  const rows = await db
    .selectFrom('vetoes as v')
    .innerJoin('members as m', 'm.profile_id', 'v.profile_id')
    .select(['v.id', 'v.profile_id as memberId', 'm.name', 'v.set_at as since', 'v.safe_way'])
    .where('v.ended_at', 'is', null)
    .orderBy('v.set_at')
    .execute();
  return rows.map(({ safe_way, since, ...row }) => {
    const way: { phone: string; hour: QuietHour } = JSON.parse(
      cipher.decrypt(safe_way, placeOfVeto(row.memberId, 'safe_way')),
    );
    return { ...row, since: since.toISOString(), ...way };
  });
}

const FORCED_LISTED = 200;

/** Who was invited and said that they are being forced, the latest first, with the invitations that came since. */
export async function listForced(db: Kysely<Database>) {
  const { rows } = await sql<{
    id: number;
    memberId: string;
    refusedAt: string;
    again: { memberId: string; invitedAt: string }[];
  }>`
    select f.id::int, coalesce(f.profile_id, '') as "memberId", to_json(f.refused_at)#>>'{}' as "refusedAt",
      coalesce((select json_agg(json_build_object('memberId', r.profile_id, 'invitedAt', r.invited_at) order by r.invited_at desc)
        from forced_returns r where r.refusal_id = f.id), '[]') as again
    from forced_refusals f order by f.id desc limit ${FORCED_LISTED}`.execute(db);
  return rows;
}

/** Ends a veto, and the rest with it, without a word to anybody. False where it has ended. */
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
  await db.deleteFrom('rests').where('profile_id', '=', veto.profile_id).execute();
  return true;
}

const CALL_WITHIN_HOURS = 24;

/** For the day's list of the women's desk: by number of the entry alone. */
export async function firstVetoes(db: Kysely<Database>, most: number): Promise<Waiting[]> {
  return db
    .selectFrom('vetoes')
    .select([sql<string>`id::text`.as('reference'), sql<string>`''`.as('memberId'), 'set_at as since'])
    .select(sql<Date>`set_at + make_interval(hours => ${CALL_WITHIN_HOURS})`.as('due'))
    .where('ended_at', 'is', null)
    .orderBy('set_at')
    .limit(most)
    .execute();
}
