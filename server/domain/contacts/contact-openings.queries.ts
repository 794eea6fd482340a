import type { Kysely } from 'kysely';
import { onlySeen } from '#server/domain/visibility/load-views.ts';
import type { Database } from '#server/platform/db/tables.ts';

interface Noted {
  /** Nobody of that family had opened it before. */
  isFirst: boolean;
  /** Once a day is enough to know. */
  isNew: boolean;
}

export async function insertOpening(db: Kysely<Database>, ownerId: string, viewerId: string): Promise<Noted> {
  const isFirst = !(await hasOpened(db, ownerId, viewerId));
  const made = await db
    .insertInto('contact_openings')
    .values({ owner_id: ownerId, viewer_id: viewerId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('opened_on')
    .executeTakeFirst();
  return { isFirst, isNew: made !== undefined };
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

/** Who has opened a number of this member, and whose numbers the member has opened. */
export async function contactOpeningsInDownload(db: Kysely<Database>, profileId: string) {
  const rows = await db
    .selectFrom('contact_openings')
    .select(['owner_id as of_member', 'viewer_id as by_member', 'opened_at'])
    .where(({ eb, or }) => or([eb('owner_id', '=', profileId), eb('viewer_id', '=', profileId)]))
    .orderBy('opened_at')
    .execute();
  const seen = await onlySeen({ db }, profileId, { rows, idOf: ({ of_member }) => of_member });
  return onlySeen({ db }, profileId, { rows: seen, idOf: ({ by_member }) => by_member });
}
