import type { Kysely } from 'kysely';
import type { Item } from '#server/domain/approvals/items.queries.ts';
import { removeApproval, sendBackApproval } from '#server/domain/approvals/queue.queries.ts';
import { settleWaitingPhoto } from '#server/domain/files/waiting-photos.queries.ts';
import { noteHeldDecision, store, takeHeld } from '#server/domain/held-answers/held-answers.queries.ts';
import { keepWaiting, release } from '#server/domain/visibility-settings/waiting-showings.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

interface Settled {
  isApproved: boolean;
  /** What the family reads where it is not. */
  told: string;
}

/** Does what was decided; the member is locked. Gives the photos' files that are to go once this is committed. */
export async function settleItem(db: Kysely<Database>, item: Item, settled: Settled): Promise<string[]> {
  const { id, profileId, kind, answer, subject } = item;
  let gone: string[] = [];
  if (kind === 'profile') {
    await settleProfile(db, item, settled);
    return gone;
  }
  if (kind === 'answer') await settleAnswer(db, item, settled);
  else gone = await settleWaitingPhoto(db, profileId, { name: subject, isApproved: settled.isApproved });
  await removeApproval(db, id);
  await noteHeldDecision(db, {
    ...{ profile_id: profileId, answer: kind === 'photo' ? 'photo' : answer },
    ...(settled.isApproved
      ? { outcome: 'approved' as const, reason: '' }
      : { outcome: 'refused' as const, reason: settled.told }),
  });
  return gone;
}

async function settleProfile(db: Kysely<Database>, { id, profileId }: Item, settled: Settled): Promise<void> {
  if (settled.isApproved) {
    await release(db, profileId, 'for_office');
    await removeApproval(db, id);
    return;
  }
  await keepWaiting(db, profileId, { forOffice: true, forCandidate: false });
  await sendBackApproval(db, id, settled.told);
}

async function settleAnswer(
  db: Kysely<Database>,
  { profileId, subject }: Item,
  { isApproved }: Settled,
): Promise<void> {
  const held = await takeHeld(db, profileId, Number(subject));
  if (held === undefined || !isApproved) return;
  await store(db, profileId, held.table_name, { [held.answer]: held.value });
}
