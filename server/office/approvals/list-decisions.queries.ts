import { type Kysely, sql } from 'kysely';
import type { ApprovalKind, ApprovalOutcome } from '#server/platform/db/approval-tables.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { UNDO_HOURS } from './undo.queries.ts';

interface Decision {
  id: number;
  memberId: string | null;
  name: string;
  kind: ApprovalKind;
  /** Of an answer: its column. */
  answer: string;
  outcome: ApprovalOutcome;
  reason: string;
  by: string;
  at: Date;
  undoneAt: Date | null;
  undoneBy: string;
  mayUndo: boolean;
}

interface Wanted {
  outcome: string;
  /** The number from which on to list; the latest first. */
  latest: number;
  most: number;
}

/** What was decided, the latest first. */
export async function listDecisions(db: Kysely<Database>, { outcome, latest, most }: Wanted): Promise<Decision[]> {
  const { rows } = await sql<Decision>`
    select d.id::int, d.profile_id as "memberId", coalesce(m.name, '') as name, d.kind,
      case when d.kind = 'answer' then d.subject else '' end as answer, d.outcome, d.reason, d.decided_by as by,
      d.decided_at as at, d.undone_at as "undoneAt", d.undone_by as "undoneBy",
      m.profile_id is not null and d.kind = 'profile' and d.undone_at is null
        and d.decided_at > now() - make_interval(hours => ${UNDO_HOURS})
        and not exists (select from approval_decisions o where o.profile_id = d.profile_id and o.kind = 'profile'
          and o.id > d.id) as "mayUndo"
    from approval_decisions d left join members m on m.profile_id = d.profile_id
    where d.id <= ${latest} and ${outcome} in ('', d.outcome) order by d.id desc limit ${most}`.execute(db);
  return rows;
}
