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

/** Whether a number is drawn: the same number always alike, and nobody outside can tell which are. On a trial nobody is there to call. */
export const makeIsDrawn =
  ({ keyedHash, config }: Drawing) =>
  (phone: string): boolean =>
    !isTrial(config) &&
    config.calledOneIn > 0 &&
    keyedHash(`called first ${phone}`).readUInt32BE(0) % config.calledOneIn === 0;

export type IsDrawn = ReturnType<typeof makeIsDrawn>;

interface CalledFirst {
  reasons: CallReason[];
  /** The office has still to speak with them. */
  isNeeded: boolean;
  /** Whom it calls: the account that says *I am the bride / groom*; null where nobody does. */
  account: { id: number; phone: string } | null;
}

/**
 * Why the office calls a profile before others see it. The number of the account that says *I am the bride / groom* also belongs to
 * another profile, or is a guardian's; or it is drawn; or somebody else who looks after the profile says the same.
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
  const [found] = rows;
  if (found === undefined) return { reasons: [], isNeeded: false, account: null };
  const { id, phone, isOthers, isGuardians, isClaimed, isSpoken } = found;
  const marked: CallReason[] = [
    ...(isClaimed ? ['claimed' as const] : []),
    ...(isOthers ? ['othersPhone' as const] : []),
    ...(isGuardians ? ['guardiansPhone' as const] : []),
  ];
  const reasons: CallReason[] = marked.length === 0 && isDrawn(phone) ? ['drawn'] : marked;
  // While two say the same of one profile, a call to one of them settles nothing.
  return { reasons, isNeeded: reasons.length > 0 && (isClaimed || !isSpoken), account: { id, phone } };
}
