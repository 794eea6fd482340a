import { type Kysely, sql } from 'kysely';
import type { Whose } from '#contract/roles.ts';
import { resetForNewCandidate } from '#server/domain/holders/candidate-choices.queries.ts';
import { listHolders } from '#server/domain/holders/holders.queries.ts';
import { withdrawOthers } from '#server/domain/holders/invitations.queries.ts';
import { endClaim, loadClaim } from '#server/domain/holders/whose-claims.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { setRole } from '#server/http/account-profiles.queries.ts';
import { notify } from '#server/notices/tell.queries.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';

/**
 * Returns profiles that asked to be shown, have no candidate's account and whose candidate has not consented; one row
 * for each account, those asked first at the top. The office calls them.
 */
export async function listWithoutYes(db: Kysely<Database>) {
  return db
    .selectFrom('member_visibility as s')
    .innerJoin('members as m', 'm.profile_id', 's.profile_id')
    .innerJoin('account_profiles as p', 'p.profile_id', 's.profile_id')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .leftJoin('candidate_choices as c', 'c.profile_id', 's.profile_id')
    .select(['m.profile_id as id', 'm.name', 'p.role', 'a.phone', 'p.asked_at as asked'])
    .select(sql<Date>`s.shown_at`.as('shown'))
    .where('s.has_asked', '=', true)
    .where('c.said_yes_at', 'is', null)
    .where('m.is_hidden', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account_profiles as k')
            .whereRef('k.profile_id', '=', 's.profile_id')
            .where('k.role', '=', 'candidate'),
        ),
      ),
    )
    .orderBy('p.asked_at', (order) => order.asc().nullsLast())
    .orderBy('m.profile_id')
    .execute();
}

/** Maximum number of acts that the office reads of one profile. */
const MOST_ACTS = 200;

/** Returns the acts of a profile for a dispute between holders: who did what, without the member concerned. */
export async function listActs(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('acts')
    .select(['done_at as when', 'role as by', 'account_id as account', 'act', 'reason'])
    .where('profile_id', '=', profileId)
    .orderBy('id', 'desc')
    .limit(MOST_ACTS)
    .execute();
}

/**
 * Changes the role of an account of a profile. Returns false if the account is no holder. If it is to become the
 * candidate's while another account is the candidate's, it needs a claim: without one returns false, with one the other
 * account becomes a guardian's. Consents that were given in the candidate's place become void if an account was the
 * candidate's before and is not any more.
 */
export async function changeRole(
  db: Kysely<Database>,
  { accountId, profileId }: AccountProfile,
  role: Whose,
  by: string,
): Promise<boolean> {
  await lockMembers(db, [profileId]);
  const holders = await listHolders(db, profileId);
  const account = holders.find(({ id }) => id === accountId);
  const other = holders.find((holder) => holder.role === 'candidate' && holder.id !== accountId);
  if (account === undefined || account.role === role) return account !== undefined;
  const isClaimed = (await loadClaim(db, { accountId, profileId })) !== undefined;
  if (role === 'candidate' && other !== undefined && !isClaimed) return false;
  // The account that was the candidate's until now was somebody else's.
  const isCorrected = account.role === 'candidate' || (role === 'candidate' && other !== undefined);
  if (role === 'candidate' && other !== undefined) await setRole(db, { accountId: other.id, profileId }, 'guardian');
  await setRole(db, { accountId, profileId }, role);
  if (role === 'candidate') {
    await withdrawOthers(db, profileId);
    await endClaim(db, { accountId, profileId, how: 'granted', by });
  }
  if (isCorrected) await resetForNewCandidate(db, profileId);
  if (isCorrected || role === 'candidate') await notify(db, { kind: 'whoseCorrected', profileId });
  return true;
}
