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

/** A phone as blocks know it: by a keyed hash that no other table has. */
export const hashBlocked = ({ phoneHash }: Pick<DomainServices, 'phoneHash'>, phone: string): Buffer =>
  phoneHash(`blocked ${phone}`);

/**
 * The profile to which a phone has come sees nothing more of the families that have blocked it: of every phone that is not compared yet.
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
  }
}

/** The profiles that have blocked this number, for the office alone. */
export async function findBlockersOf({ db, phoneHash }: Store, phone: string): Promise<string[]> {
  if (phone === '' || phone.includes('@')) return [];
  const blockers = await findBlockers(db, hashBlocked({ phoneHash }, phone));
  return [...new Set(blockers.map(({ profileId }) => profileId))].sort();
}
