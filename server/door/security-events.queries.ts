import { type Kysely, sql } from 'kysely';
import type { SecurityKind } from '#contract/staff/security.ts';
import type { HealthCipher } from '#server/crypto/health-cipher.ts';
import type { Database } from '#server/db/tables.ts';

/** By a key of its own, which is sealed by the data key: a change of that key changes one row. */
export interface SecuritySeals {
  cipher: HealthCipher;
  /** Finds the events about a profile, and tells nobody which it is. */
  hash: (profileId: string) => Buffer;
}

interface Sealed {
  /** A profile, or somebody of the office; `''` for nobody known. */
  who: string;
  /** Numbers of profiles. */
  about: string[];
  address: string;
}

interface NewEvent extends Sealed {
  kind: SecurityKind;
  outcome: 'done' | 'refused';
}

const placeOf = (kind: SecurityKind) => ({ profileId: '', owner: 'security', column: kind });

export async function insertEvent(
  db: Kysely<Database>,
  { cipher, hash }: SecuritySeals,
  { kind, outcome, ...sealed }: NewEvent,
): Promise<void> {
  const [one, ...others] = sealed.about;
  await db
    .insertInto('security_events')
    .values({
      ...{ kind, outcome, sealed: cipher.encrypt(JSON.stringify(sealed), placeOf(kind)) },
      subject: one !== undefined && others.length === 0 ? hash(one) : null,
    })
    .execute();
}

interface Wanted {
  /** `''` for everybody. */
  profileId: string;
  /** In India; `''` for every day. */
  day: string;
  most: number;
  /** The number from which on to list. */
  latest?: number | undefined;
}

/** The latest first. */
export async function listEvents(
  db: Kysely<Database>,
  { cipher, hash }: SecuritySeals,
  { profileId, day, most, latest = Number.MAX_SAFE_INTEGER }: Wanted,
) {
  let query = db
    .selectFrom('security_events')
    .select(['id', 'happened_at as at', 'kind', 'outcome', 'sealed'])
    .where('id', '<=', latest)
    .orderBy('id', 'desc')
    .limit(most);
  if (profileId !== '') query = query.where('subject', '=', hash(profileId));
  if (day !== '') {
    const midnight = sql<Date>`(${day}::timestamp at time zone 'Asia/Kolkata')`;
    query = query
      .where('happened_at', '>=', midnight)
      .where('happened_at', '<', sql<Date>`(${midnight} + interval '1 day')`);
  }
  const rows = await query.execute();
  return rows.map(({ sealed, at, ...row }) => {
    const { who, about, address }: Sealed = JSON.parse(cipher.decrypt(sealed, placeOf(row.kind)));
    return { ...row, at: at.toISOString(), who, about, address };
  });
}
