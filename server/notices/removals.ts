import type { Kysely } from 'kysely';
import { removeHolder } from '#server/domain/holders/holders.queries.ts';
import {
  insertFarewells,
  objectToRemoval,
  type Removal,
  takeDueRemovals,
} from '#server/domain/holders/removals.queries.ts';
import { recordAct } from '#server/http/acts.queries.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';
import { intend, notify } from './tell.queries.ts';

/**
 * Removes a holder and notifies all. The removed person is notified at the last confirmed contact, because the account
 * may be deleted too. Returns false if the account is the only holder or none.
 */
export async function removeHolderAndNotify(
  db: Kysely<Database>,
  { accountId, profileId, askedBy }: Removal,
): Promise<boolean> {
  const farewells = await insertFarewells(db, accountId);
  if (!(await removeHolder(db, { accountId, profileId }))) return false;
  for (const id of farewells) await intend(db, { kind: 'farewell', subjectId: String(id) });
  await notify(db, { kind: 'holderRemoved', profileId });
  await recordAct(db, { accountId: askedBy, profileId, role: 'candidate' }, 'removed');
  return true;
}

/** Cancels a holder's removal and notifies all. Returns false if none is pending. */
export async function stopRemoval(db: Kysely<Database>, holder: AccountProfile): Promise<boolean> {
  if (!(await objectToRemoval(db, holder))) return false;
  await notify(db, { kind: 'removalStopped', profileId: holder.profileId });
  return true;
}

/**
 * Removes holders who have not objected in time. A removal waits during a suspension, and is cancelled if the
 * holder who asked is not the candidate any more or has left. A pause or a requested deletion has no effect.
 */
export async function settleRemovals(db: Kysely<Database>): Promise<void> {
  for (const removal of await takeDueRemovals(db)) await removeHolderAndNotify(db, removal);
}
