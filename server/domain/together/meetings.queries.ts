import { type Kysely, type Selectable, sql } from 'kysely';
import type { MeetingPlace } from '#contract/meetings.ts';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { placeOfMeeting } from '#server/platform/crypto/meetings.queries.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { TogetherMeetingsTable } from '#server/platform/db/together-meeting-tables.ts';
import { onlyOfSeenFamilies } from './only-seen.ts';

/** The meeting of two families, proposed or agreed. */
export type Meeting = Selectable<TogetherMeetingsTable> & {
  /** The database's time when the row was read. */
  readAt: Date;
};

/** Returns the meeting of two families; undefined if none was proposed. */
export async function loadMeeting(db: Kysely<Database>, togetherId: number | null): Promise<Meeting | undefined> {
  if (togetherId === null) return undefined;
  return db
    .selectFrom('together_meetings')
    .selectAll()
    .select(sql<Date>`now()`.as('readAt'))
    .where('together_id', '=', togetherId)
    .executeTakeFirst();
}

/** The family whose id is the lesser (`one`), or the other family. */
export type Side = 'one' | 'other';

/** A meeting that a family proposes. */
interface Proposal {
  togetherId: number;
  /** Identifies the meeting in calendars. */
  uid: string;
  /** The profile of the family that proposes the meeting. */
  proposedBy: string;
  /** The side of the family that proposes or chooses. */
  side: Side;
  times: Date[];
  place: MeetingPlace;
  /** Description of the place; `''` if none. */
  words: string;
  /** How many of that family come; null if not given. */
  people: number | null;
}

/**
 * Replaces the meeting of these two families. The number of people that the other family gave is kept only under the
 * same `uid`.
 */
export async function saveProposal(
  db: Kysely<Database>,
  cipher: HealthCipher,
  { togetherId, uid, proposedBy, side, times, place, words, people }: Proposal,
): Promise<void> {
  const sealedWords = words && cipher.encrypt(words, placeOfMeeting({ uid, proposed_by: proposedBy }));
  const columns = {
    uid,
    proposed_by: proposedBy,
    times,
    place,
    words: sealedWords,
    chosen: null,
    called_off_by: null,
    one_late_at: null,
    other_late_at: null,
    reminded_at: null,
    changed_at: sql<Date>`now()`,
    [`${side}_people`]: people,
  };
  const otherPeople = side === 'one' ? 'other_people' : 'one_people';
  await db
    .insertInto('together_meetings')
    .values({ together_id: togetherId, sequence: 1, ...columns })
    .onConflict((conflict) =>
      conflict.column('together_id').doUpdateSet({
        ...columns,
        sequence: sql<number>`together_meetings.sequence + 1`,
        [otherPeople]: sql`case when together_meetings.uid = excluded.uid then together_meetings.${sql.ref(otherPeople)} end`,
      }),
    )
    .execute();
}

/** The columns of a new version of a meeting, written when a time is chosen or the meeting is called off. */
const NEXT_VERSION = { sequence: sql<number>`sequence + 1`, changed_at: sql<Date>`now()` };

/** Saves the chosen time, and how many people of the choosing family come. */
export async function chooseTime(
  db: Kysely<Database>,
  { togetherId, side, chosen, people }: Pick<Proposal, 'togetherId' | 'side' | 'people'> & { chosen: Date },
): Promise<void> {
  await db
    .updateTable('together_meetings')
    .set({ ...NEXT_VERSION, chosen, reminded_at: null, [`${side}_people`]: people })
    .where('together_id', '=', togetherId)
    .execute();
}

/** Records that a family calls the meeting off. */
export async function callOff(db: Kysely<Database>, togetherId: number, profileId: string): Promise<void> {
  await db
    .updateTable('together_meetings')
    .set({ ...NEXT_VERSION, called_off_by: profileId })
    .where('together_id', '=', togetherId)
    .execute();
}

/** Records that the family on this side comes late. */
export async function noteLate(db: Kysely<Database>, togetherId: number, side: Side): Promise<void> {
  await db
    .updateTable('together_meetings')
    .set({ [`${side}_late_at`]: sql<Date>`now()` })
    .where('together_id', '=', togetherId)
    .execute();
}

/** Deletes the meetings of two families when their acquaintance ends. */
export async function forgetMeetings(db: Kysely<Database>, togetherIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom('together_meetings')
    .where('together_id', 'in', [...togetherIds])
    .execute();
}

/** A meeting of which both families are to be reminded. */
interface DueReminder {
  togetherId: number;
  oneId: string;
  otherId: string;
}

/** Lists and locks tomorrow's meetings (in India) for which no reminder was sent. Skips locked ones. */
export async function lockDueReminders(db: Kysely<Database>): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    select m.together_id as "togetherId", t.one_id as "oneId", t.other_id as "otherId"
    from together_meetings m join together t on t.id = m.together_id
    where m.chosen is not null and m.reminded_at is null and m.called_off_by is null and t.ended_at is null
      and t.one_id is not null and t.other_id is not null
      and (m.chosen at time zone 'Asia/Kolkata')::date = (now() at time zone 'Asia/Kolkata')::date + 1
    order by m.together_id for update of m skip locked`.execute(db);
  return rows;
}

/** Records that a reminder of these meetings was sent. */
export async function markReminded(db: Kysely<Database>, togetherIds: readonly number[]): Promise<void> {
  if (togetherIds.length === 0) return;
  await db
    .updateTable('together_meetings')
    .set({ reminded_at: sql<Date>`now()` })
    .where('together_id', 'in', [...togetherIds])
    .execute();
}

/** Erases the described place of meetings whose last proposed time was long ago. */
export async function expireMeetingWords(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('together_meetings')
    .set({ words: '' })
    .where('words', '<>', '')
    .where(sql<Date>`(select max(moment) from unnest(times) as moment)`, '<', expiryCutoff('meetingWords'))
    .execute();
}

/** Returns a member's meetings with other families. The description of a place is only for the family that wrote it. */
export async function meetingsInDownload(db: Kysely<Database>, cipher: HealthCipher, profileId: string) {
  const rows = await db
    .selectFrom('together_meetings as m')
    .innerJoin('together as t', 't.id', 'm.together_id')
    .select(['m.uid', 'm.proposed_by', 'm.times', 'm.chosen', 'm.place', 'm.words', 'm.called_off_by'])
    .select(['t.one_id', 't.other_id', 'm.one_people', 'm.other_people', 'm.one_late_at', 'm.other_late_at'])
    .where(({ or, eb }) => or([eb('t.one_id', '=', profileId), eb('t.other_id', '=', profileId)]))
    .orderBy('m.changed_at')
    .execute();
  const meetings = rows.map(({ one_id, other_id, ...row }) => {
    const isOne = one_id === profileId;
    const isOwn = row.proposed_by === profileId;
    const whoCalledOff = row.called_off_by === profileId ? 'by us' : 'by them';
    return {
      with_member: isOne ? other_id : one_id,
      proposed: isOwn ? 'by us' : 'by them',
      times: row.times,
      chosen: row.chosen,
      place: row.place,
      words: isOwn ? cipher.decrypt(row.words, placeOfMeeting(row)) : '',
      how_many_of_us: isOne ? row.one_people : row.other_people,
      said_that_we_are_late: isOne ? row.one_late_at : row.other_late_at,
      called_off: row.called_off_by === null ? '' : whoCalledOff,
    };
  });
  return onlyOfSeenFamilies(db, profileId, meetings);
}
