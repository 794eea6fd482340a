import { type Kysely, sql } from 'kysely';
import { PAIR_CHECK_DAYS } from '#contract/pair-check.ts';
import { KEEPING_WARNED } from '#contract/retention.ts';
import type { FileStore } from '#server/domain/files/file-store.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { leaveEnded, listAccepted } from './partings.queries.ts';
import { isVisitedSince } from './visited.queries.ts';

type Condition = 'asked' | 'unfinished' | 'unclaimed' | 'abandoned';

/** Registrations that stopped at step 1, papers that no family took over, members who asked to be deleted, and those whose family was told twice and did not come. */
export async function removeMembersDue(db: Kysely<Database>, files: FileStore): Promise<void> {
  for (const condition of ['asked', 'unfinished', 'unclaimed', 'abandoned'] as const) {
    const due = await db.selectFrom('members').select('profile_id').where(DUE[condition]).execute();
    for (const { profile_id } of due) await removeMember(db, files, profile_id, condition);
  }
}

const DUE = {
  // What a letter asks for waits until somebody of the office has looked at it a second time.
  asked: sql<boolean>`(deletion_due_at <= now() and not exists (select from deletion_letters l
    where l.profile_id = members.profile_id and l.ended_at is null and l.looked_at is null))`,
  unfinished: sql<boolean>`registered_at is null and created_at < ${expiryCutoff('unfinished')}`,
  unclaimed: sql<boolean>`exists (select from paper_entries e where e.profile_id = members.profile_id
    and e.claimed_at is null and coalesce(e.code_at, e.entered_at) < ${expiryCutoff('papers')})`,
  abandoned: sql<boolean>`exists (select from keeping_warnings w where w.profile_id = members.profile_id
    and w.last_at <= now() - make_interval(days => ${KEEPING_WARNED.last})) and not ${isVisitedSince(expiryCutoff('abandoned'))}`,
} satisfies Record<Condition, unknown>;

/** Everything that hangs on a member goes with their row; the receipt stays, alone; the files go last. */
async function removeMember(
  db: Kysely<Database>,
  files: FileStore,
  profileId: string,
  condition: Condition,
): Promise<void> {
  const stored = await db.transaction().execute(async (transaction) => {
    const named = await transaction
      .selectFrom('files')
      .select(['kind', 'name', 'small_name'])
      .where('profile_id', '=', profileId)
      .execute();
    // A family that takes it over at this moment is waited for.
    await transaction
      .selectFrom('paper_entries')
      .select('profile_id')
      .where('profile_id', '=', profileId)
      .forUpdate()
      .execute();
    // A member who has come back in the meantime stays.
    const isGoing = await transaction
      .selectFrom('members')
      .select('profile_id')
      .where('profile_id', '=', profileId)
      .where(DUE[condition])
      .forUpdate()
      .executeTakeFirst();
    if (!isGoing) return [];
    await leaveCounted(transaction, profileId);
    await leaveEnded(transaction, profileId, await listAccepted(transaction, profileId));
    const gone = await transaction
      .deleteFrom('members')
      .where('profile_id', '=', profileId)
      .returning('deletion_receipt')
      .executeTakeFirstOrThrow();
    await forget(transaction, profileId);
    if (gone.deletion_receipt !== null) {
      await transaction.insertInto('deletion_receipts').values({ receipt: gone.deletion_receipt }).execute();
    }
    return named;
  });
  for (const { kind, name, small_name } of stored) {
    await files.remove(
      kind === 'horoscope' ? 'horoscopes' : 'pictures',
      small_name === null ? [name] : [name, small_name],
    );
  }
}

/**
 * Pair checks of others with this member go on counting in their limits as if the member had paused, without the answer
 * and without saying with whom.
 */
async function leaveCounted(db: Kysely<Database>, profileId: string): Promise<void> {
  await sql`
    update consents c set about_id = null, withdrawn_at = case when exists (
        select from pair_checks k where k.checked_at >= c.given_at
          and (k.one_id, k.other_id) = (least(c.profile_id, c.about_id), greatest(c.profile_id, c.about_id)))
      then now() else greatest(now(), c.given_at + make_interval(days => ${PAIR_CHECK_DAYS})) end
    where c.about_id = ${profileId} and c.kind = 'pairCheck' and c.withdrawn_at is null`.execute(db);
  await sql`
    update pair_checks set one_id = nullif(one_id, ${profileId}), other_id = nullif(other_id, ${profileId}), answer = ''
    where ${profileId} in (one_id, other_id)`.execute(db);
}

/**
 * What names a member without a key to their row. Reports stay with the office: one that they made without their name, and one
 * about them without their id, for a year, under the hash of their phone. That
 * somebody blocked them stays an id in that other's own list, which would else tell who was removed.
 */
async function forget(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .updateTable('reports')
    .set({ member_id: '', left_at: sql<Date>`now()` })
    .where('member_id', '=', profileId)
    .execute();
  await db.updateTable('pauses').set({ with_id: null }).where('with_id', '=', profileId).execute();
  await db.updateTable('cases').set({ subject: '' }).where('subject', '=', profileId).execute();
  await db.updateTable('reports').set({ reporter_id: '' }).where('reporter_id', '=', profileId).execute();
}
