import { type Kysely, sql } from 'kysely';
import { accountsOfPhone } from '#server/domain/old-register/aside.queries.ts';
import { noteRowClaimed } from '#server/domain/old-register/rows.queries.ts';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { placeOfDraft } from '#server/platform/crypto/paper-drafts.queries.ts';
import { expiresAt, expiryCutoff } from '#server/platform/db/retention.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';
import { markRegistered } from './make-member.queries.ts';

interface Store {
  db: Kysely<Database>;
  cipher: HealthCipher;
}

/** The owner of a draft: a member of staff who is typing, or an entered profile that its family has not taken over. */
type Whose = { staffId: number } | { profileId: string };

const ownerColumns = (whose: Whose) =>
  'staffId' in whose ? { staff_id: whose.staffId, profile_id: null } : { staff_id: null, profile_id: whose.profileId };

/** Saves the draft of the form as JSON; `''` deletes it. */
export async function keepPaperDraft({ db, cipher }: Store, whose: Whose, draft: string): Promise<void> {
  const columns = ownerColumns(whose);
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

/** Deletes the draft of an owner, if there is one. */
async function removePaperDraft(db: Kysely<Database>, whose: Whose): Promise<void> {
  const removal = db.deleteFrom('paper_drafts');
  const removalOfOwner =
    'staffId' in whose
      ? removal.where('staff_id', '=', whose.staffId)
      : removal.where('profile_id', '=', whose.profileId);
  await removalOfOwner.execute();
}

/** Returns the saved draft; `''` if there is none. */
export async function loadPaperDraft({ db, cipher }: Store, whose: Whose): Promise<string> {
  const found = await db
    .selectFrom('paper_drafts')
    .select('sealed')
    .where(({ eb }) =>
      'staffId' in whose ? eb('staff_id', '=', whose.staffId) : eb('profile_id', '=', whose.profileId),
    )
    .executeTakeFirst();
  return found ? cipher.decrypt(found.sealed, placeOfDraft(ownerColumns(whose))) : '';
}

/** Deletes expired drafts of staff. The draft of an entered profile stays until the family claims the profile. */
export async function expirePaperDrafts(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('paper_drafts')
    .where('staff_id', 'is not', null)
    .where('kept_at', '<', expiryCutoff('paperDrafts'))
    .execute();
}

/**
 * Returns the profile that was entered from paper with this phone and not claimed yet, even if somebody else has typed
 * the phone meanwhile. Undefined if there is none.
 */
export async function findUnclaimed(db: Kysely<Database>, phone: string): Promise<AccountProfile | undefined> {
  return db
    .selectFrom('accounts as a')
    .innerJoin('account_profiles as p', 'p.account_id', 'a.id')
    .innerJoin('paper_entries as e', 'e.profile_id', 'p.profile_id')
    .innerJoin('members as m', 'm.profile_id', 'p.profile_id')
    .select(['a.id as accountId', 'p.profile_id as profileId'])
    .where('a.id', 'in', accountsOfPhone(phone))
    .where('e.claimed_at', 'is', null)
    .where('m.is_hidden', '=', false)
    .executeTakeFirst();
}

/** Marks a profile that was entered from paper as claimed. Returns false if it was claimed before. */
export async function noteClaimed(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const claimed = await db
    .updateTable('paper_entries')
    .set({ claimed_at: sql<Date>`now()` })
    .where('profile_id', '=', profileId)
    .where('claimed_at', 'is', null)
    .executeTakeFirst();
  // From now on only the family edits the profile.
  await removePaperDraft(db, { profileId });
  await noteRowClaimed(db, profileId);
  return claimed.numUpdatedRows > 0n;
}

/** Whether an account looks after a profile that the office has entered and nobody has claimed. */
export async function isUnclaimed(db: Kysely<Database>, accountId: number): Promise<boolean> {
  const found = await db
    .selectFrom('paper_entries as e')
    .innerJoin('account_profiles as p', 'p.profile_id', 'e.profile_id')
    .select('e.profile_id')
    .where('p.account_id', '=', accountId)
    .where('e.claimed_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** The paper form from which a profile is entered. */
interface Entry {
  profileId: string;
  /** The member of staff who has entered the profile. */
  by: string;
  formNumber: string;
  /** The day of the signature; null if nobody has signed. */
  consentOn: string | null;
}

/**
 * Records the paper from which a profile was entered, and marks its registration as complete. Returns false if a form
 * with this number was entered before.
 */
export async function insertPaperEntry(db: Kysely<Database>, entry: Entry): Promise<boolean> {
  await markRegistered(db, entry.profileId);
  const made = await db
    .insertInto('paper_entries')
    .values({
      profile_id: entry.profileId,
      entered_by: entry.by,
      form_number: entry.formNumber,
      consent_on: entry.consentOn,
    })
    .onConflict((conflict) => conflict.column('form_number').doNothing())
    .returning('profile_id')
    .executeTakeFirst();
  return made !== undefined;
}

/** SQL: when the time of a family to claim its profile ends. */
const endsAt = expiresAt('papers', sql`coalesce(code_at, entered_at)`);

/**
 * Returns the paper from which a profile was entered, and whether its family has claimed it. Undefined if the family
 * registered itself.
 */
export async function loadPaperEntry(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('paper_entries')
    .select(['entered_at as enteredAt', 'entered_by as enteredBy', 'form_number as formNumber'])
    .select([sql<string>`coalesce(consent_on::text, '')`.as('consentOn'), 'claimed_at as claimedAt'])
    .select(endsAt.as('endsAt'))
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
}

/** Restarts the family's time to claim its profile, because a code was put on the list of calls. */
export async function renewPaper(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .updateTable('paper_entries')
    .set({ code_at: sql<Date>`now()` })
    .where('profile_id', '=', profileId)
    .where('claimed_at', 'is', null)
    .execute();
}

/** Days before the end of the time to claim, from which the office is reminded of a paper. */
const REMINDED_DAYS = 14;

/** Lists the papers whose families have little time left, the earliest end first. */
export async function listEndingPapers(db: Kysely<Database>, most: number) {
  return db
    .selectFrom('paper_entries')
    .select(['form_number as reference', 'profile_id as memberId', 'entered_at as since', endsAt.as('due')])
    .where('claimed_at', 'is', null)
    .where(endsAt, '<', sql<Date>`now() + make_interval(days => ${REMINDED_DAYS})`)
    .orderBy(endsAt)
    .limit(most)
    .execute();
}

/** Returns the profile that was entered from the paper form with this number; empty if there is none. */
export async function findEntered(db: Kysely<Database>, formNumber: string): Promise<string[]> {
  const rows = await db
    .selectFrom('paper_entries')
    .select('profile_id')
    .where('form_number', '=', formNumber)
    .execute();
  return rows.map(({ profile_id }) => profile_id);
}

/**
 * Corrects the number and the day of the paper form of a profile. Returns `gone` if the profile is claimed or not from
 * paper, `formNumberTaken` if another profile has this number.
 */
export async function correctEntry(
  db: Kysely<Database>,
  profileId: string,
  { formNumber, consentOn }: Pick<Entry, 'formNumber' | 'consentOn'>,
): Promise<'done' | 'gone' | 'formNumberTaken'> {
  const entry = await db
    .selectFrom('paper_entries')
    .select('form_number')
    .where('profile_id', '=', profileId)
    .where('claimed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (entry === undefined) return 'gone';
  const other = await db
    .selectFrom('paper_entries')
    .select('profile_id')
    .where('form_number', '=', formNumber)
    .where('profile_id', '<>', profileId)
    .executeTakeFirst();
  if (other !== undefined) return 'formNumberTaken';
  await db
    .updateTable('paper_entries')
    .set({ form_number: formNumber, consent_on: consentOn })
    .where('profile_id', '=', profileId)
    .execute();
  return 'done';
}

/** Returns the record of the paper from which the office has entered the profile, signed or not. */
export async function paperInDownload(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('paper_entries')
    .select(['entered_at', 'form_number', sql<string | null>`consent_on::text`.as('consent_on'), 'claimed_at'])
    .where('profile_id', '=', profileId)
    .execute();
}

/** SQL: whether no family has claimed this row of `members` in time. */
export const isUnclaimedTooLong = sql<boolean>`exists (select from paper_entries e where e.profile_id = members.profile_id
  and e.claimed_at is null and coalesce(e.code_at, e.entered_at) < ${expiryCutoff('papers')})`;

/** SQL: whether this row of `members` was made from an old register and its family has not claimed it. */
export const isOfRegisterAlone = sql<boolean>`exists (select from register_rows r join paper_entries e on e.profile_id = r.profile_id
  where r.profile_id = members.profile_id and e.claimed_at is null)`;

/** Locks the row of `paper_entries`, so that a family's claim at the same time finishes first. */
export async function lockPaperEntry(db: Kysely<Database>, profileId: string): Promise<void> {
  await db.selectFrom('paper_entries').select('profile_id').where('profile_id', '=', profileId).forUpdate().execute();
}
