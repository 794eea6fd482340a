import { type Kysely, sql } from 'kysely';
import { lockMembers } from '#server/domain/members/lock.queries.ts';
import { removeNoticesSince, removeWarnings } from '#server/domain/notices/write-notices.queries.ts';
import { tell } from '#server/notices/tell.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { backInLine } from './back-in-line.queries.ts';

/** So long a decision may be taken back. */
export const UNDO_HOURS = 24;

/** What the family was told by a decision. */
const TOLD = { approved: 'profileApproved', sentBack: 'profileSentBack', rejected: 'suspended' } as const;

/**
 * Takes the last decision on a whole profile back, within a day: it waits again as before, a rejected one is no longer suspended. The
 * family gets one letter where the first has gone out or was read, and none where it has not. Undefined where there is nothing to undo.
 */
export async function undoDecision(db: Kysely<Database>, id: number, by: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('approval_decisions')
    .select(['profile_id as profileId'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found?.profileId) return undefined;
  const { profileId } = found;
  await lockMembers(db, [profileId]);
  const undone = await db
    .updateTable('approval_decisions')
    .set({ undone_at: sql<Date>`now()`, undone_by: by })
    .where('id', '=', id)
    .where('kind', '=', 'profile')
    .where('undone_at', 'is', null)
    .where('decided_at', '>', sql<Date>`now() - make_interval(hours => ${UNDO_HOURS})`)
    .where(sql<boolean>`not exists (select from approval_decisions o
      where o.profile_id = ${profileId} and o.kind = 'profile' and o.id > ${id})`)
    .returning(['outcome', 'decided_at as at'])
    .executeTakeFirst();
  if (undone === undefined) return undefined;
  if (undone.outcome === 'rejected') await takeRejectionBack(db, profileId, id);
  await backInLine(db, profileId);
  // Told in the transaction of the decision.
  if (await removeNoticesSince(db, { profileId, kind: TOLD[undone.outcome], since: undone.at }))
    await tell(db, { kind: 'approvalUndone', profileId });
  return profileId;
}

async function takeRejectionBack(db: Kysely<Database>, profileId: string, decisionId: number): Promise<void> {
  await db.updateTable('members').set({ suspended_at: null }).where('profile_id', '=', profileId).execute();
  await db
    .updateTable('suspensions')
    .set({ restored_at: sql<Date>`now()`, restored_because: 'the rejection was taken back' })
    .where('profile_id', '=', profileId)
    .where('restored_at', 'is', null)
    .execute();
  await db.deleteFrom('rejections').where('decision_id', '=', decisionId).execute();
  await removeWarnings(db, profileId);
}
