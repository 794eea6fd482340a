import { type Kysely, sql } from 'kysely';
import { AGAIN_AFTER_DAYS, INTEREST_DAYS } from '#contract/introductions.ts';
import { tell } from '#server/notices/tell.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Whether it was the first one. Once a day is enough to know, and the first one is told. */
export async function recordOpening(db: Kysely<Database>, ownerId: string, viewerId: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const opening = { owner_id: ownerId, viewer_id: viewerId };
    const before = await transaction
      .selectFrom('contact_openings')
      .select('opened_on')
      .where('owner_id', '=', ownerId)
      .where('viewer_id', '=', viewerId)
      .limit(1)
      .executeTakeFirst();
    const made = await transaction
      .insertInto('contact_openings')
      .values(opening)
      .onConflict((conflict) => conflict.doNothing())
      .returning('opened_on')
      .executeTakeFirst();
    if (made && !before) await tell(transaction, { kind: 'contactOpened', profileId: ownerId, aboutId: viewerId });
    return before === undefined;
  });
}

/** Whether a family has opened the other's number, on whatever day. */
export async function hasOpened(db: Kysely<Database>, ownerId: string, viewerId: string): Promise<boolean> {
  const found = await db
    .selectFrom('contact_openings')
    .select('opened_on')
    .where('owner_id', '=', ownerId)
    .where('viewer_id', '=', viewerId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
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
    .select([
      'sender_id',
      'note',
      'sent_at',
      'answer',
      'withdrawn_at',
      'told_because',
      'could_be_told',
      'kinship',
      'kinship_named',
    ])
    .select([isOlderThan(INTEREST_DAYS).as('isOver'), isOlderThan(AGAIN_AFTER_DAYS).as('mayFollow')])
    .where('sender_id', 'in', [one, other])
    .where('recipient_id', 'in', [one, other])
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export type BetweenRow = Awaited<ReturnType<typeof loadBetween>>[number];
