import { type Kysely, sql } from 'kysely';
import { isProfileId } from '#contract/member-id.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** What a command was about: a member, and as what, or a thing under its reference, key or number. Never anything that was written. */
export type Subject = { profileId: string; subject?: string } | { subject: string };

interface Use {
  who: string;
  command: string;
  outcome: 'done' | 'refused';
  subjects: readonly Subject[];
  /** Why, where it was said. */
  reason?: string;
}

/** One row for each subject; one row for a use that was about nothing in particular. */
export async function recordUse(
  db: Kysely<Database>,
  { who, command, outcome, subjects, reason = '' }: Use,
): Promise<void> {
  const about = subjects.length === 0 ? [{ subject: '' }] : subjects;
  const rows = about.map((one) =>
    'profileId' in one
      ? { profile_id: knownMember(one.profileId), subject: one.subject ?? '' }
      : { profile_id: null, subject: one.subject },
  );
  await db
    .insertInto('office_uses')
    .values(rows.map((row) => ({ who, command, outcome, reason, ...row })))
    .execute();
}

/** What asks by itself every few minutes stands in the record once for each day in India. */
export async function recordFirstOfDay(
  db: Kysely<Database>,
  { who, command, subject }: { who: string; command: string; subject: string },
): Promise<void> {
  await sql`insert into office_uses (who, command, subject, outcome)
    select ${who}, ${command}, ${subject}, 'done' where not exists (select from office_uses
      where used_at >= date_trunc('day', now(), 'Asia/Kolkata') and command = ${command} and subject = ${subject})`.execute(
    db,
  );
}

/** What was sent may be no profile id at all, or that of somebody who has been deleted meanwhile. */
const knownMember = (profileId: string) =>
  isProfileId(profileId) ? sql<string | null>`(select profile_id from members where profile_id = ${profileId})` : null;

interface Wanted {
  profileId: string | undefined;
  who: string | undefined;
  most: number;
  /** What was done; absent for everything. */
  command?: string | undefined;
  /** The number from which on to list. */
  latest?: number | undefined;
}

/** The latest uses first. */
export async function listUses(db: Kysely<Database>, { profileId, who, most, command, latest }: Wanted) {
  let query = db
    .selectFrom('office_log')
    .select(['id', 'at as when', 'who', 'what as command', 'profile_id as member'])
    .select(['reference as subject', 'why as reason', 'outcome'])
    .where('kind', '=', 'use')
    .orderBy('id', 'desc')
    .limit(most);
  if (profileId !== undefined) query = query.where('profile_id', '=', profileId);
  if (who !== undefined) query = query.where('who', '=', who);
  if (command !== undefined) query = query.where('what', '=', command);
  if (latest !== undefined) query = query.where('id', '<=', latest);
  return query.execute();
}

export async function expireOfficeUses(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('office_uses').where('used_at', '<', expiryCutoff('officeUses')).execute();
}
