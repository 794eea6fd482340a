import { type Kysely, sql } from 'kysely';
import type { ApprovalKind } from '#server/platform/db/approval-tables.ts';
import type { Database } from '#server/platform/db/tables.ts';

interface Wanted {
  from: number;
  most: number;
  /** Who asks; what they have taken themselves is free to them. */
  staffId?: number;
}

interface InLine {
  id: number;
  memberId: string;
  name: string;
  kind: ApprovalKind;
  /** Of an answer: its column. */
  answer: string;
  since: Date;
  place: number;
  /** Who looks at it now; `''` for nobody. */
  claimedBy: string;
}

/** What waits for a look: what comes again first, then what others do not see yet, the longest waiting first. */
export async function listLine(db: Kysely<Database>, { from, most, staffId = 0 }: Wanted): Promise<InLine[]> {
  const { rows } = await sql<InLine>`
    select a.id::int, a.profile_id as "memberId", m.name, a.kind, coalesce(h.answer, '') as answer,
      a.asked_at as since, a.place, coalesce(p.name, '') as "claimedBy"
    from (select * from approvals where sent_back_at is null order by place, asked_at, id limit ${most} offset ${from}) a
    join members m on m.profile_id = a.profile_id
    left join held_answers h on a.kind = 'answer' and h.profile_id = a.profile_id and h.id::text = a.subject
    left join staff p on p.id = a.claimed_by and a.claimed_until > now() and p.id <> ${staffId}
    order by a.place, a.asked_at, a.id`.execute(db);
  return rows;
}

/** How many wait. */
export async function countLine(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('approvals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sent_back_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
