import { type Kysely, sql } from 'kysely';
import { ASK_DAYS } from '#contract/decided.ts';
import type { AskAnswer } from '#contract/staff/marriages.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** A question that the office has to ask: whether a member is married, as the other family has reported. */
interface Ask {
  id: number;
  /** The member whom the office asks. */
  memberId: string;
  name: string;
  /** The phone of a holder of that profile, preferably of the bride or groom; `''` if there is none. */
  phone: string;
  /** Id of the other family's profile, which has reported the marriage. */
  saidBy: string;
  /** When the other family reported the marriage. */
  saidAt: Date;
  /** Until when the office should ask. */
  due: Date;
}

/**
 * Lists members who have not reported a marriage that the other family has reported, and whom the office has not asked
 * yet. The longest waiting comes first.
 */
export async function listAsks(db: Kysely<Database>, most: number): Promise<Ask[]> {
  const { rows } = await sql<Ask>`
    select t.id, m.profile_id as "memberId", m.name, o.profile_id as "saidBy", o.agreed_at as "saidAt",
      o.done_at + make_interval(days => ${ASK_DAYS}) as due,
      coalesce((select a.phone from account_profiles p join accounts a on a.id = p.account_id where p.profile_id = m.profile_id
        order by p.role <> 'candidate', p.joined_at, a.id limit 1), '') as phone
    from together_outcomes o join together t on t.id = o.together_id and t.ended_at is null
      join members m on m.profile_id = case when t.one_id = o.profile_id then t.other_id else t.one_id end
    where o.kind = 'married' and o.done_at is not null and m.deletion_due_at is null
      and not exists (select from together_outcomes w where w.together_id = t.id and w.kind = 'married' and w.id <> o.id)
      and not exists (select from together_asks a where a.together_id = t.id)
      and not exists (select from marriages c where c.pair_hash = o.pair_hash)
    order by o.agreed_at, t.id limit ${most}`.execute(db);
  return rows;
}

/** Saves the answer to the office's question. Returns false if an answer is already saved. */
export async function noteAsked(
  db: Kysely<Database>,
  row: { together_id: number; answer: AskAnswer; asked_by: string },
): Promise<boolean> {
  const insertion = await db
    .insertInto('together_asks')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (insertion.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Whether the two have ever accepted each other here; after a deletion, as long as a count keeps the pair's hash. */
export async function haveAccepted(
  db: Kysely<Database>,
  { oneId, otherId, pairHash }: { oneId: string; otherId: string; pairHash: Buffer },
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select exists (select from introductions where answer = 'accepted'
      and (sender_id, recipient_id) in ((${oneId}, ${otherId}), (${otherId}, ${oneId})))
    or exists (select from together_counts where pair_hash = ${pairHash}) as known`.execute(db);
  return rows[0]?.known ?? false;
}

/** Returns which of these members still exist. */
export async function listThere(db: Kysely<Database>, profileIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('members')
    .select('profile_id')
    .where('profile_id', 'in', [...profileIds])
    .execute();
  return rows.map(({ profile_id }) => profile_id);
}
