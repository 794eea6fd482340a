import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import { QUIET_DAYS, QUIET_STEPS, type QuietStep } from '#contract/quiet-questions.ts';
import { STEP_NAMES, stepRule } from '#contract/together.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** One family that may be asked about the other. */
export interface Due {
  profileId: string;
  memberId: string;
  step: QuietStep;
}

/** Whether a step is the answer to a quiet question. */
const isQuiet = (step: string): boolean => QUIET_STEPS.some((quiet) => quiet === step);

/**
 * The steps that every holder of both profiles can read. Other steps must not matter, because a missing question would
 * reveal them.
 */
const TOLD_STEPS = STEP_NAMES.filter((step) => stepRule(step).told === 'at once');
/** The steps that count if the family itself has pressed them. */
const OWN_STEPS = STEP_NAMES.filter((step) => !isQuiet(step) && stepRule(step).isPrivate !== true);

type Id = Expression<string>;

/** SQL: whether a family knows of a step of the two. A wish to write first does not count. */
const hasStep = (profileId: Id, memberId: Id): RawBuilder<boolean> => sql<boolean>`exists (
  select from together t where t.ended_at is null and (t.one_id, t.other_id) in ((${profileId}, ${memberId}), (${memberId}, ${profileId}))
    and (exists (select from together_presses p where p.together_id = t.id
        and (p.step in (${sql.join(TOLD_STEPS)}) or p.profile_id = ${profileId} and p.step in (${sql.join(OWN_STEPS)}))
        and (p.step <> 'numbers' or p.value = 'exchange'))
      or exists (select from together_messages w where w.together_id = t.id and w.thread = 'families')
      or exists (select from together_meetings m where m.together_id = t.id)
      or exists (select from together_weddings w where w.together_id = t.id)))`;

/**
 * Lists families who accepted each other some time ago and know of no step since, by id, behind `after`. Each side is
 * listed unless it was asked the question already. A family that was asked the first question gets the second only if
 * it has answered the first with `notYet` or `noAnswer`.
 */
export async function listDueQuietQuestions(db: Kysely<Database>, most: number, after?: Due): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select q.profile_id as "profileId", q.member_id as "memberId", q.step from (
      select s.profile_id, s.member_id,
        case when i.answered_at > now() - make_interval(days => ${QUIET_DAYS.quiet60}) then 'quiet14' else 'quiet60' end as step
      from introductions i
      cross join lateral (values (i.sender_id, i.recipient_id), (i.recipient_id, i.sender_id)) s (profile_id, member_id)
      where i.answer = 'accepted' and i.answered_at <= now() - make_interval(days => ${QUIET_DAYS.quiet14})
        and i.answered_at > now() - make_interval(days => ${QUIET_DAYS.over})) q
    where not exists (select from together_quiet a where (a.profile_id, a.member_id, a.step) = (q.profile_id, q.member_id, q.step))
      and (q.step = 'quiet14' or not exists (
          select from together_quiet a where (a.profile_id, a.member_id, a.step) = (q.profile_id, q.member_id, 'quiet14'))
        or exists (select from together t join together_presses p on p.together_id = t.id
          where t.ended_at is null and (t.one_id, t.other_id) in ((q.profile_id, q.member_id), (q.member_id, q.profile_id))
            and p.profile_id = q.profile_id and p.step = 'quiet14' and p.value in ('notYet', 'noAnswer')))
      and not ${hasStep(sql.ref('q.profile_id'), sql.ref('q.member_id'))}
      and (q.profile_id, q.member_id) > (${after?.profileId ?? ''}, ${after?.memberId ?? ''})
    order by q.profile_id, q.member_id limit ${most}`.execute(db);
  return rows;
}

/**
 * Records the questions and returns those that were not asked before, so that two simultaneous jobs ask nobody twice.
 */
export async function noteQuietQuestions(db: Kysely<Database>, due: readonly Due[]): Promise<Due[]> {
  if (due.length === 0) return [];
  const rows = await db
    .insertInto('together_quiet')
    .values(due.map(({ profileId, memberId, step }) => ({ profile_id: profileId, member_id: memberId, step })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['profile_id', 'member_id', 'step'])
    .execute();
  return rows.map(({ profile_id, member_id, step }) => ({ profileId: profile_id, memberId: member_id, step }));
}

/** A question that was asked of a family about another member. */
export interface Asked {
  memberId: string;
  step: QuietStep;
  /** The former answer. After `ended`, the family is still asked whether to end the acquaintance here, too. */
  answer: '' | 'ended';
}

/** SQL: the open questions for a family, the oldest first, as JSON for its first page. */
export const quietQuestionsOf = (profileId: Id) => sql<Asked[]>`(
  select coalesce(json_agg(q order by q.asked_at, q."memberId"), '[]') from (
    select a.member_id as "memberId", a.step, a.asked_at, coalesce(p.value, '') as answer
    from together_quiet a
    left join together t on t.ended_at is null
      and (t.one_id, t.other_id) in ((a.profile_id, a.member_id), (a.member_id, a.profile_id))
    left join together_presses p on p.together_id = t.id and p.profile_id = a.profile_id and p.step = a.step
    where a.profile_id = ${profileId} and a.asked_at > now() - make_interval(days => ${QUIET_DAYS.shown})
      and coalesce(p.value, '') in ('', 'ended')
      and not exists (select from undecided_acquaintances u where (u.profile_id, u.member_id) = (a.profile_id, a.member_id))
      and not ${hasStep(sql.ref('a.profile_id'), sql.ref('a.member_id'))}) q)`;

/** Deletes the questions when the acquaintance ends. After a new acceptance the families are asked again. */
export async function forgetAsked(db: Kysely<Database>, one: string, other: string): Promise<void> {
  await db
    .deleteFrom('together_quiet')
    .where('profile_id', 'in', [one, other])
    .where('member_id', 'in', [one, other])
    .execute();
}
