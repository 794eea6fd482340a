import { type Kysely, sql } from 'kysely';
import type { BookletPart } from '#contract/booklet-parts.ts';
import type { Gender, Language } from '#contract/choices.ts';
import { isReadByAll } from '#server/domain/visibility/relations.queries.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** The gender of the people in each part of the booklet. */
const GENDER_OF: Readonly<Record<BookletPart, Gender>> = { brides: 'Female', grooms: 'Male' };

/**
 * SQL: whether a valid consent to be printed exists: the candidate's own if the candidate has an account, else that of
 * any holder.
 */
const agreesToPrint = sql<boolean>`exists (select from consents c
  join account_profiles p on p.profile_id = c.profile_id and p.account_id = c.account_id
  where c.profile_id = m.profile_id and c.kind = 'printed' and c.withdrawn_at is null
    and (p.role = 'candidate' or not exists (
      select from account_profiles o where o.profile_id = m.profile_id and o.role = 'candidate')))`;

/**
 * SQL: whether a profile may be printed: all members can read it now, it blocks no phone, and nobody else claims it. So
 * profiles that are shown to chosen members only or are absent are excluded.
 */
const mayBePrinted = sql<boolean>`(${agreesToPrint} and ${isReadByAll(sql.ref('m.profile_id'))}
  and not exists (select from blocked_phones b where b.profile_id = m.profile_id)
  and not exists (select from whose_claims w where w.profile_id = m.profile_id and w.ended_at is null))`;

/** SQL: whether the consent to be printed includes the surname. */
const agreesToSurname = sql<boolean>`exists (select from consents c where c.profile_id = m.profile_id and c.kind = 'printed'
  and c.withdrawn_at is null and c.with_surname)`;

/** Lists the profiles for the next booklet, by number. `withSurname`: printed with the full name. */
export const listPrintable = (db: Kysely<Database>, part: BookletPart) =>
  db
    .selectFrom('members as m')
    .select(['m.profile_id as profileId', agreesToSurname.as('withSurname')])
    .where('m.gender', '=', GENDER_OF[part])
    .where(mayBePrinted)
    .orderBy('m.profile_id')
    .execute();

/** A job of the office to make copies of a booklet. */
interface Order {
  part: BookletPart;
  language: Language;
  copies: number;
  givenTo: string;
  /** Login of the member of staff who wants the copies. */
  by: string;
}

/** Saves a job and returns its number. */
export async function keepOrder(db: Kysely<Database>, { part, language, copies, givenTo, by }: Order): Promise<number> {
  const { id } = await db
    .insertInto('booklet_orders')
    .values({ part, language, copies, given_to: givenTo, ordered_by: by })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns a job; undefined if there is none. */
export const loadOrder = (db: Kysely<Database>, id: number) =>
  db.selectFrom('booklet_orders').select(['part', 'language', 'copies']).where('id', '=', id).executeTakeFirst();

/** Lists the numbers of the latest jobs, the latest first. */
export async function listOrders(db: Kysely<Database>, most: number) {
  const rows = await db.selectFrom('booklet_orders').select('id').orderBy('id', 'desc').limit(most).execute();
  return rows.map(({ id }) => id);
}

/** Reserves a unique number for a new copy. The number stays unused if the copy is not finished. */
export async function nextCopyNumber(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ number: string }>`
    select nextval(pg_get_serial_sequence('booklet_copies', 'number')) as number`.execute(db);
  return Number(rows[0]?.number);
}

/** A copy of the booklet with a number of its own. */
interface Copy {
  number: number;
  orderId: number;
  entries: readonly { profileId: string; withSurname: boolean }[];
  pdf: Buffer;
}

/** Records a copy in the register, with everybody printed in it. */
export async function keepCopy(db: Kysely<Database>, { number, orderId, entries, pdf }: Copy): Promise<void> {
  await db.insertInto('booklet_copies').values({ number, order_id: orderId, entries: entries.length, pdf }).execute();
  // A member deleted since the copy was typeset gets no row. Opening the copy detects the difference.
  const idsWithSurname = entries.flatMap(({ profileId, withSurname }) => (withSurname ? [profileId] : []));
  await sql`insert into booklet_entries (profile_id, copy, with_surname)
    select m.profile_id, ${number}, m.profile_id = any(${idsWithSurname}::text[]) from members m
    where m.profile_id = any(${entries.map(({ profileId }) => profileId)}::text[])`.execute(db);
}

/** Lists the register of copies, the latest first. `isOpen`: the copy may still be printed. */
export const listCopies = (db: Kysely<Database>, most: number) =>
  db
    .selectFrom('booklet_copies as b')
    .innerJoin('booklet_orders as o', 'o.id', 'b.order_id')
    .select(['b.number', 'o.part', 'o.language', 'o.given_to as givenTo', 'o.ordered_by as madeBy', 'b.entries'])
    .select(['b.made_at as madeAt', sql<boolean>`b.pdf is not null`.as('isOpen')])
    .orderBy('b.number', 'desc')
    .limit(most)
    .execute();

/**
 * Returns the PDF of a copy; undefined if it is gone. `isWhole`: everybody in it may still be printed, under the name
 * used there.
 */
export async function loadCopy(db: Kysely<Database>, number: number) {
  return db
    .selectFrom('booklet_copies as b')
    .innerJoin('booklet_orders as o', 'o.id', 'b.order_id')
    .select(['b.pdf', 'o.part', 'o.language'])
    .select(
      sql<boolean>`b.entries = (select count(*) from booklet_entries e join members m on m.profile_id = e.profile_id
        where e.copy = b.number and ${mayBePrinted} and (not e.with_surname or ${agreesToSurname}))`.as('isWhole'),
    )
    .where('b.number', '=', number)
    .where('b.pdf', 'is not', null)
    .executeTakeFirst();
}

/**
 * Deletes the PDFs of copies that contain a profile, because its consent has changed or ended. Printed paper is not
 * affected.
 */
export async function closeCopiesOf(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .updateTable('booklet_copies')
    .set({ pdf: null })
    .where('pdf', 'is not', null)
    .where('number', 'in', (query) =>
      query.selectFrom('booklet_entries').select('copy').where('profile_id', '=', profileId),
    )
    .execute();
}

/** Returns the number of copies that contain a profile, and the day in India of the latest; `''` if there is none. */
export async function loadPrintings(db: Kysely<Database>, profileId: string) {
  const { rows } = await sql<{ copies: number; lastOn: string | null }>`
    select count(*)::int as copies, max((b.made_at at time zone 'Asia/Kolkata')::date)::text as "lastOn"
    from booklet_entries e join booklet_copies b on b.number = e.copy where e.profile_id = ${profileId}`.execute(db);
  return { copies: rows[0]?.copies ?? 0, lastOn: rows[0]?.lastOn ?? '' };
}

/** Lists the copies that contain a profile, for the member's download. */
export const printingsInDownload = (db: Kysely<Database>, profileId: string) =>
  db
    .selectFrom('booklet_entries as e')
    .innerJoin('booklet_copies as b', 'b.number', 'e.copy')
    .innerJoin('booklet_orders as o', 'o.id', 'b.order_id')
    .select(['b.number as copy', 'b.made_at as printed_at', 'o.language'])
    .where('e.profile_id', '=', profileId)
    .orderBy('b.number')
    .execute();

/** Deletes expired PDFs of copies, and expired jobs. The register of copies stays longer than the PDFs. */
export async function expireCopies(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('booklet_copies')
    .set({ pdf: null })
    .where('pdf', 'is not', null)
    .where('made_at', '<', expiryCutoff('bookletPdfs'))
    .execute();
  await db.deleteFrom('booklet_orders').where('ordered_at', '<', expiryCutoff('bookletCopies')).execute();
}
