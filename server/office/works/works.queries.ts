import { type Kysely, sql } from 'kysely';
import { fillMessage } from '#contract/message.ts';
import { messages } from '#contract/messages.ts';
import { enqueue } from '#server/platform/db/queue.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Part, Work } from './work.ts';

interface NewWork {
  /** The kind's name in `kinds.ts`. */
  kind: string;
  /** The member of staff who starts it. */
  by: string;
  /** What the work is about. Only one work of a kind runs on the same subject. */
  subject?: string;
  ofAll?: number;
}

/**
 * Queues a background work, in the caller's transaction. Returns its id; undefined while one of its kind is running on
 * the same subject.
 */
export async function startWork(
  db: Kysely<Database>,
  { kind, by, subject = '', ofAll }: NewWork,
): Promise<number | undefined> {
  const work = await db
    .insertInto('office_works')
    .values({ kind, subject, asked_by: by, of_all: ofAll ?? null })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).where('ended_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (work === undefined) return undefined;
  await queueNextPart(db, work.id);
  return work.id;
}

/** Queues the next part of a work, after some seconds if they are given. */
export const queueNextPart = (db: Kysely<Database>, id: number, afterSeconds?: number): Promise<void> =>
  enqueue(db, 'works', [{ data: { id: String(id) }, afterSeconds }]);

const selectLatest = (db: Kysely<Database>) =>
  db
    .selectFrom('office_works')
    .select(['id', 'kind', 'done', 'of_all as ofAll', 'outcome', 'fault', 'file_name as fileName'])
    .select(sql<boolean>`stop_by is not null and ended_at is null`.as('isStopping'))
    .orderBy('id', 'desc');

const presentWork = <W extends { fault: string }>({ fault, ...work }: W) => ({
  ...work,
  fault: fault === '' ? null : { key: fault, message: fillMessage(messages, fault) ?? fault },
});

/**
 * Returns the latest work of a kind on a subject, in the form for its page (`workShape`); undefined if there was none.
 */
export async function loadWork(db: Kysely<Database>, { kind, subject = '' }: Pick<NewWork, 'kind' | 'subject'>) {
  const work = await selectLatest(db).where('kind', '=', kind).where('subject', '=', subject).executeTakeFirst();
  return work && presentWork(work);
}

/** Lists works, the latest first. */
export async function listWorks(db: Kysely<Database>, most: number) {
  return (await selectLatest(db).limit(most).execute()).map(presentWork);
}

/** Marks a work to be stopped. Returns false if it has ended or was stopped already. */
export async function stopWork(db: Kysely<Database>, id: number, by: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('office_works')
    .set({ stop_by: by })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('stop_by', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks the running works of these kinds on a subject to be stopped. */
export async function stopWorksOfKinds(
  db: Kysely<Database>,
  { subject, kinds }: { subject: string; kinds: readonly string[] },
  by: string,
): Promise<void> {
  await db
    .updateTable('office_works')
    .set({ stop_by: by })
    .where('subject', '=', subject)
    .where('kind', 'in', [...kinds])
    .where('ended_at', 'is', null)
    .where('stop_by', 'is', null)
    .execute();
}

/** Whether a work was stopped or has ended. */
export async function isStopped(db: Kysely<Database>, id: number): Promise<boolean> {
  const runningWork = await db
    .selectFrom('office_works')
    .select('id')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('stop_by', 'is', null)
    .executeTakeFirst();
  return runningWork === undefined;
}

/** Returns a work that has not ended; undefined for any other. */
export async function loadRunningWork(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('office_works')
    .select(['id', 'kind', 'subject', 'asked_by as by', 'done', 'of_all as ofAll', 'place', 'parts', 'faults'])
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

interface NewPart {
  part: Part;
  /** Number of parts made before this one. */
  parts: number;
}

/**
 * Saves a part and the progress in one transaction. If the work was stopped meanwhile, it ends and the part is not
 * written. Does nothing if another process has saved this part.
 */
export async function savePart(db: Kysely<Database>, work: Pick<Work, 'id'>, { part, parts }: NewPart): Promise<void> {
  const { id } = work;
  await db.transaction().execute(async (transaction) => {
    const runningWork = await transaction
      .selectFrom('office_works')
      .select(['parts', 'stop_by as stopBy'])
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (runningWork === undefined || runningWork.parts !== parts) return;
    if (runningWork.stopBy !== null) return endWork(transaction, id, 'stopped');
    await part.save?.(transaction);
    const { file } = part;
    await transaction
      .updateTable('office_works')
      .set({ parts: parts + 1, faults: 0, done: part.done })
      .$if(part.ofAll !== undefined, (query) => query.set({ of_all: part.ofAll ?? null }))
      .$if(part.place !== undefined, (query) => query.set({ place: part.place ?? '' }))
      .$if(file !== undefined, (query) => query.set({ file_name: file?.name ?? '', file: file?.content ?? null }))
      .where('id', '=', id)
      .execute();
    if (part.isOver) return endWork(transaction, id, 'done');
    return queueNextPart(transaction, id);
  });
}

/** Records how a work has ended, with the key of a message if it failed. Does nothing if it had ended before. */
export async function endWork(
  db: Kysely<Database>,
  id: number,
  outcome: 'done' | 'stopped' | 'failed',
  fault = '',
): Promise<void> {
  await db
    .updateTable('office_works')
    .set({ ended_at: sql<Date>`now()`, outcome, fault })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Counts a failure of a part and returns how many there were in a row. */
export async function noteFault(db: Kysely<Database>, id: number): Promise<number> {
  const work = await db
    .updateTable('office_works')
    .set(({ eb }) => ({ faults: eb('faults', '+', 1) }))
    .where('id', '=', id)
    .returning('faults')
    .executeTakeFirst();
  return work?.faults ?? 0;
}

/** Loads the file that a work has made; undefined if it has none. */
export async function loadWorkFile(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('office_works')
    .select(['kind', 'subject', 'file_name as name', 'file as content'])
    .where('id', '=', id)
    .where('file', 'is not', null)
    .executeTakeFirst();
}

/** Deletes works that ended longer ago than they are kept, with their files. */
export async function expireWorks(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('office_works').where('ended_at', '<', expiryCutoff('officeWorks')).execute();
}
