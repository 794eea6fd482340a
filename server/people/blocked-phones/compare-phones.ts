import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import { leavePairCheck } from '#server/people/haemoglobin/end-pair-check.queries.ts';
import { lockMembers } from '#server/people/members/lock.queries.ts';
import { endAcceptance, leaveEnded } from '#server/people/members/partings.queries.ts';
import type { Services } from '#server/services.ts';
import {
  findBlockers,
  insertMatches,
  listUncompared,
  lockPhone,
  noteEveryPhone,
  rememberPhone,
  takeChangedPhones,
} from './blocked-phones.queries.ts';

type Store = Pick<Services, 'db' | 'phoneHash'>;

/** A phone as blocks know it: by a keyed hash that no other table has. */
export const hashBlocked = ({ phoneHash }: Pick<Services, 'phoneHash'>, phone: string): Buffer =>
  phoneHash(`blocked ${phone}`);

/**
 * Whoever has blocked a phone that has come to a profile, and the profile, see nothing of each other from now on: of every phone that
 * is not compared yet.
 */
export async function compareWaiting({ db, phoneHash }: Store): Promise<void> {
  for (const profileId of await listUncompared(db))
    await db.transaction().execute((transaction) => compare({ db: transaction, phoneHash }, profileId));
}

/** Compares all phones of one, before it is shown to anybody. */
export async function compareEveryPhone({ db, phoneHash }: Store, profileId: string): Promise<void> {
  await noteEveryPhone(db, profileId);
  await compare({ db, phoneHash }, profileId);
}

async function compare({ db, phoneHash }: Store, profileId: string): Promise<void> {
  const phones = await takeChangedPhones(db, profileId);
  const hashes = [...new Set(phones)].map((phone) => hashBlocked({ phoneHash }, phone)).sort(Buffer.compare);
  for (const hash of hashes) {
    await lockPhone(db, hash);
    await rememberPhone(db, profileId, hash);
    const blockers = (await findBlockers(db, hash)).filter((blocker) => blocker.profileId !== profileId);
    if (blockers.length === 0) continue;
    await lockMembers(db, [profileId, ...blockers.map((blocker) => blocker.profileId)]);
    await insertMatches(
      db,
      blockers.map((blocker) => ({ ...blocker, memberId: profileId })),
    );
    for (const blocker of blockers) await endForGood(db, blocker.profileId, profileId);
  }
}

/** What a block ends between two, also one by a phone. */
export async function endForGood(db: Kysely<Database>, blockerId: string, memberId: string): Promise<void> {
  await leavePairCheck(db, blockerId, memberId);
  if (await endAcceptance(db, blockerId, memberId)) await leaveEnded(db, blockerId, [memberId]);
}
