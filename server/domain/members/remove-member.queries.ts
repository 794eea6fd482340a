import { type Kysely, sql } from 'kysely';
import { KEEPING_WARNED } from '#contract/retention.ts';
import { forgetInReports } from '#server/domain/cases/reports.queries.ts';
import { keepPairConsentsCounted } from '#server/domain/consents/pair-consents.queries.ts';
import type { FileStore } from '#server/domain/files/file-store.ts';
import { keepPairChecksCounted } from '#server/domain/haemoglobin/pair-checks.queries.ts';
import { leaveEnded, listAccepted } from '#server/domain/interests/partings.queries.ts';
import { forgetInPauses } from '#server/domain/visibility-settings/pauses.queries.ts';
import { keptSince } from '#server/platform/db/kept.ts';
import type { Database } from '#server/platform/db/tables.ts';
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
  unfinished: sql<boolean>`registered_at is null and created_at < ${keptSince('unfinished')}`,
  unclaimed: sql<boolean>`exists (select from paper_entries e where e.profile_id = members.profile_id
    and e.claimed_at is null and coalesce(e.code_at, e.entered_at) < ${keptSince('papers')})`,
  abandoned: sql<boolean>`exists (select from keeping_warnings w where w.profile_id = members.profile_id
    and w.last_at <= now() - make_interval(days => ${KEEPING_WARNED.last})) and not ${isVisitedSince(keptSince('abandoned'))}`,
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
    await keepPairConsentsCounted(transaction, profileId);
    await keepPairChecksCounted(transaction, profileId);
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
 * What names a member without a key to their row. That somebody blocked them stays an id in that other's own list, which would else tell who was
 * removed.
 */
async function forget(db: Kysely<Database>, profileId: string): Promise<void> {
  await forgetInReports(db, profileId);
  await forgetInPauses(db, profileId);
}
