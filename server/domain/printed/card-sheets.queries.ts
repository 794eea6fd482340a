import { type Kysely, sql } from 'kysely';
import type { Tick } from '#contract/card-sheets.ts';
import { firstNameOf } from '#server/domain/visibility/first-name.ts';
import { onlySeen } from '#server/domain/visibility/load-views.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** A printed sheet of cards. */
interface Sheet {
  id: string;
  /** The family that gets the sheet. */
  profileId: string;
  /** The members on the cards, from the first place on. */
  memberIds: readonly string[];
  /** The day in India, `YYYY-MM-DD`. */
  day: string;
  /** Login of the member of staff who makes the sheet; null if the family makes it. */
  by: string | null;
}

/** Saves a sheet. Idempotent: a second call with the same id changes nothing. */
export async function keepSheet(db: Kysely<Database>, { id, profileId, memberIds, day, by }: Sheet): Promise<void> {
  const made = await db
    .insertInto('card_sheets')
    .values({ id, profile_id: profileId, made_on: day, made_by: by })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows === 0n) return;
  const cards = memberIds.map((member_id, index) => ({ sheet_id: id, place: index + 1, member_id }));
  await db.insertInto('card_sheet_cards').values(cards).execute();
}

/**
 * Returns a sheet with its cards; undefined if there is none. With `isToEnter`, locks the sheet, because two members of
 * staff may enter the same page. The caller must have locked the families before.
 */
export async function loadSheet(db: Kysely<Database>, id: string, { isToEnter = false } = {}) {
  const sheet = await db
    .selectFrom('card_sheets')
    .select(['id', 'profile_id as profileId', 'made_on as madeOn', 'made_at as madeAt', 'made_by as madeBy'])
    .where('id', '=', id)
    .$if(isToEnter, (query) => query.forUpdate())
    .executeTakeFirst();
  if (sheet === undefined) return undefined;
  const cards = await db
    .selectFrom('card_sheet_cards as c')
    .innerJoin('members as m', 'm.profile_id', 'c.member_id')
    .select(['c.place', 'c.member_id as memberId', 'c.tick', 'c.carried_at as carriedAt', 'm.name'])
    .where('c.sheet_id', '=', id)
    .orderBy('c.place')
    .execute();
  // The members are named as on the paper, even if one has blocked or paused since.
  return { ...sheet, cards: cards.map(({ name, ...card }) => ({ ...card, name: firstNameOf(name) })) };
}

/** Lists the latest sheets of a family, the latest first. `isBack`: a tick has been entered. */
export const listSheets = (db: Kysely<Database>, profileId: string, most: number) =>
  db
    .selectFrom('card_sheets as s')
    .select(['s.id', 's.made_on as madeOn', 's.made_by as madeBy'])
    .select(sql<number>`(select count(*)::int from card_sheet_cards c where c.sheet_id = s.id)`.as('cards'))
    .select(
      sql<boolean>`exists (select from card_sheet_cards c where c.sheet_id = s.id and c.tick is not null)`.as('isBack'),
    )
    .where('s.profile_id', '=', profileId)
    .orderBy('s.made_at', 'desc')
    .limit(most)
    .execute();

/** Returns the family's latest sheet that contains this member; undefined if there is none. */
export async function findSheetOf(
  db: Kysely<Database>,
  profileId: string,
  memberId: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('card_sheets as s')
    .innerJoin('card_sheet_cards as c', 'c.sheet_id', 's.id')
    .select('s.id')
    .where('s.profile_id', '=', profileId)
    .where('c.member_id', '=', memberId)
    .orderBy('s.made_at', 'desc')
    .executeTakeFirst();
  return found?.id;
}

/** Saves a tick from a printed sheet. Returns false if the same tick is saved already, or there is no such card. */
export async function saveTick(
  db: Kysely<Database>,
  { sheetId, place, tick, by }: { sheetId: string; place: number; tick: Tick; by: string },
): Promise<boolean> {
  const saved = await db
    .updateTable('card_sheet_cards')
    .set({ tick, ticked_at: sql<Date>`now()`, ticked_by: by })
    .where('sheet_id', '=', sheetId)
    .where('place', '=', place)
    .where('tick', 'is distinct from', tick)
    .executeTakeFirst();
  return saved.numUpdatedRows > 0n;
}

/** Records that both families of a card were asked, after a call. */
export async function noteCarried(db: Kysely<Database>, sheetId: string, place: number): Promise<void> {
  await db
    .updateTable('card_sheet_cards')
    .set({ carried_at: sql<Date>`now()` })
    .where('sheet_id', '=', sheetId)
    .where('place', '=', place)
    .execute();
}

/** Returns the sheets of a family for its download, with those members on them whom it still sees. */
export async function sheetsInDownload(db: Kysely<Database>, profileId: string) {
  const rows = await db
    .selectFrom('card_sheets as s')
    .innerJoin('card_sheet_cards as c', 'c.sheet_id', 's.id')
    .select(['s.made_on as printed_on', 'c.member_id', 'c.tick', 'c.carried_at as both_were_asked_at'])
    .select(sql<string>`case when s.made_by is null then 'the family' else 'the office' end`.as('printed_by'))
    .where('s.profile_id', '=', profileId)
    .orderBy('s.made_at')
    .orderBy('c.place')
    .execute();
  return onlySeen({ db }, profileId, { rows, idOf: ({ member_id }) => member_id });
}

/** Deletes expired sheets, with their cards and ticks. */
export async function expireSheets(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('card_sheets').where('made_at', '<', expiryCutoff('cardSheets')).execute();
}
