import { type Kysely, sql } from 'kysely';
import type { ApprovalKind } from '#server/platform/db/approval-tables.ts';
import type { Database } from '#server/platform/db/tables.ts';

interface Asked {
  profileId: string;
  kind: Exclude<ApprovalKind, 'answer'>;
  /** The name of a photo. */
  subject?: string;
  /** 1: others do not see it until then. 2: they see it already. */
  place: 1 | 2;
}

/** Puts something in the office's line; what was sent back comes again, before all others. What stands there stays. */
export async function askForLook(db: Kysely<Database>, { profileId, kind, subject = '', place }: Asked): Promise<void> {
  await sql`
    insert into approvals as a (profile_id, kind, subject, place) values (${profileId}, ${kind}, ${subject}, ${place})
    on conflict (profile_id, kind, subject) do update
      set place = case when a.sent_back_at is null then least(a.place, excluded.place) else 0 end,
        asked_at = case when a.sent_back_at is null then a.asked_at else now() end, sent_back_at = null, told = ''`.execute(
    db,
  );
}

/** The profile is not to be shown any more: nobody needs to look. */
export async function endAsking(db: Kysely<Database>, profileId: string): Promise<void> {
  await db.deleteFrom('approvals').where('profile_id', '=', profileId).where('kind', '=', 'profile').execute();
}

/** What the family is to mend before the profile is looked at again; null for nothing. */
export async function loadSentBack(db: Kysely<Database>, profileId: string): Promise<string | null> {
  const row = await db
    .selectFrom('approvals')
    .select('told')
    .where('profile_id', '=', profileId)
    .where('kind', '=', 'profile')
    .where('sent_back_at', 'is not', null)
    .executeTakeFirst();
  return row?.told ?? null;
}

/** So long the member of staff who opened an item has it for themselves. */
export const CLAIM_MINUTES = 10;

/** Takes an item, and leaves the one taken before; an item that somebody else has taken stays with them. */
export async function claim(db: Kysely<Database>, id: number, staffId: number): Promise<void> {
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

/** Who has an item now, other than this person; `''` for nobody. */
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

/** Puts a profile at the head of the line, also one that was sent back. */
export async function askForLookFirst(db: Kysely<Database>, profileId: string): Promise<void> {
  await sql`
    insert into approvals (profile_id, kind, subject, place) values (${profileId}, 'profile', '', 0)
    on conflict (profile_id, kind, subject) do update
      set place = 0, asked_at = now(), sent_back_at = null, told = ''`.execute(db);
}

/** Sends a profile back to its family, which reads what is to be mended. */
export async function sendBackApproval(db: Kysely<Database>, id: number, told: string): Promise<void> {
  await db
    .updateTable('approvals')
    .set({ sent_back_at: sql<Date>`now()`, told, claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .execute();
}

export async function removeApproval(db: Kysely<Database>, id: number): Promise<void> {
  await db.deleteFrom('approvals').where('id', '=', id).execute();
}

/** A waiting photo is gone: nobody needs to look. */
export async function removePhotoApproval(db: Kysely<Database>, profileId: string, photo: string): Promise<void> {
  await db
    .deleteFrom('approvals')
    .where('profile_id', '=', profileId)
    .where('kind', '=', 'photo')
    .where('subject', '=', photo)
    .execute();
}
