import { type Kysely, sql } from 'kysely';
import type { Language } from '#contract/choices.ts';
import type { Database } from '#server/platform/db/tables.ts';

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
