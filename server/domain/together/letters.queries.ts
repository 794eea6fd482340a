import { type Kysely, sql } from 'kysely';
import { MARRIED_LETTERS } from '#contract/married-letters.ts';
import { TAKE_BACK_HOURS } from '#contract/together.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { placeOfLetterAnswer } from '#server/platform/crypto/wedding.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Months after a member has reported the wedding when the first and the second letter are due. */
const [FIRST_MONTHS, SECOND_MONTHS] = MARRIED_LETTERS;

/**
 * Starts the letters (notices that ask how a couple is) for members who have said that they are married, when they
 * cannot take it back any more. The months are counted from the member's own press.
 */
export async function noteMarried(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into together_letters (profile_id, other_id, married_at)
    select distinct on (p.profile_id) p.profile_id,
      case when t.one_id = p.profile_id then t.other_id else t.one_id end, p.pressed_at
    from together_presses p join together t on t.id = p.together_id
    where p.step = 'married' and t.ended_at is null and p.pressed_at < now() - make_interval(hours => ${TAKE_BACK_HOURS})
    order by p.profile_id, p.pressed_at
    on conflict (profile_id) do nothing`.execute(db);
}

/**
 * SQL: whether a letter of row `l` may be sent: neither of the two is hidden by the office or unfree to decide, there
 * is no block between them, and the recipient is not leaving.
 */
const mayBeSent = sql<boolean>`(
  not exists (select from member_visibility m where m.profile_id in (l.profile_id, l.other_id)
    and (m.is_suspended or m.is_resting or (m.profile_id = l.profile_id and m.is_leaving)))
  and not exists (select from vetoes v where v.profile_id in (l.profile_id, l.other_id) and v.ended_at is null)
  and not exists (select from blocks b where b.profile_id in (l.profile_id, l.other_id)
    and b.member_id in (l.profile_id, l.other_id)))`;

/** Maximum number of letters in one sweep. */
const AT_ONCE = 1_000;

interface DueLetter {
  profileId: string;
  /** The husband or wife; null if that profile is deleted. */
  otherId: string | null;
}

/** Marks the due letters as sent and returns the recipients. If both letters are due, only the later one is sent. */
export async function takeDueLetters(db: Kysely<Database>): Promise<DueLetter[]> {
  const { rows } = await sql<DueLetter>`
    update together_letters set sent = case when married_at <= now() - make_interval(months => ${SECOND_MONTHS}) then 2 else 1 end
    where profile_id in (
      select l.profile_id from together_letters l
      where l.stopped_at is null and l.sent < 2 and l.married_at <= now() - make_interval(months => ${FIRST_MONTHS})
        and (l.sent = 0 or l.married_at <= now() - make_interval(months => ${SECOND_MONTHS})) and ${mayBeSent}
      order by l.married_at limit ${AT_ONCE})
    returning profile_id as "profileId", other_id as "otherId"`.execute(db);
  return rows;
}

/** Whether a letter may still be sent to a profile, after anything that happened since `takeDueLetters`. */
export async function mayWriteTo(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select ${mayBeSent} and l.stopped_at is null as "isOpen" from together_letters l where l.profile_id = ${profileId}`.execute(
    db,
  );
  return rows[0]?.isOpen ?? false;
}

/** Returns whether the letters to a profile were never started, go on, or are stopped. */
export async function loadLetterState(db: Kysely<Database>, profileId: string): Promise<'none' | 'open' | 'stopped'> {
  const row = await db
    .selectFrom('together_letters')
    .select('stopped_at')
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  if (row === undefined) return 'none';
  return row.stopped_at === null ? 'open' : 'stopped';
}

/** Stops the letters to a profile. Returns false if no letters were started; true also if they are already stopped. */
export async function stopLetters(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const stopped = await db
    .updateTable('together_letters')
    .set({ stopped_at: sql<Date>`coalesce(stopped_at, now())` })
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return stopped.numUpdatedRows > 0n;
}

/** Ends the letters to two families when their acquaintance ends. */
export async function endLetters(db: Kysely<Database>, one: string, other: string): Promise<void> {
  await db
    .deleteFrom('together_letters')
    .where('profile_id', 'in', [one, other])
    .where('other_id', 'in', [one, other])
    .execute();
}

/** Ends the letters to a profile, because it does not count as married any more. */
export async function forgetLetters(db: Kysely<Database>, profileId: string): Promise<void> {
  await db.deleteFrom('together_letters').where('profile_id', '=', profileId).execute();
}

type Sealing = Pick<DomainServices, 'db' | 'cipher'>;

/** Saves an answer to a letter, encrypted, for the desk. */
export async function keepLetterAnswer({ db, cipher }: Sealing, profileId: string, words: string): Promise<void> {
  await db
    .insertInto('together_letter_answers')
    .values({ profile_id: profileId, words: cipher.encrypt(words, placeOfLetterAnswer(profileId)) })
    .execute();
}

/** Lists the answers to letters that nobody of the desk has read, the oldest first, with the member to call. */
export async function listLetterAnswers({ db, cipher }: Sealing) {
  const rows = await db
    .selectFrom('together_letter_answers as a')
    .innerJoin('members as m', 'm.profile_id', 'a.profile_id')
    .select(['a.id', 'a.profile_id as memberId', 'm.name', 'a.words', 'a.written_at as since'])
    .where('a.read_at', 'is', null)
    .orderBy('a.written_at')
    .execute();
  return rows.map(({ words, since, ...row }) => ({
    ...row,
    since: since.toISOString(),
    words: cipher.decrypt(words, placeOfLetterAnswer(row.memberId)),
  }));
}

/** Marks an answer as read. Returns false if it was read already. */
export async function markLetterAnswerRead(db: Kysely<Database>, id: number, by: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('together_letter_answers')
    .set({ read_at: sql<Date>`now()`, read_by: by })
    .where('id', '=', id)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
