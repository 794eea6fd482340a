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

export interface Told {
  names: string;
  words: string;
  language: Language;
}

export interface Story
  extends Told,
    Pick<Row, 'id' | 'photo' | 'hash' | 'approved' | 'returned_because' | 'writer_id'> {
  one: Agreed;
  other: Agreed;
  agreed_at: Date | null;
  approved_at: Date | null;
}

interface Agreed {
  id: string | null;
  /** To these very words and this photo. */
  hasAgreed: boolean;
  stays: boolean;
}

/** What one agrees to: other words, or another photo, are another story. */
const hashOf = ({ names, words, language }: Told, jpeg: Buffer | null): string =>
  hash('sha256', JSON.stringify([names, words, language, jpeg ? hash('sha256', jpeg) : '']), 'base64url');

function read({ cipher }: Pick<Sealing, 'cipher'>, row: Row): Story {
  const { id, one_id, other_id, one_agreed, other_agreed, one_stays, other_stays, names, words, ...rest } = row;
  return {
    ...{ ...rest, id },
    names: cipher.decrypt(names, placeOfStory(id, 'names')),
    words: cipher.decrypt(words, placeOfStory(id, 'words')),
    one: { id: one_id, hasAgreed: one_agreed === row.hash, stays: one_stays },
    other: { id: other_id, hasAgreed: other_agreed === row.hash, stays: other_stays },
  };
}

/** The story of two, held until the transaction ends where it is changed; null where there is none. */
export async function loadStory(services: Sealing, one: string, other: string): Promise<Story | null> {
  const pair = inOrder(one, other);
  const row = await services.db
    .selectFrom('together_stories')
    .selectAll()
    .where('one_id', '=', pair.one_id)
    .where('other_id', '=', pair.other_id)
    .executeTakeFirst();
  return row ? read(services, row) : null;
}

/** With whom a member tells a story, or would: with this one, or with all; of those who have left too. */
export async function listStoriesOf(services: Sealing, profileId: string, withId = ''): Promise<Story[]> {
  const rows = await services.db
    .selectFrom('together_stories')
    .selectAll()
    .where(({ eb, or }) => or([eb('one_id', '=', profileId), eb('other_id', '=', profileId)]))
    .$if(withId !== '', (query) =>
      query.where(({ eb, or }) => or([eb('one_id', '=', withId), eb('other_id', '=', withId)])),
    )
    .execute();
  return rows.map((row) => read(services, row));
}

/** Whether everybody reads a story of this member: its reader learns nothing from it about the other. */
export async function isStoryShown(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const shown = await db
    .selectFrom('together_stories as s')
    .select('s.id')
    .where(({ eb, or }) => or([eb('s.one_id', '=', profileId), eb('s.other_id', '=', profileId)]))
    .where(isShown)
    .limit(1)
    .executeTakeFirst();
  return shown !== undefined;
}

const newId = () => randomBytes(12).toString('hex');
/** Of a photo: at the one before there is nothing any more. */
const newAddress = () => `${newId()}${newId()}.jpg`;

interface Written extends Told {
  writerId: string;
  otherId: string;
  stays: boolean;
  /** A JPEG; undefined: the photo stays as it is; null: there is none. */
  jpeg: Buffer | null | undefined;
}

/** Writes the story of two, or writes it anew: who writes it agrees to it, the other and the office have seen nothing of it yet. */
export async function writeStory(services: Sealing, before: Story | null, written: Written): Promise<string> {
  const { db, cipher } = services;
  const { writerId, otherId, stays, jpeg, names, words, language } = written;
  const id = before?.id ?? newId();
  const kept = jpeg === undefined ? await loadJpeg(db, id) : jpeg;
  const photo = kept && newAddress();
  const told = hashOf({ names, words, language }, kept);
  const pair = inOrder(writerId, otherId);
  const isOne = pair.one_id === writerId;
  const anew = {
    ...{ writer_id: writerId, language, photo, hash: told },
    names: cipher.encrypt(names, placeOfStory(id, 'names')),
    words: cipher.encrypt(words, placeOfStory(id, 'words')),
    ...{ one_agreed: isOne ? told : '', other_agreed: isOne ? '' : told },
    ...{ one_stays: isOne && stays, other_stays: !isOne && stays },
    ...{ approved: '', approved_by: null, approved_at: null, agreed_at: null, returned_because: '' },
    written_at: sql<Date>`now()`,
  };
  await db
    .insertInto('together_stories')
    .values({ id, ...pair, ...anew })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(anew))
    .execute();
  if (jpeg !== undefined) await db.deleteFrom('together_story_photos').where('story_id', '=', id).execute();
  if (jpeg) await db.insertInto('together_story_photos').values({ story_id: id, jpeg }).execute();
  return told;
}

async function loadJpeg(db: Kysely<Database>, id: string): Promise<Buffer | null> {
  const row = await db.selectFrom('together_story_photos').select('jpeg').where('story_id', '=', id).executeTakeFirst();
  return row?.jpeg ?? null;
}

/** The second of the two agrees: it waits for the office. */
export async function agreeToStory(
  db: Kysely<Database>,
  { id, one, hash: told }: Story,
  { profileId, stays }: { profileId: string; stays: boolean },
): Promise<void> {
  const isOne = one.id === profileId;
  await db
    .updateTable('together_stories')
    .set(isOne ? { one_agreed: told, one_stays: stays } : { other_agreed: told, other_stays: stays })
    .set({ agreed_at: sql<Date>`now()`, returned_because: '' })
    .where('id', '=', id)
    .execute();
}

/**
 * One of the two takes it back: nobody is shown it any more, nor its photo at the address that it had. Who has written it takes it away.
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

/** A member looks again: what it had agreed to be told of is shown no more. The words stay for the two, should they agree anew. */
export async function disagreeWithStories(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .updateTable('together_stories')
    .set((eb) => ({
      one_agreed: eb.case().when('one_id', '=', profileId).then('').else(eb.ref('one_agreed')).end(),
      other_agreed: eb.case().when('other_id', '=', profileId).then('').else(eb.ref('other_agreed')).end(),
      photo: eb.case().when('photo', 'is not', null).then(newAddress()).end(),
      ...{ approved: '', approved_by: null, approved_at: null, agreed_at: null },
    }))
    .where(({ eb, or }) => or([eb('one_id', '=', profileId), eb('other_id', '=', profileId)]))
    .execute();
}

/** With what two families have together ends what they tell of it. */
export async function endStory(db: Kysely<Database>, one: string, other: string): Promise<void> {
  const pair = inOrder(one, other);
  await db
    .deleteFrom('together_stories')
    .where('one_id', '=', pair.one_id)
    .where('other_id', '=', pair.other_id)
    .execute();
}

/** Somebody else is the bride or groom than the person who wrote a story or agreed to it: it was none of theirs. */
export async function voidStories(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .deleteFrom('together_stories')
    .where(({ eb, or }) => or([eb('one_id', '=', profileId), eb('other_id', '=', profileId)]))
    .execute();
}

/** A member is removed: a story stays where both have agreed that it does, and is shown. */
export async function leaveStories(db: Kysely<Database>, profileId: string): Promise<void> {
  await sql`delete from together_stories s
    where ${profileId} in (s.one_id, s.other_id) and not (${isAgreed} and s.one_stays and s.other_stays)`.execute(db);
}

/** Both have agreed, and the office has approved. */
const isAgreed = sql<boolean>`(s.approved = s.hash and s.one_agreed = s.hash and s.other_agreed = s.hash)`;

/** Nothing is told of somebody who is not free to decide, or whom the office hides; nor of who leaves, unless both wish it to stay. */
const isOpenFor = (id: RawBuilder<unknown>) => sql<boolean>`(${id} is null or exists (
  select from member_visibility m where m.profile_id = ${id} and not m.is_suspended and not m.is_resting
    and (not m.is_leaving or (s.one_stays and s.other_stays))
    and not exists (select from vetoes v where v.profile_id = m.profile_id and v.ended_at is null)))`;

const isShown = sql<boolean>`(${isAgreed} and ${isOpenFor(sql`s.one_id`)} and ${isOpenFor(sql`s.other_id`)})`;

/** So many stories are shown. */
const MOST = 60;

/** What everybody may read, the latest first. */
export async function listShownStories(services: Sealing) {
  const rows = await services.db
    .selectFrom('together_stories as s')
    .selectAll('s')
    .where(isShown)
    .orderBy('s.approved_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => read(services, row));
}

/**
 * The photo of a story by its name, which nobody can guess: of one that is shown; of one that is not approved the two and the office alone
 * have been told the name.
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

/** What both have agreed to and the office has still to read, the oldest first, and what is shown. */
export async function listStoriesForOffice(services: Sealing) {
  const rows = await services.db
    .selectFrom('together_stories as s')
    .selectAll('s')
    .where(sql<boolean>`(s.one_agreed = s.hash and s.other_agreed = s.hash and s.returned_because = '')`)
    .orderBy('s.agreed_at')
    .execute();
  return rows.map((row) => read(services, row));
}

/** Shows it, in the words that the office has read; gives the couple, undefined where it is another story by now. */
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

/** Sends it back with a reason, or takes what is shown away; gives the couple, undefined where there is no such story. */
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

/** The two of a story; null where that one has left. */
export interface Couple {
  one: string | null;
  other: string | null;
}

/** What the bride or groom has written of their wedding, for their own account alone. */
export async function storiesInDownload(services: Sealing, { profileId, accountId }: AccountProfile) {
  const rows = await services.db
    .selectFrom('together_stories')
    .selectAll()
    .where('writer_id', '=', profileId)
    .where(sql<boolean>`exists (select from account_profiles p where p.profile_id = ${profileId} and p.account_id = ${accountId}
      and p.role = 'candidate')`)
    .execute();
  return rows.map((row) => {
    const { names, words, language, approved_at } = read(services, row);
    return { names, words, language, written_at: row.written_at, shown_since: approved_at };
  });
}
