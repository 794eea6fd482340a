import { type Kysely, sql } from 'kysely';
import type { CallReason } from '#contract/staff/approvals.ts';
import type { Config } from '#server/config.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { isTrial } from '#server/is-trial.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { isSpokenWith } from './spoken-calls.queries.ts';

type Drawing = Pick<DomainServices, 'keyedHash'> & {
  config: Parameters<typeof isTrial>[0] & Pick<Config, 'calledOneIn'>;
};

/**
 * Returns a function that decides whether a number is drawn for a call. The result for a number never changes, and
 * nobody outside can predict it. None is drawn on a trial site, where nobody could call.
 */
export function makeIsDrawn({ keyedHash, config }: Drawing): IsDrawn {
  return (phone) => {
    if (isTrial(config) || config.calledOneIn <= 0) return false;
    const numberOfPhone = keyedHash(`called first ${phone}`).readUInt32BE(0);
    return numberOfPhone % config.calledOneIn === 0;
  };
}

/** Whether a phone is drawn for a call. */
export type IsDrawn = (phone: string) => boolean;

/** Why the office must call a profile, and which account. */
interface CalledFirst {
  reasons: CallReason[];
  /** Whether the office must still speak with the bride or groom. */
  isNeeded: boolean;
  /** The account to call, which says *I am the bride / groom*; null if none does. */
  account: { id: number; phone: string } | null;
}

/**
 * Returns why the office must call a profile before others see it. Reasons: somebody else claims the profile, the
 * candidate's account also looks after another profile, or its number is a guardian's. Without these, the number may be
 * drawn. Without a candidate's account there is no reason.
 */
export async function loadCalledFirst(db: Kysely<Database>, profileId: string, isDrawn: IsDrawn): Promise<CalledFirst> {
  const { rows } = await sql<{
    id: number;
    phone: string;
    isOthers: boolean;
    isGuardians: boolean;
    isClaimed: boolean;
    isSpoken: boolean;
  }>`
    select a.id::int, a.phone,
      exists (select from account_profiles o join members m on m.profile_id = o.profile_id
        where o.account_id = a.id and o.profile_id <> p.profile_id and m.deletion_due_at is null) as "isOthers",
      exists (select from profile_details d where d.guardian_phone = a.phone and d.guardian_phone <> '')
        or exists (select from guardian_phones g where g.phone = a.phone and g.phone <> '') as "isGuardians",
      exists (select from whose_claims w where w.profile_id = p.profile_id and w.ended_at is null) as "isClaimed",
      ${isSpokenWith} as "isSpoken"
    from account_profiles p join accounts a on a.id = p.account_id
    where p.profile_id = ${profileId} and p.role = 'candidate'`.execute(db);
  const [candidate] = rows;
  if (candidate === undefined) return { reasons: [], isNeeded: false, account: null };
  const { id, phone, isOthers, isGuardians, isClaimed, isSpoken } = candidate;
  const knownReasons: CallReason[] = [];
  if (isClaimed) knownReasons.push('claimed');
  if (isOthers) knownReasons.push('othersPhone');
  if (isGuardians) knownReasons.push('guardiansPhone');
  const reasons: CallReason[] = knownReasons.length === 0 && isDrawn(phone) ? ['drawn'] : knownReasons;
  // While two accounts claim to be the candidate, a call to one of them settles nothing.
  return { reasons, isNeeded: reasons.length > 0 && (isClaimed || !isSpoken), account: { id, phone } };
}
