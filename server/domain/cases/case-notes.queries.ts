import { type Kysely, sql } from 'kysely';
import type { Language } from '#contract/choices.ts';
import { loadFirstAccount } from '#server/domain/accounts/accounts.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

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

export async function listCaseNotes(db: Kysely<Database>, caseId: number) {
  return db
    .selectFrom('case_notes')
    .select(['noted_at as at', 'noted_by as by', 'words'])
    .where('case_id', '=', caseId)
    .orderBy('id')
    .execute();
}

interface CaseNote {
  caseId: number;
  by: string;
  words: string;
}

/** False where there is no such case. */
export async function addCaseNote(db: Kysely<Database>, { caseId, by, words }: CaseNote): Promise<boolean> {
  const { rows } = await sql`
    insert into case_notes (case_id, noted_by, words) select id, ${by}, ${words} from cases where id = ${caseId}
    returning id`.execute(db);
  return rows.length > 0;
}

interface Question {
  words: string;
  /** `''` where only a phone is known. */
  email: string;
  language: Language;
  reference: string;
}

/** A question to somebody who reported, with where it goes: what a stranger gave, or a member's confirmed address. */
export async function findQuestion(db: Kysely<Database>, id: number): Promise<Question | undefined> {
  const { rows } = await sql<Question>`
    select q.words, coalesce(r.reference, '') as reference, coalesce(a.language, r.language, 'en') as language,
      case when r.contact like '%@%' then r.contact when a.email_verified_at is not null then a.email else '' end as email
    from case_questions q join reports r on r.id = q.report_id
    left join lateral (select a.* from account_profiles p join accounts a on a.id = p.account_id
      where p.profile_id = r.reporter_id and r.reporter_id <> '' order by p.joined_at limit 1) a on true
    where q.id = ${id}`.execute(db);
  return rows[0];
}
