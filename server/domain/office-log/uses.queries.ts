import { type Kysely, sql } from 'kysely';
import { isProfileId } from '#contract/member-id.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';

/**
 * What a command was about: a profile and its part in the use, or a thing by its reference, key or number. Never
 * contains written text.
 */
export type Subject = { profileId: string; subject?: string } | { subject: string };

/** A use of a command of the office. */
interface Use {
  /** Login of the member of staff. */
  who: string;
  command: string;
  outcome: 'done' | 'refused';
  subjects: readonly Subject[];
  /** The reason, if one was given. */
  reason?: string;
}

/** Records a use of the office: one row for each subject, or a single row if there is none. */
export async function recordUse(
  db: Kysely<Database>,
  { who, command, outcome, subjects, reason = '' }: Use,
): Promise<void> {
  const recordedSubjects = subjects.length === 0 ? [{ subject: '' }] : subjects;
  const rows = recordedSubjects.map((about) =>
    'profileId' in about
      ? { profile_id: knownMember(about.profileId), subject: about.subject ?? '' }
      : { profile_id: null, subject: about.subject },
  );
  await db
    .insertInto('office_uses')
    .values(rows.map((row) => ({ who, command, outcome, reason, ...row })))
    .execute();
}

/** Records a use once a day in India, for calls that run automatically every few minutes. */
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

/** Returns the id for storage. The sent text may be no profile id, or the id of a deleted profile; then it is null. */
const knownMember = (profileId: string) =>
  isProfileId(profileId) ? sql<string | null>`(select profile_id from members where profile_id = ${profileId})` : null;

/** Which uses to list. */
interface UseFilter {
  /** Only uses about this member; undefined for all. */
  profileId: string | undefined;
  /** Only uses by this member of staff; undefined for all. */
  who: string | undefined;
  /** Maximum number of uses to list. */
  most: number;
  /** Only uses of this command; absent for all commands. */
  command?: string | undefined;
  /** The highest id of a use to list; absent to begin with the latest use. */
  latest?: number | undefined;
}

/** Lists uses, the latest first. */
export async function listUses(db: Kysely<Database>, { profileId, who, most, command, latest }: UseFilter) {
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

/** Deletes expired uses. */
export async function expireOfficeUses(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('office_uses').where('used_at', '<', expiryCutoff('officeUses')).execute();
}
