import { type Kysely, sql } from 'kysely';
import { settleWaitingPhoto } from '#server/domain/files/waiting-photos.queries.ts';
import { store } from '#server/domain/held-answers/held-answers.queries.ts';
import { keepWaiting, release } from '#server/domain/visibility-settings/waiting-showings.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Item } from './item.queries.ts';

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
  await db.deleteFrom('approvals').where('id', '=', id).execute();
  await db
    .insertInto('held_decisions')
    .values({
      ...{ profile_id: profileId, answer: kind === 'photo' ? 'photo' : answer },
      ...(settled.isApproved ? { outcome: 'approved', reason: '' } : { outcome: 'refused', reason: settled.told }),
    })
    .execute();
  return gone;
}

async function settleProfile(db: Kysely<Database>, { id, profileId }: Item, settled: Settled): Promise<void> {
  if (settled.isApproved) {
    await release(db, profileId, 'for_office');
    await db.deleteFrom('approvals').where('id', '=', id).execute();
    return;
  }
  await keepWaiting(db, profileId, { forOffice: true, forCandidate: false });
  await db
    .updateTable('approvals')
    .set({ sent_back_at: sql<Date>`now()`, told: settled.told, claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .execute();
}

async function settleAnswer(
  db: Kysely<Database>,
  { profileId, subject }: Item,
  { isApproved }: Settled,
): Promise<void> {
  const held = await db
    .deleteFrom('held_answers')
    .where('profile_id', '=', profileId)
    .where('id', '=', Number(subject))
    .returning(['table_name', 'answer', 'value'])
    .executeTakeFirst();
  if (held === undefined || !isApproved) return;
  await store(db, profileId, held.table_name, { [held.answer]: held.value });
}
