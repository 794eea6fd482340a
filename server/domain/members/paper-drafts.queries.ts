import { type Kysely, sql } from 'kysely';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { placeOfDraft } from '#server/platform/crypto/paper-drafts.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

interface Kept {
  db: Kysely<Database>;
  cipher: HealthCipher;
}

/** Whose draft: of somebody who is typing, or of a profile that was entered and that its family has not taken over. */
type Whose = { staffId: number } | { profileId: string };

const columnsOf = (whose: Whose) =>
  'staffId' in whose ? { staff_id: whose.staffId, profile_id: null } : { staff_id: null, profile_id: whose.profileId };

/** Keeps what stands in the form, as JSON; `''` forgets it. */
export async function keepPaperDraft({ db, cipher }: Kept, whose: Whose, draft: string): Promise<void> {
  const columns = columnsOf(whose);
  if (draft === '') {
    await removePaperDraft(db, whose);
    return;
  }
  const sealed = cipher.encrypt(draft, placeOfDraft(columns));
  await db
    .insertInto('paper_drafts')
    .values({ ...columns, sealed })
    .onConflict((conflict) =>
      conflict
        .column('staffId' in whose ? 'staff_id' : 'profile_id')
        .doUpdateSet({ sealed, kept_at: sql<Date>`now()` }),
    )
    .execute();
}

export async function removePaperDraft(db: Kysely<Database>, whose: Whose): Promise<void> {
  const removal = db.deleteFrom('paper_drafts');
  await ('staffId' in whose
    ? removal.where('staff_id', '=', whose.staffId)
    : removal.where('profile_id', '=', whose.profileId)
  ).execute();
}

/** What was kept; `''` for nothing. */
export async function loadPaperDraft({ db, cipher }: Kept, whose: Whose): Promise<string> {
  const found = await db
    .selectFrom('paper_drafts')
    .select('sealed')
    .where(({ eb }) =>
      'staffId' in whose ? eb('staff_id', '=', whose.staffId) : eb('profile_id', '=', whose.profileId),
    )
    .executeTakeFirst();
  return found ? cipher.decrypt(found.sealed, placeOfDraft(columnsOf(whose))) : '';
}
