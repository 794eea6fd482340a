import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isLargeRegister, type LargeRegister } from '#contract/staff/breaches.ts';
import { notifyAll } from '#server/notices/tell.queries.ts';
import { enqueue } from '#server/platform/db/queue.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { noteDeed } from './breaches.queries.ts';

/** Maximum number of profiles that one transaction reads or notifies. */
const PROFILES_PER_PART = 2_000;

interface NewWork {
  breachId: number;
  /** Login of the member of staff who begins the work. */
  by: string;
  /** The register whose people are added. Without a register the letters are sent. */
  register?: { source: LargeRegister; from: Date | null; until: Date | null };
}

/** Queues work on a breach, in the caller's transaction. Returns false while other work on it is under way. */
export async function beginWork(db: Kysely<Database>, { breachId, by, register }: NewWork): Promise<boolean> {
  const all = register
    ? sql`(select count(*)::int from members)`
    : sql`(select count(*)::int from breach_people where breach_id = ${breachId}::int and told_at is null)`;
  const { rows } = await sql<{ id: number }>`
    insert into breach_works (breach_id, kind, source, from_at, until_at, asked_by, of_all)
    values (${breachId}, ${register ? 'people' : 'letters'}, ${register?.source ?? ''},
      ${register?.from ?? null}, ${register?.until ?? null}, ${by}, ${all})
    on conflict (breach_id) where ended_at is null do nothing returning id`.execute(db);
  const [work] = rows;
  if (work === undefined) return false;
  await enqueue(db, 'breaches', [{ data: { id: String(work.id) } }]);
  return true;
}

/** Returns the work under way on a breach; undefined if there is none. */
export async function loadWork(db: Kysely<Database>, breachId: number) {
  return db
    .selectFrom('breach_works')
    .select(['kind', 'looked', 'of_all as ofAll'])
    .where('breach_id', '=', breachId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Does the next part of a work and queues the rest, in one transaction. A process that dies leaves the work unchanged.
 */
export async function workOn(db: Kysely<Database>, workId: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const work = await transaction
      .selectFrom('breach_works')
      .selectAll()
      .where('id', '=', workId)
      .where('ended_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (work === undefined) return;
    const { breach_id: id, asked_by: by, kind, source } = work;
    const part = kind === 'letters' ? await notifyNext(transaction, work) : await addNext(transaction, work);
    const isOver = part.looked < PROFILES_PER_PART;
    const done = work.done + part.done;
    await transaction
      .updateTable('breach_works')
      .set({ last_id: part.last ?? work.last_id, looked: work.looked + part.looked, done })
      .$if(isOver, (query) => query.set({ ended_at: sql<Date>`now()` }))
      .where('id', '=', workId)
      .execute();
    if (!isOver) return enqueue(transaction, 'breaches', [{ data: { id: String(workId) } }]);
    if (kind === 'letters') return noteDeed(transaction, { id, by, kind: 'sent', words: String(done) });
    const times = [work.from_at, work.until_at].map((moment) => moment?.toISOString());
    const words = [source, ...times, `+${done}`].filter(Boolean).join(' · ');
    return noteDeed(transaction, { id, by, kind: 'people', words });
  });
}

interface Part {
  /** Number of profiles that were read. */
  looked: number;
  /** Number of people who were added or notified. */
  done: number;
  /** The last profile of this part; null if nobody was left. */
  last: string | null;
}

interface Work {
  breach_id: number;
  source: string;
  from_at: Date | null;
  until_at: Date | null;
  last_id: string;
}

/** Returns the SQL condition that a register contains the member `n`. */
function registerContains(source: LargeRegister, { from_at, until_at }: Work): RawBuilder<unknown> {
  const has = (table: string) => sql`exists (select from ${sql.table(table)} r where r.profile_id = n.profile_id)`;
  const registers: Record<LargeRegister, RawBuilder<unknown>> = {
    everybody: sql`true`,
    sessions: sql`exists (select from sessions r where r.profile_id = n.profile_id
      and r.created_at <= coalesce(${until_at}::timestamptz, 'infinity')
      and r.seen_at >= coalesce(${from_at}::timestamptz, '-infinity'))`,
    health: sql`(${has('health_answers')} or ${has('haemoglobin_results')} or ${has('relatives')})`,
    addresses: has('addresses'),
    photos: has('files'),
  };
  return registers[source];
}

/** Reads the next members, and adds those whom the register contains. */
async function addNext(db: Kysely<Database>, work: Work): Promise<Part> {
  const { source } = work;
  if (!isLargeRegister(source)) throw new Error(`The register ${source} is read at once.`);
  const { rows } = await sql<Part>`
    with next as materialized (
      select profile_id from members where profile_id > ${work.last_id} order by profile_id limit ${PROFILES_PER_PART}
    ), added as (
      insert into breach_people (breach_id, profile_id, source)
        select ${work.breach_id}::int, n.profile_id, ${source} from next n where ${registerContains(source, work)}
        on conflict do nothing returning 1
    )
    select (select count(*)::int from next) as looked, (select max(profile_id) from next) as last,
      (select count(*)::int from added) as done`.execute(db);
  return rows[0] ?? { looked: 0, done: 0, last: null };
}

/** Notifies the next people who have not had the letter. Each gets it exactly once. */
async function notifyNext(db: Kysely<Database>, { breach_id: id, last_id }: Work): Promise<Part> {
  const { rows } = await sql<{ profileId: string }>`
    update breach_people p set told_at = now() from (
      select profile_id from breach_people
        where breach_id = ${id} and told_at is null and profile_id > ${last_id} order by profile_id limit ${PROFILES_PER_PART} for update
    ) n where p.breach_id = ${id} and p.profile_id = n.profile_id returning p.profile_id as "profileId"`.execute(db);
  const profileIds = rows.map(({ profileId }) => profileId).sort();
  await notifyAll(
    db,
    profileIds.map((profileId) => ({ kind: 'breach' as const, profileId, subjectId: String(id) })),
  );
  return { looked: profileIds.length, done: profileIds.length, last: profileIds.at(-1) ?? null };
}
