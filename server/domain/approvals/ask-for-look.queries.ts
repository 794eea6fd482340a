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
