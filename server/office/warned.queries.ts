import { type Kysely, sql } from 'kysely';
import type { Channel } from '#contract/notice-kinds.ts';
import type { DeliveryState } from '#server/platform/db/notice-tables.ts';
import type { Database } from '#server/platform/db/tables.ts';

interface Warned {
  memberId: string;
  name: string;
  at: Date;
  /** Null: not read in the site yet. */
  seenAt: Date | null;
  ways: { channel: Channel | 'office'; state: DeliveryState }[];
}

/** Which families were warned of somebody suspended, account by account, by which ways, and what came of each. */
export async function listWarned(db: Kysely<Database>, profileId: string): Promise<Warned[]> {
  const { rows } = await sql<Warned>`
    select n.profile_id as "memberId", m.name, n.made_at as at, n.seen_at as "seenAt",
      coalesce((select jsonb_agg(jsonb_build_object('channel', d.channel, 'state', d.state) order by d.channel)
        from notice_deliveries d where d.notice_id = n.id), '[]') as ways
    from notices n join members m on m.profile_id = n.profile_id
    where n.kind = 'contactSuspended' and n.about_id = ${profileId} order by n.made_at, n.profile_id`.execute(db);
  return rows;
}
