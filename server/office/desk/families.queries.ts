import { type Kysely, sql } from 'kysely';
import type { ProposalOrigin } from '#contract/proposal-said.ts';
import { countsAssisted, isAssistedOf } from '#server/domain/assisted/assisted.queries.ts';
import { WAITS_FOR_CANDIDATE } from '#server/domain/proposals/proposals.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** An assisted family in the lists of the desk. */
export interface AssistedRow {
  memberId: string;
  /** When the family gave its consent. */
  since: Date;
  /** Name of the volunteer to whom the family was given; `''` if none. */
  volunteer: string;
  volunteerId: number | null;
  /** Number of open proposals of the office to the family. */
  open: number;
  /** The last day on which somebody of the office read cards for the family, `YYYY-MM-DD`, or `''`. */
  lookedOn: string;
}

/**
 * Returns all assisted families, one of them or a volunteer's. Families that were never looked for come first, then the
 * one that was looked for longest ago.
 */
export async function listAssistedRows(
  db: Kysely<Database>,
  { memberId, volunteerId }: { memberId?: string; volunteerId?: number | undefined } = {},
): Promise<AssistedRow[]> {
  const { rows } = await sql<AssistedRow>`
    select a.profile_id as "memberId", a.given_at as since, coalesce(v.name, '') as volunteer, g.staff_id as "volunteerId",
      (select count(*)::int from proposal_sides s where s.profile_id = a.profile_id and s.origin = 'desk' and s.ended_at is null and s.ends_at > now()) as open,
      coalesce((select max(r.day)::text from desk_readings r where r.for_id = a.profile_id), '') as "lookedOn"
    from consents a
      left join given_families g on g.profile_id = a.profile_id
      left join staff v on v.id = g.staff_id
    where ${countsAssisted('a')}
      and ${memberId === undefined ? sql`true` : sql`a.profile_id = ${memberId}`}
      and ${volunteerId === undefined ? sql`true` : sql`g.staff_id = ${volunteerId}`}
    order by "lookedOn", a.given_at, a.profile_id`.execute(db);
  return rows;
}

/** A proposal of the office, from the side of the family that it looks for. */
export interface MadeProposal {
  otherId: string;
  origin: ProposalOrigin;
  why: string;
  /** Name of the member of staff who made the proposal; `''` if unknown. */
  by: string;
  madeAt: Date;
  endsAt: Date;
  state: 'open' | 'inTouch' | 'over';
  /** Whether this family has said yes, and the yes does not wait for the candidate. */
  saidYes: boolean;
}

/**
 * Returns the office's proposals to a family, the latest first, without those of a melan. A waiting answer and a
 * refusal look the same until the proposal ends. A yes from both stays, whatever happened later.
 */
export async function listMadeProposals(db: Kysely<Database>, memberId: string): Promise<MadeProposal[]> {
  const { rows } = await sql<MadeProposal>`
    select s.member_id as "otherId", s.origin, coalesce(s.why, '') as why, coalesce(m.name, '') as by, s.made_at as "madeAt", s.ends_at as "endsAt",
      case when s.ended_at < s.ends_at and s.answer = 'yes' and o.answer = 'yes' then 'inTouch'
        when s.ended_at is null and s.ends_at > now() then 'open' else 'over' end as state,
      coalesce(s.answer = 'yes' and not ${WAITS_FOR_CANDIDATE}, false) as "saidYes"
    from proposal_sides s join proposal_sides o on o.id = s.id and o.profile_id = s.member_id left join staff m on m.id = s.made_by
    where s.profile_id = ${memberId} and s.origin = 'desk' order by s.made_at desc, s.id desc`.execute(db);
  return rows;
}

/** Returns the members on a family's shortlist, the latest first. */
export async function listKept(db: Kysely<Database>, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('shortlist_entries')
    .select('member_id')
    .where('profile_id', '=', memberId)
    .orderBy('added_at', 'desc')
    .execute();
  return rows.map((row) => row.member_id);
}

/** Whether the trust looks for this family, which has asked for it. */
export async function isAssisted(db: Kysely<Database>, memberId: string): Promise<boolean> {
  const { rows } = await sql<{ isSo: boolean }>`select ${isAssistedOf(memberId)} as "isSo"`.execute(db);
  return rows[0]?.isSo ?? false;
}
