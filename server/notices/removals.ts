import type { Kysely } from 'kysely';
import { removeHolder } from '#server/domain/holders/holders.queries.ts';
import { insertFarewells, objectToRemoval, type Removal, takeDue } from '#server/domain/holders/removals.queries.ts';
import { recordAct } from '#server/http/acts.queries.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';
import { intend, tell } from './tell.queries.ts';

/**
 * An account looks after the profile no more, and all are told: the one who was taken out where they last confirmed to be reached, as the
 * account may be gone with it. False where it is the only one, or none of them.
 */
export async function takeOut(db: Kysely<Database>, { accountId, profileId, askedBy }: Removal): Promise<boolean> {
  const farewells = await insertFarewells(db, accountId);
  if (!(await removeHolder(db, { accountId, profileId }))) return false;
  for (const id of farewells) await intend(db, { kind: 'farewell', subjectId: String(id) });
  await tell(db, { kind: 'holderRemoved', profileId });
  await recordAct(db, { accountId: askedBy, profileId, role: 'candidate' }, 'removed');
  return true;
}

/** A holder who was to be taken out stays, and all are told; false where nothing waits. */
export async function stopRemoval(db: Kysely<Database>, holder: AccountProfile): Promise<boolean> {
  if (!(await objectToRemoval(db, holder))) return false;
  await tell(db, { kind: 'removalStopped', profileId: holder.profileId });
  return true;
}

/**
 * Takes out a holder who has not objected in seven days. It waits while the office has suspended the profile, and ends where the holder
 * who asked is not the candidate any more; one who has left has taken it along. A pause, or a deletion that was asked for, changes nothing.
 */
export async function settleRemovals(db: Kysely<Database>): Promise<void> {
  for (const removal of await takeDue(db)) await takeOut(db, removal);
}
