import { type Kysely, sql } from 'kysely';
import { GUARDED_PARTS, type LinkPart, MOST_LINKS } from '#contract/card-links.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { isSeen } from '#server/domain/visibility/relations.queries.ts';
import { hashToken, type Who } from '#server/http/session.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';

/** SQL: whether a row of `card_links` is neither ended nor expired. */
export const isLiving = sql<boolean>`(ended_at is null and expires_at > now())`;

const links = (db: Kysely<Database>) =>
  db
    .selectFrom('card_links')
    .select(['id', 'profile_id as profileId', 'parts', 'agreed_at as agreedAt', isLiving.as('isLiving')]);

/** Returns a link by its token, even if the link is over. Undefined if the link never existed or was deleted. */
export async function findCardLink(db: Kysely<Database>, token: string) {
  if (token === '') return undefined;
  return links(db).where('token_hash', '=', hashToken(token)).executeTakeFirst();
}

/** Returns a link by its id, even if the link is over; undefined if there is no such link. */
export const findCardLinkById = (db: Kysely<Database>, id: number) => links(db).where('id', '=', id).executeTakeFirst();

type CardLink = NonNullable<Awaited<ReturnType<typeof findCardLinkById>>>;

/** Returns the link if it can still be opened: not ended, not expired, and its profile shown. Else undefined. */
export async function ifLiving(db: Kysely<Database>, link: CardLink | undefined): Promise<CardLink | undefined> {
  return link?.isLiving && (await isSeen(db, link.profileId)) ? link : undefined;
}

/** Ends one link of a profile, or all of them. Returns how many living links ended. */
export async function endCardLinks(db: Kysely<Database>, profileId: string, id?: number): Promise<bigint> {
  const result = await db
    .updateTable('card_links')
    .set({ ended_at: sql<Date>`now()` })
    .where('profile_id', '=', profileId)
    .where(isLiving)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .executeTakeFirst();
  return result.numUpdatedRows;
}

/**
 * Ends the links that an account has made for a profile. A link without a recorded maker ends if this account is the
 * only one with the role that made the link.
 */
export async function endLinksMadeBy(db: Kysely<Database>, { accountId, profileId }: AccountProfile): Promise<void> {
  await sql`
    update card_links l set ended_at = now() from account_profiles p
    where p.account_id = ${accountId} and p.profile_id = ${profileId} and l.profile_id = p.profile_id
      and l.ended_at is null and l.expires_at > now()
      and (l.made_by = p.account_id or (l.made_by is null and l.role = p.role and not exists (
        select from account_profiles o
        where o.profile_id = p.profile_id and o.role = p.role and o.account_id <> p.account_id)))`.execute(db);
}

/** Records the candidate's agreement to the guarded parts of a link. Returns false if the link is over. */
export async function agreeToLink(db: Kysely<Database>, profileId: string, id: number): Promise<boolean> {
  const result = await db
    .updateTable('card_links')
    .set({ agreed_at: sql<Date>`coalesce(agreed_at, now())` })
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .where(isLiving)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Lists the living links with guarded parts to which the candidate has not agreed yet. */
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

/** Lists the living links of a profile, the latest first. */
export function loadLivingLinks(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('card_links')
    .select(['id', 'role', 'parts', 'made_at', 'expires_at', 'agreed_at', 'openings'])
    .where('profile_id', '=', profileId)
    .where(isLiving)
    .orderBy('id', 'desc')
    .execute();
}

interface NewLink {
  tokenHash: Buffer;
  parts: LinkPart[];
  /** Days until the link expires. */
  days: number;
}

/**
 * Saves a new link. Returns false if the profile has `MOST_LINKS` living links. A link made by the candidate
 * counts as agreed.
 */
export function insertLink(
  db: Kysely<Database>,
  { accountId, profileId, role }: Pick<Who, 'accountId' | 'profileId' | 'role'>,
  { tokenHash, parts, days }: NewLink,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockMembers(transaction, [profileId]);
    if ((await loadLivingLinks(transaction, profileId)).length >= MOST_LINKS) return false;
    await transaction
      .insertInto('card_links')
      .values({
        profile_id: profileId,
        token_hash: tokenHash,
        parts,
        role,
        made_by: accountId,
        expires_at: sql<Date>`now() + make_interval(days => ${days})`,
        agreed_at: role === 'candidate' ? sql<Date>`now()` : null,
      })
      .execute();
    return true;
  });
}

/** Counts an opening of a link, up to `most`. Further openings are not counted. */
export async function countLinkOpening(db: Kysely<Database>, id: number, most: number): Promise<void> {
  await db
    .updateTable('card_links')
    .set({ openings: sql`openings + 1` })
    .where('id', '=', id)
    .where('openings', '<', most)
    .execute();
}

/**
 * Returns the links of a profile for the download, without their addresses, which the site does not store. `bandOf`
 * turns a number of openings into a band.
 */
export async function cardLinksInDownload(
  db: Kysely<Database>,
  profileId: string,
  bandOf: (openings: number) => unknown,
) {
  const rows = await db
    .selectFrom('card_links')
    .select(['made_at', 'role as made_by', 'parts', 'agreed_at', 'expires_at', 'ended_at', 'openings'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
  return rows.map(({ openings, ...row }) => ({ ...row, opened: openings === 0 ? 'never' : bandOf(openings) }));
}

/** Deletes links that ended or expired before the retention period (`cardLinks`). */
export async function expireCardLinks(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('card_links')
    .where(sql<Date>`least(ended_at, expires_at)`, '<', expiryCutoff('cardLinks'))
    .execute();
}
