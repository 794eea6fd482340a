import { type Expression, type Kysely, sql } from 'kysely';
import type { Absence, Loss } from '#contract/member.ts';
import { REJECTED } from '#server/domain/members/suspensions.queries.ts';
import {
  hasAskedToBeShown,
  isPromisedElsewhere,
} from '#server/domain/visibility-settings/member-visibility.queries.ts';
import { statement } from '#server/platform/db/statement.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { type Fate, READ_BY_FATE } from './after-acceptance.ts';

/** The state of each family that a member has accepted, by id. */
export interface Acquaintances {
  /** Families whose page is still visible, with what it says about their absence; `''` for nothing. */
  absences: ReadonlyMap<string, Absence>;
  /** Families that are not visible any more. */
  losses: ReadonlyMap<string, Loss>;
}

type ProfileId = Expression<string> | string;

/**
 * SQL: the fate of a member `v` (of `member_visibility`) for the reader. A member who leaves looks like one who has
 * blocked, from the first moment. Otherwise the days until a deletion would tell the two apart.
 */
const fateFor = (readerId: ProfileId) => sql<Fate>`case v.state
  when 'leaving' then 'leaving'
  when 'suspended' then case when exists (select from suspensions s where s.profile_id = v.profile_id
    and s.restored_at is null and starts_with(s.reason, ${REJECTED})) then 'rejected' else 'suspended' end
  when 'resting' then 'resting'
  when 'waiting' then 'notShown'
  when 'notShown' then 'notShown'
  else case
    when exists (select from undecided_acquaintances u where (u.profile_id, u.member_id) = (v.profile_id, ${readerId})) then 'undecided'
    when ${isPromisedElsewhere(readerId, sql.ref('v.profile_id'))} then 'setAside'
    else coalesce(case when v.pause <> 'paused' and v.pause_with = ${readerId} then v.pause || 'WithUs' else v.pause end, 'shown')
  end end`;

/** The fate of one family that a reader had accepted. */
interface FateRow {
  memberId: string;
  fate: Fate;
}

/** SQL: the JSON that `readAcquaintances` reads. */
export const fatesOf = (readerId: ProfileId) => sql<FateRow[]>`(select coalesce(json_agg(f), '[]') from (
    select v.profile_id as "memberId", ${fateFor(readerId)} as fate from introductions i
      join member_visibility v on v.profile_id = case when i.sender_id = ${readerId} then i.recipient_id else i.sender_id end
    where i.answer = 'accepted' and ${readerId} in (i.sender_id, i.recipient_id) and ${hasAskedToBeShown(readerId)}
      and not exists (select from blocks b where b.profile_id in (${readerId}, v.profile_id)
        and b.member_id in (${readerId}, v.profile_id))
    union
    select e.member_id, 'gone' from ended_acquaintances e where e.profile_id = ${readerId} and ${hasAskedToBeShown(readerId)}
      and not exists (select from introductions i where i.answer = 'accepted'
        and i.sender_id in (${readerId}, e.member_id) and i.recipient_id in (${readerId}, e.member_id))
    order by "memberId") f)`;

/** Loads `fatesOf` for one reader. */
const loadFates = statement<{ readerId: string }, { rows: FateRow[] }>(
  (given) => sql`select ${fatesOf(given('readerId'))} as rows`,
);

/** Loads the acquaintances in one query. A reader who has not asked to be shown gets none. */
export async function loadAcquaintances(db: Kysely<Database>, readerId: string): Promise<Acquaintances> {
  const [row] = await loadFates(db, { readerId });
  return readAcquaintances(row?.rows ?? []);
}

/** Sorts the fates of the families into those whose page is still visible, and the others. */
export function readAcquaintances(rows: readonly FateRow[]): Acquaintances {
  const absences = new Map<string, Absence>();
  const losses = new Map<string, Loss>();
  for (const { memberId, fate } of rows) {
    const { accepted } = READ_BY_FATE[fate];
    if ('page' in accepted) absences.set(memberId, accepted.page);
    else losses.set(memberId, accepted.words);
  }
  return { absences, losses };
}
