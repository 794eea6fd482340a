import { type Kysely, sql } from 'kysely';
import { AGAIN_AFTER_DAYS, INTEREST_DAYS } from '#contract/introductions.ts';
import type { Database } from '#server/db/tables.ts';
import { loadFirstAccount } from '#server/people/accounts/accounts.queries.ts';

/** How an accepted family is reached: by the guardian's phone where one is given. */
export async function loadContact(db: Kysely<Database>, profileId: string) {
  const row = await db
    .selectFrom('members as m')
    .leftJoin('profile_details as d', 'd.profile_id', 'm.profile_id')
    .select(['m.name', 'd.guardian_name', 'd.guardian_relation', 'd.guardian_phone'])
    .where('m.profile_id', '=', profileId)
    .executeTakeFirstOrThrow();
  return {
    fullName: row.name,
    phone: row.guardian_phone || ((await loadFirstAccount(db, profileId))?.phone ?? ''),
    guardianName: row.guardian_name ?? '',
    guardianRelation: row.guardian_relation ?? '',
  };
}

/** Once a day is enough to know. */
export async function recordOpening(db: Kysely<Database>, ownerId: string, viewerId: string): Promise<void> {
  await db
    .insertInto('contact_openings')
    .values({ owner_id: ownerId, viewer_id: viewerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const LISTED = 200;

export function loadOpenings(db: Kysely<Database>, ownerId: string) {
  return db
    .selectFrom('contact_openings')
    .select(['viewer_id', 'opened_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('opened_at', 'desc')
    .orderBy('viewer_id')
    .limit(LISTED)
    .execute();
}

/** The interests between two, the newest first: what the standing between them is read from. */
export function loadBetween(db: Kysely<Database>, one: string, other: string) {
  const isOlderThan = (days: number) => sql<boolean>`sent_at <= now() - make_interval(days => ${days})`;
  return db
    .selectFrom('introductions')
    .select(['sender_id', 'note', 'sent_at', 'answer', 'withdrawn_at', 'told_because', 'kinship', 'kinship_named'])
    .select([isOlderThan(INTEREST_DAYS).as('isOver'), isOlderThan(AGAIN_AFTER_DAYS).as('mayFollow')])
    .where('sender_id', 'in', [one, other])
    .where('recipient_id', 'in', [one, other])
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export type BetweenRow = Awaited<ReturnType<typeof loadBetween>>[number];
