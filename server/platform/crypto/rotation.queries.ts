import { type Kysely, type NotNull, sql } from 'kysely';
import { sealedColumns } from '#server/platform/db/answer-columns.ts';
import { nameRelative } from '#server/platform/db/relatives.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { sealDisabilitiesAnew } from './disabilities.queries.ts';
import { type HealthCipher, nameOfPair, type Place } from './health-cipher.ts';
import { sealMeetingsAnew } from './meetings.queries.ts';
import { sealMelansAnew } from './melans.queries.ts';
import { sealMessagesAnew } from './messages.queries.ts';
import { sealRegistersAnew } from './old-registers.queries.ts';
import { sealDraftsAnew } from './paper-drafts.queries.ts';
import { placeOfKey } from './sealed-keys.queries.ts';
import { sealWordsAnew } from './sealed-words.queries.ts';
import { sealTogetherAnew } from './together.queries.ts';
import { sealVetoesAnew } from './vetoes.queries.ts';
import { sealWeddingsAnew } from './wedding.queries.ts';

/** The number of members that one query loads. */
const MEMBERS_PER_BATCH = 500;

/** The ciphers of the former data key and of the next one. */
export interface Ciphers {
  former: HealthCipher;
  next: HealthCipher;
}

/**
 * Re-encrypts every value that the data key encrypts, health answers member by member, and records the new key's check
 * value, all in one transaction. Returns the number of members.
 */
export async function reencryptAll(db: Kysely<Database>, ciphers: Ciphers, checkValue: string): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await sql`lock table relatives, health_answers, haemoglobin_results, pair_checks, sealed_keys, paper_drafts, register_imports, register_rows, vetoes, sealed_words, disabilities, together_answers, together_notes, together_days, together_messages, reported_threads, together_stories, together_letter_answers, together_meetings, melan_entries, data_key_check in exclusive mode`.execute(
      transaction,
    );
    // The content stays the same, so no later change is recorded.
    await sql`select set_config('site.is_rotating', 'on', true)`.execute(transaction);
    let members = 0;
    for (let last = ''; ; ) {
      const batch = await loadMembersAfter(transaction, last);
      for (const profileId of batch) {
        await reencryptAnswers(transaction, ciphers, profileId);
        await reencryptRelatives(transaction, ciphers, profileId);
        await reencryptHaemoglobin(transaction, ciphers, profileId);
        await reencryptPairChecks(transaction, ciphers, profileId);
      }
      members += batch.length;
      const lastOfBatch = batch.at(-1);
      if (lastOfBatch === undefined) break;
      last = lastOfBatch;
    }
    await sealKeysAnew(transaction, ciphers);
    await sealDraftsAnew(transaction, ciphers);
    await sealRegistersAnew(transaction, ciphers);
    await sealVetoesAnew(transaction, ciphers);
    await sealWordsAnew(transaction, ciphers);
    await sealDisabilitiesAnew(transaction, ciphers);
    await sealTogetherAnew(transaction, ciphers);
    await sealMessagesAnew(transaction, ciphers);
    await sealWeddingsAnew(transaction, ciphers);
    await sealMeetingsAnew(transaction, ciphers);
    await sealMelansAnew(transaction, ciphers);
    await sql`update data_key_check set value = ${checkValue}`.execute(transaction);
    return members;
  });
}

async function sealKeysAnew(db: Kysely<Database>, { former, next }: Ciphers): Promise<void> {
  for (const { name, sealed } of await db.selectFrom('sealed_keys').selectAll().execute()) {
    const place = placeOfKey(name);
    await db
      .updateTable('sealed_keys')
      .set({ sealed: next.encrypt(former.decrypt(sealed, place), place) })
      .where('name', '=', name)
      .execute();
  }
}

async function loadMembersAfter(db: Kysely<Database>, profileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('members')
    .select('profile_id')
    .where('profile_id', '>', profileId)
    .orderBy('profile_id')
    .limit(MEMBERS_PER_BATCH)
    .execute();
  return rows.map(({ profile_id }) => profile_id);
}

async function reencryptAnswers(db: Kysely<Database>, ciphers: Ciphers, profileId: string): Promise<void> {
  const row = await db
    .selectFrom('health_answers')
    .select(sealedColumns('health'))
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  if (!row) return;
  await db
    .updateTable('health_answers')
    .set(reencryptColumns(ciphers, row, { profileId, owner: 'self' }))
    .where('profile_id', '=', profileId)
    .execute();
}

async function reencryptRelatives(db: Kysely<Database>, ciphers: Ciphers, profileId: string): Promise<void> {
  const rows = await db
    .selectFrom('relatives')
    .select(['side', 'generation', ...sealedColumns('relatives')])
    .where('profile_id', '=', profileId)
    .execute();
  for (const { side, generation, ...columns } of rows) {
    await db
      .updateTable('relatives')
      .set(reencryptColumns(ciphers, columns, { profileId, owner: nameRelative(side, generation) }))
      .where('profile_id', '=', profileId)
      .where('side', '=', side)
      .where('generation', '=', generation)
      .execute();
  }
}

async function reencryptHaemoglobin(db: Kysely<Database>, ciphers: Ciphers, profileId: string): Promise<void> {
  const row = await db
    .selectFrom('haemoglobin_results')
    .select(['status', 'tested_on'])
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  if (!row) return;
  await db
    .updateTable('haemoglobin_results')
    .set(reencryptColumns(ciphers, row, { profileId, owner: 'self' }))
    .where('profile_id', '=', profileId)
    .execute();
}

async function reencryptPairChecks(db: Kysely<Database>, ciphers: Ciphers, profileId: string): Promise<void> {
  const rows = await db
    .selectFrom('pair_checks')
    .select(['id', 'other_id', 'answer'])
    .where('one_id', '=', profileId)
    .where('answer', '!=', '')
    // If the other member of a pair has left, no answer is stored.
    .$narrowType<{ other_id: NotNull }>()
    .execute();
  for (const { id, other_id, answer } of rows) {
    await db
      .updateTable('pair_checks')
      .set(reencryptColumns(ciphers, { answer }, { profileId, owner: nameOfPair(other_id) }))
      .where('id', '=', id)
      .execute();
  }
}

/** Returns the re-encrypted columns of a row. Empty values stay empty. */
function reencryptColumns({ former, next }: Ciphers, row: Record<string, string>, owner: Omit<Place, 'column'>) {
  function reencrypt(column: string, stored: string): string {
    if (stored === '') return '';
    const place = { ...owner, column };
    return next.encrypt(former.decrypt(stored, place), place);
  }
  return Object.fromEntries(Object.entries(row).map(([column, stored]) => [column, reencrypt(column, stored)]));
}
