import { type Kysely, sql } from 'kysely';
import type { BadgeKind } from '#contract/badges.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** The badges that the office gives. The others follow from a confirmed phone or e-mail. */
type OfficeBadgeKind = Exclude<BadgeKind, 'phone' | 'email'>;

interface BadgeDecision {
  /** The member of staff who gives or takes the badge. */
  by: string;
  reason: string;
}

/** Gives a badge. Returns false if the member has it already, or there is no such member. */
export async function giveBadge(
  db: Kysely<Database>,
  profileId: string,
  kind: OfficeBadgeKind,
  { by, reason }: BadgeDecision,
): Promise<boolean> {
  const { rows } = await sql`
    insert into badges (profile_id, kind, given_by, reason)
    select profile_id, ${kind}, ${by}, ${reason} from members where profile_id = ${profileId}
    on conflict do nothing returning id`.execute(db);
  return rows.length > 0;
}

/** Takes a badge back. Returns false if the member does not have it. */
export async function takeBadge(
  db: Kysely<Database>,
  profileId: string,
  kind: OfficeBadgeKind,
  { by, reason }: BadgeDecision,
): Promise<boolean> {
  const takenBadge = await db
    .updateTable('badges')
    .set({ taken_at: sql<Date>`now()`, taken_by: by, taken_because: reason })
    .where('profile_id', '=', profileId)
    .where('kind', '=', kind)
    .where('taken_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return takenBadge !== undefined;
}

/**
 * Lists the badges for the confirmed phone and e-mail of the first account, then every badge that the office has ever
 * given to the member, the latest first. `taken` is null while the member has the badge.
 */
export async function listBadges(db: Kysely<Database>, profileId: string) {
  const officeBadges = await db
    .selectFrom('badges')
    .select(['kind', 'given_at as given', 'given_by as by', 'reason'])
    .select(['taken_at as taken', 'taken_by as takenBy', 'taken_because as because'])
    .where('profile_id', '=', profileId)
    .orderBy('id', 'desc')
    .execute();
  const account = await db
    .selectFrom('account_profiles as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select(['a.phone_verified_at as phone', 'a.email_verified_at as email'])
    .where('p.profile_id', '=', profileId)
    .orderBy('p.joined_at')
    .executeTakeFirst();
  const contactBadges = (['phone', 'email'] as const).flatMap((kind) => {
    const at = account?.[kind];
    return at ? [{ kind, given: at, by: '', reason: '', taken: null, takenBy: null, because: '' }] : [];
  });
  return [...contactBadges, ...officeBadges];
}

/** Returns the present and former badges of a profile, without who gave them and why. */
export async function badgesInDownload(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('badges')
    .select(['kind', 'given_at', 'taken_at'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
}
