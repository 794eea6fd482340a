import { type Kysely, sql } from 'kysely';
import { loadFirstAccount } from '#server/domain/accounts/accounts.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';

interface Assigned {
  caseId: number;
  profileId: string;
}

/**
 * Says which profile a case is about that was reported by a name. Where another case about it waits, both become that one. Gives the
 * number of the case; undefined where it is settled, or about a profile already.
 */
export async function assignCase(
  { db, phoneHash }: Pick<Services, 'phoneHash'> & { db: Kysely<Database> },
  { caseId, profileId }: Assigned,
): Promise<number | undefined> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select settled_at is null and not exists (select from members m where m.profile_id = c.subject) as "isOpen"
    from cases c where c.id = ${caseId} for update`.execute(db);
  if (!rows[0]?.isOpen) return undefined;
  const account = await loadFirstAccount(db, profileId);
  await db
    .updateTable('reports')
    .set({ member_id: profileId, phone_hash: account ? phoneHash(account.phone) : null })
    .where('case_id', '=', caseId)
    .where('member_id', '=', '')
    .execute();
  const other = await db
    .selectFrom('cases')
    .select('id')
    .where('subject', '=', profileId)
    .where('settled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (other === undefined) {
    await db.updateTable('cases').set({ subject: profileId }).where('id', '=', caseId).execute();
    return caseId;
  }
  await sql`update cases o set urgent_at = least(o.urgent_at, c.urgent_at), opened_at = least(o.opened_at, c.opened_at)
    from cases c where o.id = ${other.id} and c.id = ${caseId}`.execute(db);
  await db.updateTable('reports').set({ case_id: other.id }).where('case_id', '=', caseId).execute();
  await db.updateTable('case_notes').set({ case_id: other.id }).where('case_id', '=', caseId).execute();
  await db.deleteFrom('cases').where('id', '=', caseId).execute();
  return other.id;
}

/** Keeps a question to somebody who reported; gives its number and whom to ask, undefined where nobody can be asked. */
export async function keepQuestion(
  db: Kysely<Database>,
  { caseId, reportId, by, words }: { caseId: number; reportId: number; by: string; words: string },
): Promise<{ id: number; accountId: number | null } | undefined> {
  const report = await db
    .selectFrom('reports')
    .select(['contact', 'reporter_id as reporterId'])
    .where('id', '=', reportId)
    .where('case_id', '=', caseId)
    .executeTakeFirst();
  if (report === undefined) return undefined;
  const account = await loadFirstAccount(db, report.reporterId);
  if (report.contact === '' && account === undefined) return undefined;
  const { id } = await db
    .insertInto('case_questions')
    .values({ report_id: reportId, asked_by: by, words })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, accountId: account?.id ?? null };
}
