import { type Kysely, sql } from 'kysely';
import type { Asks } from '#contract/own-profile.ts';
import { hasAgreed } from '#server/domain/consents/whose.queries.ts';
import { ASKED_DAYS } from '#server/domain/visibility-settings/what-is-missing.queries.ts';
import { beginAsking } from '#server/http/account-profiles.queries.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';

interface Asked {
  asks: Asks;
  /** Until when; null for what has no day. */
  until: Date | null;
}

/** What an account is asked about a profile that it looks after; being asked for the first time begins its thirty days. */
export async function loadAsked(db: Kysely<Database>, { accountId, profileId }: AccountProfile): Promise<Asked> {
  const row = await db
    .selectFrom('account_profiles as p')
    .leftJoin('candidate_choices as c', 'c.profile_id', 'p.profile_id')
    .select(['p.role', 'p.asked_at', 'c.said_yes_at', 'c.health_decided_at'])
    .select(hasAgreed({ accountId, profileId }).as('hasAgreed'))
    .select(sql<boolean>`exists (select from showings s where s.profile_id = p.profile_id)`.as('isShown'))
    .select(
      sql<boolean>`exists (select from account_profiles o
        where o.profile_id = p.profile_id and o.role <> 'candidate')`.as('hasOthers'),
    )
    .where('p.account_id', '=', accountId)
    .where('p.profile_id', '=', profileId)
    .executeTakeFirst();
  if (!row) return { asks: '', until: null };
  const asked: Asked = { asks: row.hasAgreed ? '' : 'consents', until: null };
  if (row.role === 'candidate')
    return row.hasOthers && row.health_decided_at === null ? { asks: 'health', until: null } : asked;
  if (!row.isShown || row.said_yes_at !== null) return asked;
  const askedAt = row.asked_at ?? (await beginAsking(db, { accountId, profileId }));
  const until = new Date(askedAt.getTime() + ASKED_DAYS * 86_400_000);
  return { asks: row.role === 'family' ? 'whose' : 'candidate', until };
}
