import { type Kysely, sql } from 'kysely';
import { expiresAt } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';

interface Entry {
  profileId: string;
  by: string;
  formNumber: string;
  consentOn: string;
}

/** Notes from which paper a profile was entered, whole as by both steps; false where a form of this number was entered before. */
export async function insertPaperEntry(db: Kysely<Database>, entry: Entry): Promise<boolean> {
  await db
    .updateTable('members')
    .set({ registered_at: sql<Date>`now()` })
    .where('profile_id', '=', entry.profileId)
    .execute();
  const made = await db
    .insertInto('paper_entries')
    .values({
      ...{ profile_id: entry.profileId, entered_by: entry.by },
      ...{ form_number: entry.formNumber, consent_on: entry.consentOn },
    })
    .onConflict((conflict) => conflict.column('form_number').doNothing())
    .returning('profile_id')
    .executeTakeFirst();
  return made !== undefined;
}

/** When the time of a family that has not taken its profile over is up. */
const endsAt = expiresAt('papers', sql`coalesce(code_at, entered_at)`);

/** From which paper a profile was entered, and whether its family has claimed it; undefined for one that registered itself. */
export async function loadPaperEntry(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('paper_entries')
    .select(['entered_at as enteredAt', 'entered_by as enteredBy', 'form_number as formNumber'])
    .select([sql<string>`consent_on::text`.as('consentOn'), 'claimed_at as claimedAt'])
    .select(endsAt.as('endsAt'))
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
}

/** A code was put on the list of calls: the family's time begins anew. */
export async function renewPaper(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .updateTable('paper_entries')
    .set({ code_at: sql<Date>`now()` })
    .where('profile_id', '=', profileId)
    .where('claimed_at', 'is', null)
    .execute();
}

/** So many days before the end the office is reminded. */
const REMINDED_DAYS = 14;

/** Papers whose families have not much time left, the end that comes first before the others. */
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

/** Another number or day of the form of a paper that nobody has taken over. */
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
