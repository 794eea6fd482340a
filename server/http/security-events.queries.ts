import { type Kysely, sql } from 'kysely';
import type { SecurityKind } from '#contract/staff/security.ts';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';

/**
 * Encryption of security events with a separate key, which the data key encrypts. A change of the data key rewrites one
 * row only.
 */
export interface SecuritySeals {
  cipher: HealthCipher;
  /** Hash by which the events about a profile are found. It does not reveal the profile. */
  hash: (profileId: string) => Buffer;
}

/** What is stored encrypted of an event. */
interface Sealed {
  /** A profile id or the e-mail of a member of staff; `''` if unknown. */
  who: string;
  /** Profile ids. */
  about: string[];
  /** The network address of the request. */
  address: string;
}

/** A security event to store. Its kind and outcome are not encrypted. */
export interface NewEvent extends Sealed {
  kind: SecurityKind;
  outcome: 'done' | 'refused';
}

/** The place to which the encryption binds an event, so that a sealed text is valid nowhere else. */
const sealPlaceOf = (kind: SecurityKind) => ({ profileId: '', owner: 'security', column: kind });

/** Inserts events in one statement, so that its duration does not reveal how many profiles an account has. */
export async function insertEvents(
  db: Kysely<Database>,
  { cipher, hash }: SecuritySeals,
  events: readonly NewEvent[],
): Promise<void> {
  const rows = events.map(({ kind, outcome, ...sealed }) => {
    const [first, ...others] = sealed.about;
    return {
      kind,
      outcome,
      sealed: cipher.encrypt(JSON.stringify(sealed), sealPlaceOf(kind)),
      // An event about several profiles is found by none of them.
      subject: first !== undefined && others.length === 0 ? hash(first) : null,
    };
  });
  await db.insertInto('security_events').values(rows).execute();
}

/**
 * Returns the ids of the profiles that these accounts look after. The query runs even for no accounts, so that it takes
 * the same time.
 */
export async function profilesOf(db: Kysely<Database>, accounts: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectFrom('account_profiles')
    .select('profile_id as profileId')
    .distinct()
    .where('account_id', '=', sql<number>`any(${[...accounts]}::bigint[])`)
    .execute();
  return rows.map(({ profileId }) => profileId);
}

/** Which events to list. */
interface EventFilter {
  /** `''` for all profiles. */
  profileId: string;
  /** A day in India; `''` for every day. */
  day: string;
  /** Maximum number of events. */
  most: number;
  /** The highest event number to list. */
  latest?: number | undefined;
}

/** Builds the query for events, the latest first. Their content is still encrypted. */
export function findEvents(
  db: Kysely<Database>,
  hash: SecuritySeals['hash'],
  { profileId, day, most, latest = Number.MAX_SAFE_INTEGER }: EventFilter,
) {
  const midnight = sql<Date>`(${day}::timestamp at time zone 'Asia/Kolkata')`;
  return (
    db
      // Found by the index first and sorted then. Otherwise the database would read the latest rows of the year until
      // it reaches the day.
      .with(
        (name) => name('found').materialized(),
        (from) => {
          const all = from
            .selectFrom('security_events')
            .select(['id', 'happened_at as at', 'kind', 'outcome', 'sealed'])
            .where('id', '<=', latest)
            .$if(profileId !== '', (query) => query.where('subject', '=', hash(profileId)));
          if (day === '') return all;
          return all
            .where('happened_at', '>=', midnight)
            .where('happened_at', '<', sql<Date>`(${midnight} + interval '1 day')`);
        },
      )
      .selectFrom('found')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(most)
  );
}

/** Lists the events decrypted, the latest first. */
export async function listEvents(db: Kysely<Database>, { cipher, hash }: SecuritySeals, filter: EventFilter) {
  const rows = await findEvents(db, hash, filter).execute();
  return rows.map(({ sealed, at, ...row }) => {
    const { who, about, address }: Sealed = JSON.parse(cipher.decrypt(sealed, sealPlaceOf(row.kind)));
    return { ...row, at: at.toISOString(), who, about, address };
  });
}

/** Deletes security events that are older than their retention. */
export async function expireSecurityEvents(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('security_events').where('happened_at', '<', expiryCutoff('securityEvents')).execute();
}
