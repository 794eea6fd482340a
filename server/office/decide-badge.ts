import type { Kysely } from 'kysely';
import type { BadgeKind } from '#contract/badges.ts';
import { setConfirmed } from '#server/domain/accounts/account-contacts.queries.ts';
import { giveBadge, takeBadge } from '#server/domain/badges/badges.queries.ts';
import { notify } from '#server/notices/tell.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

interface BadgeDecision {
  profileId: string;
  kind: BadgeKind;
  isGiven: boolean;
  /** Login of the member of staff who decides. */
  by: string;
  reason: string;
}

/** Gives or withdraws a badge, and notifies the member of a new one. Returns false if nothing changes. */
export async function decideBadge(db: Kysely<Database>, { profileId, kind, isGiven, by, reason }: BadgeDecision) {
  const changeBadge = isGiven ? giveBadge : takeBadge;
  const isChanged =
    kind === 'phone' || kind === 'email'
      ? await setConfirmed(db, profileId, { kind, isConfirmed: isGiven })
      : await changeBadge(db, profileId, kind, { by, reason });
  if (isChanged && isGiven) await notify(db, { profileId, kind: 'badgeGiven' });
  return isChanged;
}
