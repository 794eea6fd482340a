import { type Kysely, sql } from 'kysely';
import type { Role } from '#contract/roles.ts';
import { byWhom } from '#server/domain/consents/whose.queries.ts';
import { loadSeen } from '#server/domain/visibility/load-views.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';

/** Everything that a profile’s accounts have ever agreed to, the first first; of pairs, where the other is shown to the member. */
export async function listConsents(db: Kysely<Database>, profileId: string) {
  const consents = await db
    .selectFrom('consents as c')
    // What the account is to the profile now: it may have said so since.
    .leftJoin('account_profiles as p', (join) =>
      join.onRef('p.account_id', '=', 'c.account_id').onRef('p.profile_id', '=', 'c.profile_id'),
    )
    .select(['c.kind', 'c.about_id', 'c.text_version', 'c.language', 'c.given_at', 'c.withdrawn_at', 'c.account_id'])
    .select(sql<Role | ''>`coalesce(p.role, c.given_as, '')`.as('role'))
    .select(sql<boolean>`p.role is not null`.as('is_holder'))
    .select(sql<string>`coalesce(c.phone_end, '')`.as('phone_end'))
    .where('c.profile_id', '=', profileId)
    .orderBy('c.id')
    .execute();
  const seen = await loadSeen(
    { db },
    profileId,
    consents.flatMap(({ about_id }) => about_id ?? []),
  );
  return consents.filter(({ kind, about_id }) => kind !== 'pairCheck' || (about_id !== null && seen.has(about_id)));
}

/** The same as a member downloads it, with who has agreed in place of the account. */
export async function consentsInDownload(db: Kysely<Database>, who: AccountProfile) {
  const consents = await listConsents(db, who.profileId);
  return consents.map(({ account_id, is_holder, role, ...consent }) => ({
    ...consent,
    by: byWhom(who, { account_id, is_holder, role }),
  }));
}
