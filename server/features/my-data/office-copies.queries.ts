import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

type Row = Record<string, unknown>;

/** The badges that stand or stood on the profile; not who gave them, nor why. */
export async function loadBadges(db: Kysely<Database>, profileId: string): Promise<Row[]> {
  return db
    .selectFrom('badges')
    .select(['kind', 'given_at', 'taken_at'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
}

/** What the family was told. The office's own reason may be about others. */
export async function loadSuspensions(db: Kysely<Database>, profileId: string): Promise<Row[]> {
  return db
    .selectFrom('suspensions')
    .select(['suspended_at', 'told', 'restored_at'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
}

export async function loadOfficeNotes(db: Kysely<Database>, profileId: string): Promise<Row[]> {
  return db
    .selectFrom('office_notes')
    .select(['noted_at', 'words'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
}

/** Which paper was seen, and on which day. Of its number the office holds no more itself. */
export async function loadIdentity(db: Kysely<Database>, profileId: string): Promise<Row[]> {
  return db
    .selectFrom('identity_papers')
    .select(['paper', sql<string>`(seen_at at time zone 'Asia/Kolkata')::date::text`.as('seen_on')])
    .where('profile_id', '=', profileId)
    .execute();
}

/**
 * On which days the office had something of the profile before it, and what for. That it was about a report, a rest or a suspension is
 * among *other work*: it would tell that somebody has complained. Of the women's desk there is no word:
 * another person who reads along must not learn of it.
 */
export async function loadOfficeLooks(db: Kysely<Database>, profileId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select distinct (used_at at time zone 'Asia/Kolkata')::date::text as looked_on,
      case when command ~ 'approv|sendback|reject|decided' then 'before others see it'
        when command ~ 'call|spoke|bringcode|codes' then 'a call'
        when command ~ 'paper|identity|badge' then 'papers and badges'
        when command ~ 'find|search|today' then 'a search or a list'
        else 'other work' end as what_for
    from office_uses where profile_id = ${profileId} and outcome = 'done' and command !~ 'quietword' order by 1, 2`.execute(
    db,
  );
  return rows;
}
