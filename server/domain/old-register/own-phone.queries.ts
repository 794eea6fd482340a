import { sql } from 'kysely';

/** SQL: the phone by which the family of an account `a` is reached: its own, even while somebody else has typed it. */
export const ownPhone = sql<string>`coalesce((select r.aside_phone from register_rows r join account_profiles p on p.profile_id = r.profile_id
  where p.account_id = a.id and r.aside_phone is not null limit 1), a.phone)`;
