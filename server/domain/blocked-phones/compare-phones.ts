import type { DomainServices } from '#server/domain/domain-services.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import {
  findBlockers,
  insertMatches,
  listUncompared,
  lockPhone,
  noteEveryPhone,
  rememberPhone,
  takeChangedPhones,
} from './blocked-phones.queries.ts';

type Store = Pick<DomainServices, 'db' | 'phoneHash'>;

/** Returns the hash of a phone for blocks. It is keyed, and only `blocked_phones` and `former_phones` store it. */
export const hashBlocked = ({ phoneHash }: Pick<DomainServices, 'phoneHash'>, phone: string): Buffer =>
  phoneHash(`blocked ${phone}`);

/**
 * Compares every phone that is not compared yet with the blocked numbers. A profile with a blocked phone does not see
 * the families that blocked this phone any more.
 */
export async function compareWaiting({ db, phoneHash }: Store): Promise<void> {
  for (const profileId of await listUncompared(db))
    await db.transaction().execute((transaction) => compare({ db: transaction, phoneHash }, profileId));
}

/**
 * Compares all phones of one profile with the blocked numbers, before the profile is shown to anybody. Call it before
 * members are locked (see `lockPhone`).
 */
export async function compareEveryPhone({ db, phoneHash }: Store, profileId: string): Promise<void> {
  await noteEveryPhone(db, profileId);
  await compare({ db, phoneHash }, profileId);
}

/** Compares the waiting phones of one profile. Locks all of them before any member (see `lockPhone`). */
async function compare({ db, phoneHash }: Store, profileId: string): Promise<void> {
  const phones = await takeChangedPhones(db, profileId);
  const hashes = [...new Set(phones)].map((phone) => hashBlocked({ phoneHash }, phone)).sort(Buffer.compare);
  for (const hash of hashes) {
    await lockPhone(db, hash);
    await rememberPhone(db, profileId, hash);
  }
  const blockers = (await findBlockers(db, hashes)).filter((blocker) => blocker.profileId !== profileId);
  if (blockers.length === 0) return;
  await lockMembers(db, [profileId, ...blockers.map((blocker) => blocker.profileId)]);
  await insertMatches(
    db,
    blockers.map((blocker) => ({ ...blocker, memberId: profileId })),
  );
}

/** Returns the profiles that have blocked this number, for the office only. Empty for `''` and an e-mail address. */
export async function findBlockersOf({ db, phoneHash }: Store, phone: string): Promise<string[]> {
  if (phone === '' || phone.includes('@')) return [];
  const blockers = await findBlockers(db, [hashBlocked({ phoneHash }, phone)]);
  return [...new Set(blockers.map(({ profileId }) => profileId))].sort();
}
