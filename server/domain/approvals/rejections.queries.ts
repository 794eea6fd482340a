import { type Kysely, sql } from 'kysely';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { bandsOf, probesOf } from '#server/domain/photos/fingerprints.ts';
import type { Database } from '#server/platform/db/tables.ts';

type Hash = Pick<DomainServices, 'phoneHash'>;

const phoneKey = ({ phoneHash }: Hash, phone: string): Buffer => phoneHash(`rejected phone ${phone}`);

const bandKey = ({ phoneHash }: Hash, band: number): Buffer => phoneHash(`rejected photo ${band}`);

/** What a profile is known by again: phones of those who look after it, and fingerprints of its photos. */
export async function loadMarks(db: Kysely<Database>, profileId: string) {
  const { rows } = await sql<{ phones: string[]; fingerprints: string[] }>`
    select array(select a.phone from account_profiles p join accounts a on a.id = p.account_id where p.profile_id = ${profileId}
        union select guardian_phone from profile_details where profile_id = ${profileId} and guardian_phone <> '') as phones,
      array(select f.fingerprint::text from files f
        where f.profile_id = ${profileId} and f.fingerprint is not null) as fingerprints`.execute(db);
  return rows[0] ?? { phones: [], fingerprints: [] };
}

/** Remembers who was rejected by keyed hashes alone. */
export async function rememberRejected(
  { db, phoneHash }: Hash & { db: Kysely<Database> },
  profileId: string,
  { reason, decisionId }: { reason: string; decisionId: number },
): Promise<void> {
  const { phones, fingerprints } = await loadMarks(db, profileId);
  const [phone, ...others] = phones.map((one) => phoneKey({ phoneHash }, one));
  const insert = (phone_hash: Buffer | null) =>
    db
      .insertInto('rejections')
      .values({ reason, phone_hash, decision_id: decisionId })
      .returning('id')
      .executeTakeFirstOrThrow();
  const { id } = await insert(phone ?? null);
  for (const other of others) await insert(other);
  for (const fingerprint of fingerprints) {
    const bands = bandsOf(fingerprint).map((band) => bandKey({ phoneHash }, band));
    await db.insertInto('rejected_photos').values({ rejection_id: id, bands }).execute();
  }
}

export interface Known {
  by: 'phone' | 'photo';
  reason: string;
  at: Date;
}

/** Three quarters that are the same, or nearly, speak for one picture. */
const QUARTERS = 3;

/** Whether somebody with this phone or photo was rejected. It warns, and decides nothing. */
export async function findRejected(
  { db, phoneHash }: Hash & { db: Kysely<Database> },
  { phones, fingerprints }: { phones: readonly string[]; fingerprints: readonly string[] },
): Promise<Known[]> {
  const byPhone = await db
    .selectFrom('rejections')
    .select(['reason', 'rejected_at as at'])
    .where('phone_hash', '=', sql<Buffer>`any(${phones.map((phone) => phoneKey({ phoneHash }, phone))}::bytea[])`)
    .orderBy('id', 'desc')
    .limit(5)
    .execute();
  const known: Known[] = byPhone.map((row) => ({ ...row, by: 'phone' }));
  for (const fingerprint of fingerprints) {
    const probes = probesOf(fingerprint).map((quarter) => quarter.map((band) => bandKey({ phoneHash }, band)));
    const quarters = probes.map((quarter) => sql`(p.bands && ${quarter}::bytea[])::int`);
    const { rows } = await sql<{ reason: string; at: Date }>`
      select r.reason, r.rejected_at as at from rejected_photos p join rejections r on r.id = p.rejection_id
      where p.bands && ${probes.flat()}::bytea[] and ${sql.join(quarters, sql` + `)} >= ${QUARTERS}
      order by p.id desc limit 5`.execute(db);
    known.push(...rows.map((row) => ({ ...row, by: 'photo' as const })));
  }
  return known;
}

/** A rejection is taken back: nobody is known again by it. */
export async function removeRejection(db: Kysely<Database>, decisionId: number): Promise<void> {
  await db.deleteFrom('rejections').where('decision_id', '=', decisionId).execute();
}
