import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isPromisedElsewhere } from '#server/domain/visibility-settings/member-visibility.queries.ts';
import { endMarriedRest, lookAgain } from '#server/domain/visibility-settings/rests-together.queries.ts';
import { expiresAt, expiryCutoff } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { OutcomeKind } from '#server/platform/db/together-count-tables.ts';
import { forgetAfterWedding } from './after-wedding.ts';
import { countMarriage } from './counts.queries.ts';
import { onlyOfSeenFamilies } from './only-seen.ts';

/** An outcome to which the families have agreed, for each of `profileIds`. */
interface AgreedOutcome {
  togetherId: number;
  profileIds: readonly string[];
  kind: OutcomeKind;
  pairHash: Buffer;
}

/** Records an agreed outcome. It takes effect for others a day later. */
export async function agreeOutcome(
  db: Kysely<Database>,
  { togetherId, profileIds, kind, pairHash }: AgreedOutcome,
): Promise<void> {
  await db
    .insertInto('together_outcomes')
    .values(profileIds.map((profile_id) => ({ together_id: togetherId, profile_id, kind, pair_hash: pairHash })))
    .onConflict((conflict) => conflict.columns(['together_id', 'profile_id', 'kind']).doNothing())
    .execute();
}

/** Withdraws an outcome, with `profileId` for that side only. Returns false if there was none. */
export async function withdrawOutcome(
  db: Kysely<Database>,
  { togetherId, kind, profileId }: { togetherId: number; kind: OutcomeKind; profileId?: string },
): Promise<boolean> {
  const removal = await db
    .deleteFrom('together_outcomes')
    .where('together_id', '=', togetherId)
    .where('kind', '=', kind)
    .$if(profileId !== undefined, (query) => query.where('profile_id', '=', profileId ?? ''))
    .executeTakeFirst();
  return removal.numDeletedRows > 0n;
}

/**
 * Saves date and district of the wedding as one side gives them, in place of what that side gave before. If both sides
 * give them, those of the earlier report are counted.
 */
export async function noteWedding(
  db: Kysely<Database>,
  {
    togetherId,
    profileId,
    ...wedding
  }: { togetherId: number; profileId: string; held_on: string; district_id: number | null },
): Promise<void> {
  await db
    .updateTable('together_outcomes')
    .set(wedding)
    .where('together_id', '=', togetherId)
    .where('profile_id', '=', profileId)
    .where('kind', '=', 'married')
    .execute();
}

/** An outcome of one side whose time to take effect has come. */
export interface DueOutcome {
  id: number;
  kind: OutcomeKind;
  profileId: string;
  /** Null if that member is deleted. */
  withId: string | null;
}

/** Maximum number of outcomes in one run. */
const AT_ONCE = 200;

/**
 * Lists the due outcomes, the longest waiting first. An engagement has an entry for each side; `takeOutcomes` takes
 * both with the first.
 */
export async function listDueOutcomes(db: Kysely<Database>): Promise<DueOutcome[]> {
  const { rows } = await sql<DueOutcome>`
    select o.id, o.kind, o.profile_id as "profileId", case when t.one_id = o.profile_id then t.other_id else t.one_id end as "withId"
    from together_outcomes o left join together t on t.id = o.together_id
    where o.done_at is null and o.due_at <= now() order by o.due_at, o.id limit ${AT_ONCE}`.execute(db);
  return rows;
}

/** An outcome of one side that takes effect now. */
export interface TakenOutcome {
  id: number;
  profileId: string;
  pairHash: Buffer;
}

/** Whether a profile has an outcome of these kinds with another family in touch, even if it has no effect yet. */
export async function isSaidElsewhere(
  db: Kysely<Database>,
  { togetherId, profileId, kinds }: { togetherId: number; profileId: string; kinds: readonly OutcomeKind[] },
): Promise<boolean> {
  const found = await db
    .selectFrom('together_outcomes as o')
    .innerJoin('together as t', 't.id', 'o.together_id')
    .select('o.id')
    .where('o.profile_id', '=', profileId)
    .where('o.kind', 'in', kinds)
    .where('t.id', '<>', togetherId)
    .where('t.ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * SQL: whether both families of the engagement `o` have pressed, are still in touch, and neither is engaged or married
 * to somebody else.
 */
const BOTH_STAND = sql<boolean>`exists (select from together t join introductions i on i.answer = 'accepted'
    and (i.sender_id, i.recipient_id) in ((t.one_id, t.other_id), (t.other_id, t.one_id))
  where t.id = o.together_id and t.ended_at is null
    and (select count(*) from together_presses p where p.together_id = t.id and p.step = 'decided') = 2
    and not ${isPromisedElsewhere(sql.ref('t.one_id'), sql.ref('t.other_id'))}
    and not ${isPromisedElsewhere(sql.ref('t.other_id'), sql.ref('t.one_id'))})`;

/**
 * Marks a due outcome as done and returns it, for an engagement with the other side's. A marriage is valid only with
 * its press, an engagement only if `BOTH_STAND`. Deletes an outcome that is not valid any more. Returns an empty list
 * then, or if another process has taken the outcome. Call with both members' rows locked.
 */
export async function takeOutcomes(
  db: Kysely<Database>,
  { id, kind }: Pick<DueOutcome, 'id' | 'kind'>,
): Promise<TakenOutcome[]> {
  const { rows } = await sql<TakenOutcome & { togetherId: number | null; stands: boolean }>`
    update together_outcomes o set done_at = now()
    from together_outcomes d
    where d.id = ${id} and o.kind = d.kind and o.done_at is null and o.due_at <= now()
      and (o.id = d.id or o.kind = 'engaged' and o.together_id = d.together_id)
    returning o.id, o.together_id as "togetherId", o.profile_id as "profileId", o.pair_hash as "pairHash",
      case o.kind when 'engaged' then ${BOTH_STAND} else exists (select from together_presses p
        where p.together_id = o.together_id and p.profile_id = o.profile_id and p.step = 'married') end as stands`.execute(
    db,
  );
  const invalidOutcomes = rows.filter(({ stands }) => !stands);
  for (const { id: outcomeId, togetherId } of invalidOutcomes) {
    await db.deleteFrom('together_outcomes').where('id', '=', outcomeId).execute();
    if (kind === 'engaged' && togetherId !== null) await forgetDecided(db, togetherId);
  }
  return rows.filter(({ stands }) => stands);
}

/** Deletes both families' presses of an engagement, because one press alone is none. Both must press again. */
async function forgetDecided(db: Kysely<Database>, togetherId: number): Promise<void> {
  await db.deleteFrom('together_presses').where('together_id', '=', togetherId).where('step', '=', 'decided').execute();
}

/** SQL: whether the outcome `o` is a marriage reported so long ago that the profile's retention is over. */
export const isMarriedLong = sql<boolean>`(o.kind = 'married' and o.done_at is not null and o.agreed_at < ${expiryCutoff('married')})`;

/**
 * Returns the married members whose profile is deleted within `first` days and who got no warning, or within `last`
 * days and who got only the first. Marks each warning, so that it is sent once.
 */
export async function takeMarriedEnding(
  db: Kysely<Database>,
  { first, last, atOnce }: { first: number; last: number; atOnce: number },
): Promise<string[]> {
  const isWithin = (days: number) => sql`o.agreed_at < ${expiryCutoff('married')} + make_interval(days => ${days})`;
  const { rows } = await sql<{ profileId: string }>`
    update together_outcomes set first_told_at = coalesce(first_told_at, now()),
      last_told_at = case when first_told_at is not null then now() end
    where id in (select o.id from together_outcomes o where o.kind = 'married' and o.done_at is not null
      and (o.first_told_at is null and ${isWithin(first)} or o.last_told_at is null and ${isWithin(last)}
        and o.first_told_at <= now() - make_interval(days => ${first - last}))
      order by o.id limit ${atOnce})
    returning profile_id as "profileId"`.execute(db);
  return rows.map(({ profileId }) => profileId);
}

/** SQL: until when a profile is kept after a marriage reported at the time in this column. */
const keptUntil = (moment: string) => expiresAt('married', sql.ref(moment));

/** Returns the outcomes of a pair, and the day in India until which the profile would be kept after each. */
export async function loadOutcomes(db: Kysely<Database>, togetherId: number | null) {
  if (togetherId === null) return [];
  return db
    .selectFrom('together_outcomes')
    .select(['kind', 'profile_id as profileId', 'agreed_at as agreedAt', 'due_at as dueAt', 'done_at as doneAt'])
    .select(['held_on as heldOn', 'district_id as districtId'])
    .select(sql<string>`(${keptUntil('agreed_at')} at time zone 'Asia/Kolkata')::date::text`.as('keptUntil'))
    .where('together_id', '=', togetherId)
    .execute();
}

/** Returns a member's outcomes with their times, and with the date and district that the member gave of a wedding. */
export async function outcomesInDownload(db: Kysely<Database>, profileId: string) {
  const { rows } = await sql<{ kind: OutcomeKind; with_member: string | null; [column: string]: unknown }>`
    select o.kind, case when t.one_id = o.profile_id then t.other_id else t.one_id end as with_member, o.agreed_at, o.held_on,
      o.district_id
    from together_outcomes o left join together t on t.id = o.together_id
    where o.profile_id = ${profileId} order by o.id`.execute(db);
  const seenRows = await onlyOfSeenFamilies(db, profileId, rows);
  // A member's own report of a wedding outlasts the acquaintance, but the other member is not named any more.
  return rows.flatMap((row) => {
    if (seenRows.includes(row)) return [row];
    return row.kind === 'married' ? [{ ...row, with_member: null }] : [];
  });
}

/** Ends an engagement, so that both are shown again as before. Returns false if there was none. */
export async function endEngagement(
  db: Kysely<Database>,
  togetherId: number,
  pair: readonly [string, string],
): Promise<boolean> {
  const [one, other] = pair;
  const hadEngagement = await withdrawOutcome(db, { togetherId, kind: 'engaged' });
  await forgetDecided(db, togetherId);
  await lookAgain(db, one, other);
  await lookAgain(db, other, one);
  return hadEngagement;
}

/**
 * Voids the outcomes of a profile, because another person is the bride or groom, or the profile looks again. Returns
 * the members with whom it was engaged; they are shown again as before.
 */
export async function voidOutcomesOf(db: Kysely<Database>, profileId: string): Promise<string[]> {
  const { rows } = await sql<{ id: number; otherId: string }>`
    select t.id, case when t.one_id = ${profileId} then t.other_id else t.one_id end as "otherId"
    from together t where ${profileId} in (t.one_id, t.other_id) and t.one_id is not null and t.other_id is not null
      and t.ended_at is null and exists (select from together_outcomes o where o.together_id = t.id and o.kind = 'engaged')`.execute(
    db,
  );
  for (const { id, otherId } of rows) await endEngagement(db, id, [profileId, otherId]);
  await endMarriedRest(db, profileId);
  await forgetAfterWedding(db, profileId);
  await db.deleteFrom('together_outcomes').where('profile_id', '=', profileId).execute();
  await db
    .deleteFrom('together_presses')
    .where('profile_id', '=', profileId)
    .where('step', 'in', ['decided', 'married'])
    .execute();
  return rows.map(({ otherId }) => otherId);
}

/**
 * Deletes the outcomes of two families who are not in touch any more. A marriage that has taken effect stays until the
 * profile looks again, because the profile's retention is counted from it.
 */
export async function forgetOutcomes(db: Kysely<Database>, togetherId: number): Promise<void> {
  await db
    .deleteFrom('together_outcomes')
    .where('together_id', '=', togetherId)
    .where(({ eb, or }) => or([eb('kind', '=', 'engaged'), eb('done_at', 'is', null)]))
    .execute();
}

interface ReportedMarriage {
  pairHash: Buffer;
  oneId: string | null;
  otherId: string | null;
  /** How many of the two have reported the marriage. */
  count: number;
  /** Whether one side has denied the marriage to the office. */
  isDenied: boolean;
  /** The day of the wedding, `YYYY-MM-DD`; null if nobody has given it. */
  heldOn: string | null;
  districtId: number | null;
}

/**
 * Counts the marriages that both sides have reported, of the outcomes `o` for which `where` is true. With `isLast`, a
 * report by one side counts, too, unless the other side has denied the marriage to the office. `isLast` is set when a
 * member leaves for good, or when the other side has confirmed the marriage to the office.
 */
async function countReported(
  db: Kysely<Database>,
  where: RawBuilder<boolean>,
  { isLast }: { isLast: boolean },
): Promise<void> {
  const { rows } = await sql<ReportedMarriage>`
    select o.pair_hash as "pairHash", max(t.one_id) as "oneId", max(t.other_id) as "otherId", count(distinct o.profile_id)::int as count,
      bool_or(exists (select from together_asks a where a.together_id = o.together_id and a.answer = 'no')) as "isDenied",
      (array_agg(o.held_on::text order by o.held_on is null, o.agreed_at))[1] as "heldOn",
      (array_agg(o.district_id order by o.district_id is null, o.agreed_at))[1] as "districtId"
    from together_outcomes o left join together t on t.id = o.together_id
    where o.kind = 'married' and ${where} group by o.pair_hash`.execute(db);
  for (const { pairHash, oneId, otherId, count, isDenied, heldOn, districtId } of rows) {
    const isByBoth = count >= 2;
    if (!isByBoth && (!isLast || isDenied)) continue;
    const pair = { oneId: oneId ?? '', otherId: otherId ?? '' };
    await countMarriage(db, { ...pair, pairHash, heldOn, districtId, saidBy: isByBoth ? 'both' : 'one' });
  }
}

/** Counts the marriage of one pair once both reports have taken effect. */
export const countSaidMarriage = (db: Kysely<Database>, pairHash: Buffer): Promise<void> =>
  countReported(db, sql`o.pair_hash = ${pairHash} and o.done_at is not null`, { isLast: false });

/** Counts a marriage that the other side has confirmed to the office. */
export const countHeardMarriage = (db: Kysely<Database>, togetherId: number): Promise<void> =>
  countReported(db, sql`o.together_id = ${togetherId}`, { isLast: true });

/** Counts what either side has reported of a wedding, before a member leaves for good. */
export const countMarriagesOf = (db: Kysely<Database>, profileId: string): Promise<void> =>
  countReported(
    db,
    sql`o.together_id in (select id from together where ${profileId} in (one_id, other_id) and ended_at is null)`,
    { isLast: true },
  );
