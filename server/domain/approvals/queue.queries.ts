import { type Kysely, sql } from 'kysely';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { bandsOf, probesOf } from '#server/domain/photos/fingerprints.ts';
import type { ApprovalKind } from '#server/platform/db/approval-tables.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';

interface ReviewRequest {
  profileId: string;
  kind: Exclude<ApprovalKind, 'answer'>;
  /** The name of the photo; `''` for a profile. */
  subject?: string;
  /** 1: others cannot see the item before the approval. 2: others see it already. The first group of the queue is 0. */
  place: 1 | 2;
}

/**
 * Adds a profile or photo to the office's queue. An item that was returned comes back in the first group. An item that
 * already waits keeps its time, and gets the lower of its two groups (`place`).
 */
export async function enqueueApproval(
  db: Kysely<Database>,
  { profileId, kind, subject = '', place }: ReviewRequest,
): Promise<void> {
  await sql`
    insert into approvals as a (profile_id, kind, subject, place) values (${profileId}, ${kind}, ${subject}, ${place})
    on conflict (profile_id, kind, subject) do update
      set place = case when a.sent_back_at is null then least(a.place, excluded.place) else 0 end,
        asked_at = case when a.sent_back_at is null then a.asked_at else now() end, sent_back_at = null, told = ''`.execute(
    db,
  );
}

/** Removes a held answer from the office's queue, because it is reviewed together with another answer. */
export async function removeAnswerApproval(db: Kysely<Database>, profileId: string, answer: string): Promise<void> {
  await db
    .deleteFrom('approvals')
    .where('profile_id', '=', profileId)
    .where('kind', '=', 'answer')
    .where('subject', 'in', (eb) =>
      eb
        .selectFrom('held_answers')
        .select(sql<string>`id::text`.as('subject'))
        .where('profile_id', '=', profileId)
        .where('answer', '=', answer),
    )
    .execute();
}

/** Removes the profile from the office's queue, because it is not to be shown any more. */
export async function removeProfileApproval(db: Kysely<Database>, profileId: string): Promise<void> {
  await db.deleteFrom('approvals').where('profile_id', '=', profileId).where('kind', '=', 'profile').execute();
}

/** Returns what the family must correct before the next review; null if the profile is not returned to it. */
export async function loadReturnedFor(db: Kysely<Database>, profileId: string): Promise<string | null> {
  const row = await db
    .selectFrom('approvals')
    .select('told')
    .where('profile_id', '=', profileId)
    .where('kind', '=', 'profile')
    .where('sent_back_at', 'is not', null)
    .executeTakeFirst();
  return row?.told ?? null;
}

/** Minutes for which an item is reserved for the member of staff who opened it. */
export const CLAIM_MINUTES = 10;

/**
 * Claims an item for a member of staff, and releases their former claim. An item that another member of staff has
 * claimed stays theirs for `CLAIM_MINUTES`.
 */
export async function claimApproval(db: Kysely<Database>, id: number, staffId: number): Promise<void> {
  await db
    .updateTable('approvals')
    .set({ claimed_by: null, claimed_until: null })
    .where('claimed_by', '=', staffId)
    .where('id', '<>', id)
    .execute();
  await db
    .updateTable('approvals')
    .set({ claimed_by: staffId, claimed_until: sql<Date>`now() + make_interval(mins => ${CLAIM_MINUTES})` })
    .where('id', '=', id)
    .where('sent_back_at', 'is', null)
    .where(({ eb, or }) =>
      or([eb('claimed_by', 'is', null), eb('claimed_by', '=', staffId), eb('claimed_until', '<=', sql<Date>`now()`)]),
    )
    .execute();
}

/**
 * Returns the name of the member of staff, other than `staffId`, who has claimed the item; `''` if nobody has. At the
 * terminal `staffId` is null, and every claim counts.
 */
export async function claimedByOther(db: Kysely<Database>, id: number, staffId: number | null): Promise<string> {
  const row = await db
    .selectFrom('approvals as a')
    .innerJoin('staff as p', 'p.id', 'a.claimed_by')
    .select('p.name')
    .where('a.id', '=', id)
    .where('a.claimed_until', '>', sql<Date>`now()`)
    .where(({ eb, lit }) => (staffId === null ? lit(true) : eb('p.id', '<>', staffId)))
    .executeTakeFirst();
  return row?.name ?? '';
}

/** Puts a profile into the first group of the queue, also a profile that was returned. */
export async function enqueueApprovalFirst(db: Kysely<Database>, profileId: string): Promise<void> {
  await sql`
    insert into approvals (profile_id, kind, subject, place) values (${profileId}, 'profile', '', 0)
    on conflict (profile_id, kind, subject) do update
      set place = 0, asked_at = now(), sent_back_at = null, told = ''`.execute(db);
}

/** Returns a profile to its family, which reads in `correction` what it must correct. The item's claim ends. */
export async function returnApproval(db: Kysely<Database>, id: number, correction: string): Promise<void> {
  await db
    .updateTable('approvals')
    .set({ sent_back_at: sql<Date>`now()`, told: correction, claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .execute();
}

/** Removes an item from the queue, because the office has decided on it. */
export async function removeApproval(db: Kysely<Database>, id: number): Promise<void> {
  await db.deleteFrom('approvals').where('id', '=', id).execute();
}

/** Removes a photo from the queue, because the photo is gone. */
export async function removePhotoApproval(db: Kysely<Database>, profileId: string, photo: string): Promise<void> {
  await db
    .deleteFrom('approvals')
    .where('profile_id', '=', profileId)
    .where('kind', '=', 'photo')
    .where('subject', '=', photo)
    .execute();
}

type Hasher = Pick<DomainServices, 'phoneHash'>;

/** The keyed hash that is stored for a phone of a rejected profile. */
const phoneKey = ({ phoneHash }: Hasher, phone: string): Buffer => phoneHash(`rejected phone ${phone}`);

/** The keyed hash that is stored for a quarter of a photo's fingerprint (`bandsOf`). */
const bandKey = ({ phoneHash }: Hasher, band: number): Buffer => phoneHash(`rejected photo ${band}`);

/**
 * Returns what can identify the profile again: the phones of those who look after it, and the fingerprints of its
 * photos.
 */
export async function loadMarks(db: Kysely<Database>, profileId: string) {
  const { rows } = await sql<{ phones: string[]; fingerprints: string[] }>`
    select array(select a.phone from account_profiles p join accounts a on a.id = p.account_id where p.profile_id = ${profileId}
        union select guardian_phone from profile_details where profile_id = ${profileId} and guardian_phone <> '') as phones,
      array(select f.fingerprint::text from files f
        where f.profile_id = ${profileId} and f.fingerprint is not null) as fingerprints`.execute(db);
  return rows[0] ?? { phones: [], fingerprints: [] };
}

/**
 * Remembers a rejected profile: the reason, and keyed hashes of its phones and photos. Each phone has a rejection of
 * its own; the photos belong to the first one.
 */
export async function rememberRejected(
  { db, phoneHash }: Hasher & { db: Kysely<Database> },
  profileId: string,
  { reason, decisionId }: { reason: string; decisionId: number },
): Promise<void> {
  const { phones, fingerprints } = await loadMarks(db, profileId);
  const [firstHash, ...otherHashes] = phones.map((number) => phoneKey({ phoneHash }, number));
  const insertRejection = (phone_hash: Buffer | null) =>
    db
      .insertInto('rejections')
      .values({ reason, phone_hash, decision_id: decisionId })
      .returning('id')
      .executeTakeFirstOrThrow();
  const { id } = await insertRejection(firstHash ?? null);
  for (const otherHash of otherHashes) await insertRejection(otherHash);
  for (const fingerprint of fingerprints) {
    const bands = bandsOf(fingerprint).map((band) => bandKey({ phoneHash }, band));
    await db.insertInto('rejected_photos').values({ rejection_id: id, bands }).execute();
  }
}

/** A rejection that matches a profile. */
export interface Known {
  /** What the two profiles share. */
  by: 'phone' | 'photo';
  reason: string;
  /** When the other profile was rejected. */
  at: Date;
}

/** Two photos count as the same picture if this many of their four quarters are equal or differ in one bit. */
const MATCHING_QUARTERS = 3;

/** Maximum number of rejections that are returned for the phones, and again for each photo. */
const MOST_REJECTIONS = 5;

/**
 * Returns rejections of profiles with one of these phones, then of profiles with one of these photos. They only warn
 * the office. A rejection that matches in several ways is returned for each.
 */
export async function findRejected(
  { db, phoneHash }: Hasher & { db: Kysely<Database> },
  { phones, fingerprints }: { phones: readonly string[]; fingerprints: readonly string[] },
): Promise<Known[]> {
  const byPhone = await db
    .selectFrom('rejections')
    .select(['reason', 'rejected_at as at'])
    .where('phone_hash', '=', sql<Buffer>`any(${phones.map((phone) => phoneKey({ phoneHash }, phone))}::bytea[])`)
    .orderBy('id', 'desc')
    .limit(MOST_REJECTIONS)
    .execute();
  const matches: Known[] = byPhone.map((row) => ({ ...row, by: 'phone' }));
  for (const fingerprint of fingerprints) {
    const probes = probesOf(fingerprint).map((quarter) => quarter.map((band) => bandKey({ phoneHash }, band)));
    const quarters = probes.map((quarter) => sql`(p.bands && ${quarter}::bytea[])::int`);
    const { rows } = await sql<{ reason: string; at: Date }>`
      select r.reason, r.rejected_at as at from rejected_photos p join rejections r on r.id = p.rejection_id
      where p.bands && ${probes.flat()}::bytea[] and ${sql.join(quarters, sql` + `)} >= ${MATCHING_QUARTERS}
      order by p.id desc limit ${MOST_REJECTIONS}`.execute(db);
    matches.push(...rows.map((row) => ({ ...row, by: 'photo' as const })));
  }
  return matches;
}

/** Deletes the rejections that this decision caused, because the office has undone the decision. */
export async function removeRejection(db: Kysely<Database>, decisionId: number): Promise<void> {
  await db.deleteFrom('rejections').where('decision_id', '=', decisionId).execute();
}

/** Deletes expired rejections. A phone hash is kept for a shorter time than a photo (contract/retention.ts). */
export async function expireRejections(db: Kysely<Database>): Promise<void> {
  await sql`update rejections set phone_hash = null
    where phone_hash is not null and rejected_at < ${expiryCutoff('rejectedPhones')}`.execute(db);
  await sql`delete from rejections r where rejected_at < ${expiryCutoff('rejectedPhotos')}
    or (phone_hash is null and not exists (select from rejected_photos p where p.rejection_id = r.id))`.execute(db);
}
