import type { Kysely } from 'kysely';
import type { updateAddress } from '#contract/address.ts';
import type { SentValues } from '#contract/call.ts';
import type { Database } from '#server/db/tables.ts';

export async function loadAddress(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('addresses')
    .select(['line1', 'line2', 'city', 'district', 'pincode', 'state_id as state', 'country_id as country'])
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
}

export type Address = SentValues<typeof updateAddress> & { country: number };

export async function saveAddress(
  db: Kysely<Database>,
  profileId: string,
  { state, country, ...lines }: Address,
): Promise<void> {
  const columns = { ...lines, state_id: state, country_id: country };
  await db
    .insertInto('addresses')
    .values({ profile_id: profileId, ...columns })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(columns))
    .execute();
}
