import { type Kysely, sql } from 'kysely';
import { GUARDED_PARTS } from '#contract/card-links.ts';
import { isSeen } from '#server/domain/visibility/relations.queries.ts';
import { hashToken } from '#server/http/session.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** A link by the end of its address, living or not; undefined for one that nobody made, or long ago. */
export async function findCardLink(db: Kysely<Database>, token: string) {
  if (token === '') return undefined;
  return links(db).where('token_hash', '=', hashToken(token)).executeTakeFirst();
}

export const findCardLinkById = (db: Kysely<Database>, id: number) => links(db).where('id', '=', id).executeTakeFirst();

type Found = NonNullable<Awaited<ReturnType<typeof findCardLinkById>>>;

/** The link while it leads somewhere: not ended, not over, and its profile shown. */
export async function ifLiving(db: Kysely<Database>, link: Found | undefined): Promise<Found | undefined> {
  return link?.isLiving && (await isSeen(db, link.profileId)) ? link : undefined;
}

/** Ends one link of a profile, or all of them; how many were living. */
export async function endCardLinks(db: Kysely<Database>, profileId: string, id?: number): Promise<bigint> {
  const ended = await db
    .updateTable('card_links')
    .set({ ended_at: sql<Date>`now()` })
    .where('profile_id', '=', profileId)
    .where(isLiving)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .executeTakeFirst();
  return ended.numUpdatedRows;
}

/** The candidate's yes to what waits; false for a link that is over. */
export async function agreeToLink(db: Kysely<Database>, profileId: string, id: number): Promise<boolean> {
  const agreed = await db
    .updateTable('card_links')
    .set({ agreed_at: sql<Date>`coalesce(agreed_at, now())` })
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .where(isLiving)
    .executeTakeFirst();
  return agreed.numUpdatedRows > 0n;
}

/** The living links with parts that wait for the candidate's yes. */
export async function listWaitingLinks(db: Kysely<Database>, profileId: string) {
  const rows = await db
    .selectFrom('card_links')
    .select(['id', 'parts'])
    .where('profile_id', '=', profileId)
    .where('agreed_at', 'is', null)
    .where(isLiving)
    .orderBy('id')
    .execute();
  return rows.filter(({ parts }) => parts.some((part) => GUARDED_PARTS.includes(part)));
}

export const isLiving = sql<boolean>`(ended_at is null and expires_at > now())`;

const links = (db: Kysely<Database>) =>
  db
    .selectFrom('card_links')
    .select(['id', 'profile_id as profileId', 'parts', 'agreed_at as agreedAt', isLiving.as('isLiving')]);
