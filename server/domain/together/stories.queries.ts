import { hash, randomBytes } from 'node:crypto';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Language } from '#contract/choices.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { placeOfStory } from '#server/platform/crypto/wedding.queries.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';
import type { StoriesTable } from '#server/platform/db/wedding-tables.ts';
import { inOrder } from './together.queries.ts';

type Sealing = Pick<DomainServices, 'db' | 'cipher'>;
type Row = Selectable<StoriesTable>;

/** The text of a story, to which both members agree. */
export interface Told {
  names: string;
  words: string;
  language: Language;
}

/** The wedding story of two members, decrypted. */
export interface Story
  extends Told,
    Pick<Row, 'id' | 'photo' | 'hash' | 'approved' | 'returned_because' | 'writer_id'> {
  one: StorySide;
  other: StorySide;
  agreed_at: Date | null;
  approved_at: Date | null;
}

/** One of the two members of a story. */
interface StorySide {
  /** The profile; null if the member has left. */
  id: string | null;
  /** Whether this member has agreed to exactly these words and this photo. */
  hasAgreed: boolean;
  /** Whether this member wishes the story to stay after leaving. */
  stays: boolean;
}

/** Returns the hash of what both agree to. Other words or another photo make a different story. */
const hashOf = ({ names, words, language }: Told, jpeg: Buffer | null): string =>
  hash('sha256', JSON.stringify([names, words, language, jpeg ? hash('sha256', jpeg) : '']), 'base64url');

/** Decrypts the row of a story. */
function decryptStory({ cipher }: Pick<Sealing, 'cipher'>, row: Row): Story {
  const { id, one_id, other_id, one_agreed, other_agreed, one_stays, other_stays, names, words, ...rest } = row;
  return {
    ...rest,
    id,
    names: cipher.decrypt(names, placeOfStory(id, 'names')),
    words: cipher.decrypt(words, placeOfStory(id, 'words')),
    one: { id: one_id, hasAgreed: one_agreed === row.hash, stays: one_stays },
    other: { id: other_id, hasAgreed: other_agreed === row.hash, stays: other_stays },
  };
}

/** Loads the story of two members; null if there is none. To change it, call with both members' rows locked. */
export async function loadStory(services: Sealing, one: string, other: string): Promise<Story | null> {
  const pair = inOrder(one, other);
  const row = await services.db
    .selectFrom('together_stories')
    .selectAll()
    .where('one_id', '=', pair.one_id)
    .where('other_id', '=', pair.other_id)
    .executeTakeFirst();
  return row ? decryptStory(services, row) : null;
}

/** Lists a member's stories with one other member; without `withId`, with all, including members who have left. */
export async function listStoriesOf(services: Sealing, profileId: string, withId = ''): Promise<Story[]> {
  const rows = await services.db
    .selectFrom('together_stories')
    .selectAll()
    .where(({ eb, or }) => or([eb('one_id', '=', profileId), eb('other_id', '=', profileId)]))
    .$if(withId !== '', (query) =>
      query.where(({ eb, or }) => or([eb('one_id', '=', withId), eb('other_id', '=', withId)])),
    )
    .execute();
  return rows.map((row) => decryptStory(services, row));
}

/** SQL: whether both members have agreed to the present story `s` and the office has approved it. */
const isAgreed = sql<boolean>`(s.approved = s.hash and s.one_agreed = s.hash and s.other_agreed = s.hash)`;

/**
 * SQL: whether the story `s` may be shown as far as this member is concerned. It may not if the member is unfree to
 * decide or hidden by the office. It may not if the member leaves, unless both wish the story to stay. A member who has
 * left (null) does not prevent it.
 */
const isOpenFor = (id: RawBuilder<unknown>) => sql<boolean>`(${id} is null or exists (
  select from member_visibility m where m.profile_id = ${id} and not m.is_suspended and not m.is_resting
    and (not m.is_leaving or (s.one_stays and s.other_stays))
    and not exists (select from vetoes v where v.profile_id = m.profile_id and v.ended_at is null)))`;

/** SQL: whether the story `s` is public. */
const isShown = sql<boolean>`(${isAgreed} and ${isOpenFor(sql`s.one_id`)} and ${isOpenFor(sql`s.other_id`)})`;

/** Whether a story of this member is public. The reader learns nothing about the other member from it. */
export async function isStoryShown(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const story = await db
    .selectFrom('together_stories as s')
    .select('s.id')
    .where(({ eb, or }) => or([eb('s.one_id', '=', profileId), eb('s.other_id', '=', profileId)]))
    .where(isShown)
    .limit(1)
    .executeTakeFirst();
  return story !== undefined;
}

/** Number of random bytes of a story's id, which is written in hexadecimal digits. */
const ID_BYTES = 12;
const newId = () => randomBytes(ID_BYTES).toString('hex');

/** Returns a new random address for a photo, so that the former address stops working. */
const newAddress = () => `${newId()}${newId()}.jpg`;

/** A story as one of the two writes it. */
interface NewStory extends Told {
  writerId: string;
  otherId: string;
  stays: boolean;
  /** A JPEG; undefined keeps the present photo; null removes it. */
  jpeg: Buffer | null | undefined;
}

/**
 * Writes or rewrites the story of two members and returns its hash. The writer thereby agrees to it. The agreement of
 * the other member and the approval of the office are deleted.
 */
export async function writeStory(services: Sealing, before: Story | null, story: NewStory): Promise<string> {
  const { db, cipher } = services;
  const { writerId, otherId, stays, jpeg, names, words, language } = story;
  const id = before?.id ?? newId();
  const currentJpeg = jpeg === undefined ? await loadJpeg(db, id) : jpeg;
  const photo = currentJpeg && newAddress();
  const storyHash = hashOf({ names, words, language }, currentJpeg);
  const pair = inOrder(writerId, otherId);
  const isOne = pair.one_id === writerId;
  const columns = {
    writer_id: writerId,
    language,
    photo,
    hash: storyHash,
    names: cipher.encrypt(names, placeOfStory(id, 'names')),
    words: cipher.encrypt(words, placeOfStory(id, 'words')),
    one_agreed: isOne ? storyHash : '',
    other_agreed: isOne ? '' : storyHash,
    one_stays: isOne && stays,
    other_stays: !isOne && stays,
    approved: '',
    approved_by: null,
    approved_at: null,
    agreed_at: null,
    returned_because: '',
    written_at: sql<Date>`now()`,
  };
  await db
    .insertInto('together_stories')
    .values({ id, ...pair, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
  if (jpeg !== undefined) await db.deleteFrom('together_story_photos').where('story_id', '=', id).execute();
  if (jpeg) await db.insertInto('together_story_photos').values({ story_id: id, jpeg }).execute();
  return storyHash;
}

/** Returns the photo of a story; null if it has none. */
async function loadJpeg(db: Kysely<Database>, id: string): Promise<Buffer | null> {
  const row = await db.selectFrom('together_story_photos').select('jpeg').where('story_id', '=', id).executeTakeFirst();
  return row?.jpeg ?? null;
}

/** Records the agreement of the second of the two members. The story then waits for the office. */
export async function agreeToStory(
  db: Kysely<Database>,
  { id, one, hash: storyHash }: Story,
  { profileId, stays }: { profileId: string; stays: boolean },
): Promise<void> {
  const isOne = one.id === profileId;
  await db
    .updateTable('together_stories')
    .set(isOne ? { one_agreed: storyHash, one_stays: stays } : { other_agreed: storyHash, other_stays: stays })
    .set({ agreed_at: sql<Date>`now()`, returned_because: '' })
    .where('id', '=', id)
    .execute();
}

/**
 * Withdraws one member's agreement, so that nobody sees the story, nor the photo at its former address. If that member
 * wrote it, the story is deleted.
 */
export async function takeStoryBack(db: Kysely<Database>, story: Story, profileId: string): Promise<void> {
  const { id, one, writer_id, photo } = story;
  if (writer_id === profileId) {
    await db.deleteFrom('together_stories').where('id', '=', id).execute();
    return;
  }
  const isOne = one.id === profileId;
  await db
    .updateTable('together_stories')
    .set(isOne ? { one_agreed: '', one_stays: false } : { other_agreed: '', other_stays: false })
    .set({ approved: '', approved_by: null, approved_at: null, agreed_at: null })
    .set(photo === null ? {} : { photo: newAddress() })
    .where('id', '=', id)
    .execute();
}

/**
 * Withdraws a member's agreement to all stories, because the member looks again. The words are kept for the two, in
 * case both agree again.
 */
export async function disagreeWithStories(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .updateTable('together_stories')
    .set((eb) => ({
      one_agreed: eb.case().when('one_id', '=', profileId).then('').else(eb.ref('one_agreed')).end(),
      other_agreed: eb.case().when('other_id', '=', profileId).then('').else(eb.ref('other_agreed')).end(),
      photo: eb.case().when('photo', 'is not', null).then(newAddress()).end(),
      approved: '',
      approved_by: null,
      approved_at: null,
      agreed_at: null,
    }))
    .where(({ eb, or }) => or([eb('one_id', '=', profileId), eb('other_id', '=', profileId)]))
    .execute();
}

/** Deletes the story of two families when their acquaintance ends. */
export async function endStory(db: Kysely<Database>, one: string, other: string): Promise<void> {
  const pair = inOrder(one, other);
  await db
    .deleteFrom('together_stories')
    .where('one_id', '=', pair.one_id)
    .where('other_id', '=', pair.other_id)
    .execute();
}

/** Deletes all stories of a profile, because another person turns out to be the bride or groom. */
export async function voidStories(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .deleteFrom('together_stories')
    .where(({ eb, or }) => or([eb('one_id', '=', profileId), eb('other_id', '=', profileId)]))
    .execute();
}

/** Prepares the deletion of a member: a story stays only if it is approved and both wish it to stay. */
export async function leaveStories(db: Kysely<Database>, profileId: string): Promise<void> {
  await sql`delete from together_stories s
    where ${profileId} in (s.one_id, s.other_id) and not (${isAgreed} and s.one_stays and s.other_stays)`.execute(db);
}

/** Maximum number of stories that are shown. */
const MOST_SHOWN = 60;

/** Lists the public stories, the latest first. */
export async function listShownStories(services: Sealing) {
  const rows = await services.db
    .selectFrom('together_stories as s')
    .selectAll('s')
    .where(isShown)
    .orderBy('s.approved_at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map((row) => decryptStory(services, row));
}

/**
 * Returns the photo of a story by its secret name, if the story is shown or not approved yet; else undefined. Before
 * the approval, only the two and the office know the name.
 */
export async function loadStoryPhoto(db: Kysely<Database>, name: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('together_stories as s')
    .innerJoin('together_story_photos as p', 'p.story_id', 's.id')
    .select('p.jpeg')
    .where('s.photo', '=', name)
    .where(sql<boolean>`(s.approved = '' or ${isShown})`)
    .executeTakeFirst();
  return row?.jpeg;
}

/**
 * Lists the stories to which both have agreed and that the office has not returned: those to review and those that are
 * approved. The earliest agreement comes first.
 */
export async function listStoriesForOffice(services: Sealing) {
  const rows = await services.db
    .selectFrom('together_stories as s')
    .selectAll('s')
    .where(sql<boolean>`(s.one_agreed = s.hash and s.other_agreed = s.hash and s.returned_because = '')`)
    .orderBy('s.agreed_at')
    .execute();
  return rows.map((row) => decryptStory(services, row));
}

/** Approves the version that the office has read, and returns the couple. Undefined if the story has changed since. */
export async function approveStory(
  db: Kysely<Database>,
  { id, version, by }: { id: string; version: string; by: string },
): Promise<Couple | undefined> {
  return db
    .updateTable('together_stories')
    .set({ approved: version, approved_by: by, approved_at: sql<Date>`now()`, returned_because: '' })
    .where('id', '=', id)
    .where('hash', '=', version)
    .where('one_agreed', '=', version)
    .where('other_agreed', '=', version)
    .returning(['one_id as one', 'other_id as other'])
    .executeTakeFirst();
}

/**
 * Returns a story to the couple with a reason, which also hides a shown one. Returns the couple; undefined if there is
 * no such story.
 */
export async function returnStory(
  db: Kysely<Database>,
  { id, reason }: { id: string; reason: string },
): Promise<Couple | undefined> {
  return db
    .updateTable('together_stories')
    .set({ approved: '', approved_by: null, approved_at: null, returned_because: reason })
    .set((eb) => ({ photo: eb.case().when('photo', 'is not', null).then(newAddress()).end() }))
    .where('id', '=', id)
    .returning(['one_id as one', 'other_id as other'])
    .executeTakeFirst();
}

/** The two members of a story; null for one who has left. */
export interface Couple {
  one: string | null;
  other: string | null;
}

/** Returns the wedding stories that a member has written; none if the account is not the candidate's own. */
export async function storiesInDownload(services: Sealing, { profileId, accountId }: AccountProfile) {
  const rows = await services.db
    .selectFrom('together_stories')
    .selectAll()
    .where('writer_id', '=', profileId)
    .where(sql<boolean>`exists (select from account_profiles p where p.profile_id = ${profileId} and p.account_id = ${accountId}
      and p.role = 'candidate')`)
    .execute();
  return rows.map((row) => {
    const { names, words, language, approved_at } = decryptStory(services, row);
    return { names, words, language, written_at: row.written_at, shown_since: approved_at };
  });
}
