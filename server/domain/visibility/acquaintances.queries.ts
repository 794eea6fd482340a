import { type Expression, type Kysely, sql } from 'kysely';
import type { Absence, Loss } from '#contract/member.ts';
import { REJECTED } from '#server/domain/members/suspensions.queries.ts';
import { statement } from '#server/platform/db/statement.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { type Fate, READ } from './after-acceptance.ts';
import { isPromisedElsewhere, isShown } from './relations.queries.ts';

/** What stands with the families whom a member has accepted, by number. */
export interface Acquaintances {
  /** Of those whose page is still seen, where something is to be said. */
  absences: ReadonlyMap<string, Absence>;
  /** Of those who are seen no longer. */
  losses: ReadonlyMap<string, Loss>;
}

/**
 * The fate of a member `m` for the reader. A member who leaves looks like one who has blocked, from the first moment: the days until
 * a deletion would tell the two apart.
 */
const fateFor = (readerId: ProfileId) => sql<Fate>`case
  when m.deletion_due_at is not null then 'leaving'
  when m.suspended_at is not null then case when exists (select from suspensions s where s.profile_id = m.profile_id
    and s.restored_at is null and starts_with(s.reason, ${REJECTED})) then 'rejected' else 'suspended' end
  when exists (select from rests r where r.profile_id = m.profile_id and r.until > now()) then 'resting'
  when not ${isShown(sql.ref('m.profile_id'))}
    or exists (select from waiting_showings w where w.profile_id = m.profile_id) then 'notShown'
  when exists (select from undecided_acquaintances u where (u.profile_id, u.member_id) = (m.profile_id, ${readerId})) then 'undecided'
  when ${isPromisedElsewhere(readerId, sql.ref('m.profile_id'))} then 'setAside'
  else coalesce((select case when p.kind <> 'paused' and p.with_id = ${readerId} then p.kind || 'WithUs' else p.kind end
    from pauses p where p.profile_id = m.profile_id), 'shown') end`;

/** One question, whatever there is. A reader who is shown to nobody reads of nobody. */
export async function loadAcquaintances(db: Kysely<Database>, readerId: string): Promise<Acquaintances> {
  const [row] = await fateRows(db, { readerId });
  return readAcquaintances(row?.rows ?? []);
}

const fateRows = statement<{ readerId: string }, { rows: FateRow[] }>(
  (given) => sql`select ${fatesOf(given('readerId'))} as rows`,
);

type ProfileId = Expression<string> | string;

interface FateRow {
  memberId: string;
  fate: Fate;
}

/** What `readAcquaintances` reads, as JSON. */
export const fatesOf = (readerId: ProfileId) => sql<FateRow[]>`(select coalesce(json_agg(f), '[]') from (
    select m.profile_id as "memberId", ${fateFor(readerId)} as fate from introductions i
      join members m on m.profile_id = case when i.sender_id = ${readerId} then i.recipient_id else i.sender_id end
    where i.answer = 'accepted' and ${readerId} in (i.sender_id, i.recipient_id) and ${isShown(readerId)}
      and not exists (select from blocks b where b.profile_id in (${readerId}, m.profile_id)
        and b.member_id in (${readerId}, m.profile_id))
    union
    select e.member_id, 'gone' from ended_acquaintances e where e.profile_id = ${readerId} and ${isShown(readerId)}
      and not exists (select from introductions i where i.answer = 'accepted'
        and i.sender_id in (${readerId}, e.member_id) and i.recipient_id in (${readerId}, e.member_id))
    order by "memberId") f)`;

export function readAcquaintances(rows: readonly FateRow[]): Acquaintances {
  const absences = new Map<string, Absence>();
  const losses = new Map<string, Loss>();
  for (const { memberId, fate } of rows) {
    const { accepted } = READ[fate];
    if ('page' in accepted) absences.set(memberId, accepted.page);
    else losses.set(memberId, accepted.words);
  }
  return { absences, losses };
}
