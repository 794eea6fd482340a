import type { Kysely } from 'kysely';
import type { Language } from '#contract/choices.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';
import { recordConsent, withdrawConsent } from './consents.queries.ts';

const KIND = 'printed';

/**
 * Returns whether there is a valid consent to print the profile, and whether it includes the surname. If the candidate
 * has an account, only the candidate's consent is valid, else that of any holder.
 */
export async function loadPrintConsent(db: Kysely<Database>, profileId: string) {
  const row = await db
    .selectFrom('consents as c')
    .innerJoin('account_profiles as p', (join) =>
      join.onRef('p.profile_id', '=', 'c.profile_id').onRef('p.account_id', '=', 'c.account_id'),
    )
    .select('c.with_surname')
    .where('c.profile_id', '=', profileId)
    .where('c.kind', '=', KIND)
    .where('c.withdrawn_at', 'is', null)
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb('p.role', '=', 'candidate'),
        not(
          exists(
            selectFrom('account_profiles as o')
              .select('o.account_id')
              .whereRef('o.profile_id', '=', 'c.profile_id')
              .where('o.role', '=', 'candidate'),
          ),
        ),
      ]),
    )
    .executeTakeFirst();
  return { isAgreed: row !== undefined, withSurname: row?.with_surname ?? false };
}

/**
 * Records a consent to print. A former consent ends if it was to an older text, or had another choice about the
 * surname. Returns true if there was no valid consent, or the choice about the surname has changed.
 */
export async function agreeToPrint(
  db: Kysely<Database>,
  who: AccountProfile,
  { withSurname, language }: { withSurname: boolean; language: Language },
): Promise<boolean> {
  const current = await loadPrintConsent(db, who.profileId);
  const isChanged = !current.isAgreed || current.withSurname !== withSurname;
  if (isChanged) await withdrawConsent(db, who.profileId, KIND);
  await recordConsent(db, who, KIND, language);
  await db
    .updateTable('consents')
    .set({ with_surname: withSurname })
    .where('profile_id', '=', who.profileId)
    .where('kind', '=', KIND)
    .where('withdrawn_at', 'is', null)
    .execute();
  return isChanged;
}

/** Withdraws the consent to print. Sheets that are already printed stay, as the consent's text says. */
export const takeBackPrint = (db: Kysely<Database>, profileId: string): Promise<void> =>
  withdrawConsent(db, profileId, KIND);
