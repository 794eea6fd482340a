import type { Kysely, Transaction } from 'kysely';
import type { updateAddress } from '#contract/address.ts';
import type { SentValues } from '#contract/call.ts';
import type { Database } from '#server/db/tables.ts';
import { asWritten } from '#server/people/held-answers/held-answers.queries.ts';
import { withhold } from '#server/people/held-answers/withhold.ts';

export async function loadAddress(db: Kysely<Database>, profileId: string) {
  const stored = await db
    .selectFrom('addresses')
    .select(['line1', 'line2', 'city', 'district', 'pincode', 'state_id', 'country_id'])
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  const row = await asWritten(db, { profileId, table: 'addresses' }, stored);
  if (row === undefined) return undefined;
  const { state_id: state, country_id: country, ...lines } = row;
  return { ...lines, state, country };
}

export type Address = SentValues<typeof updateAddress> & { country: number };

export async function saveAddress(
  transaction: Transaction<Database>,
  profileId: string,
  { state, country, ...lines }: Address,
): Promise<void> {
  const written = { ...lines, state_id: state, country_id: country };
  const columns = await withhold(transaction, { profileId, table: 'addresses', columns: written });
  await transaction
    .insertInto('addresses')
    .values({ profile_id: profileId, ...columns })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(columns))
    .execute();
}
