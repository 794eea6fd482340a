import { HOUR_MS } from '#contract/durations.ts';
import { listWhose, refuseWhose, SPOKEN_DAYS, spokeWith, WHOSE_HOURS } from '#contract/staff/whose.ts';
import { listHolders } from '#server/domain/holders/holders.queries.ts';
import { endClaim, listClaims, loadClaim } from '#server/domain/holders/whose-claims.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { listOfficeRequests } from '#server/domain/office-requests/office-requests.queries.ts';
import { listSpoken, noteSpoken, wasSpokenSince } from '#server/domain/visibility-settings/spoken-calls.queries.ts';
import { recordAct } from '#server/http/acts.queries.ts';
import { failure, success } from '#server/http/outcome.ts';
import { Refusal } from '#server/http/refusal.ts';
import { noteSecurity } from '#server/http/security-log.ts';
import { tellWhoseStays } from '#server/notices/claim-to-be-candidate.ts';
import { type AskedByStaff, registerStaffCall } from './answer-staff.ts';
import type { Office } from './office.ts';

const MOST_CLAIMS = 100;
/** The number of last digits of a phone that the records contain. */
const DIGITS_RECORDED = 4;

/** Returns the subject of a call in the records: only the last digits of the phone. */
export const calledIn = (phone: string): string => `called ${phone.slice(-DIGITS_RECORDED)}`;

type Db = AskedByStaff<typeof refuseWhose.form.fields>['db'];

/** Registers the calls for claims about who is the candidate, and for whom the office has spoken with. */
export function whoseRoutes(office: Office): void {
  registerStaffCall(office, listWhose, async ({ db, about, request: httpRequest }) => {
    const claims = await listClaims(db, MOST_CLAIMS);
    about(...claims.map(({ profileId }) => ({ profileId })));
    const requests = await listOfficeRequests(db);
    const spokenCalls = await listSpoken(db, SPOKEN_DAYS);
    noteSecurity(httpRequest, { about: spokenCalls.map(({ memberId }) => memberId) });
    return {
      claims: await Promise.all(
        claims.map(async ({ profileId, accountId, saidAt, name }) => {
          const holders = await listHolders(db, profileId);
          const claimant = holders.find(({ id }) => id === accountId);
          const otherCandidates = holders.filter(({ role, id }) => role === 'candidate' && id !== accountId);
          const spokeTo = (accountIds: readonly number[]) => wasSpokenSince(db, { profileId, accountIds }, saidAt);
          return {
            memberId: profileId,
            name,
            account: accountId,
            role: claimant?.role ?? ('guardian' as const),
            phone: claimant?.phone ?? '',
            holders: holders.map(({ id, role, phone }) => ({ account: id, role, phone })),
            saidAt: saidAt.toISOString(),
            due: new Date(saidAt.getTime() + WHOSE_HOURS * HOUR_MS).toISOString(),
            hasSpoken: await spokeTo([accountId]),
            hasSpokenToOther: await spokeTo(otherCandidates.map(({ id }) => id)),
            isAsked: requests.some(
              (request) =>
                isOpenRoleRequest(request) && request.profile_id === profileId && request.account_id === accountId,
            ),
          };
        }),
      ),
      spoken: spokenCalls.map(({ at, ...call }) => ({ ...call, at: at.toISOString() })),
    };
  });

  registerStaffCall(office, spokeWith, async ({ db, staff, values: { member, account, called, reason }, about }) => {
    about({ profileId: member, subject: calledIn(called) });
    if (!(await listHolders(db, member)).some(({ id }) => id === account)) throw new Refusal(404, 'memberUnknown');
    await noteSpoken(db, { profileId: member, accountId: account, phone: called, by: staff, words: reason });
    return success('saved');
  });

  registerStaffCall(
    office,
    refuseWhose,
    async ({ db, staff, values: { member: profileId, account: accountId, reason }, about }) => {
      about({ profileId });
      await lockMembers(db, [profileId]);
      const saidAt = await loadClaim(db, { accountId, profileId });
      if (saidAt === undefined) return failure('changedMeanwhile');
      if (!(await hasSpokenWithAny(db, profileId, saidAt))) throw new Refusal(409, 'speakFirst');
      await endClaim(db, { accountId, profileId, how: 'refused', by: staff.email, reason });
      await recordAct(db, { profileId, accountId: null, role: 'office', reason }, 'selfRefused');
      await tellWhoseStays(db, profileId);
      return success('saved');
    },
  );
}

type ListedRequest = Awaited<ReturnType<typeof listOfficeRequests>>[number];

const isOpenRoleRequest = ({ kind, done_at, ended_at }: ListedRequest): boolean =>
  kind === 'role' && done_at === null && ended_at === null;

/** Whether the office has spoken with any holder of a profile since this time. */
async function hasSpokenWithAny(db: Db, profileId: string, since: Date): Promise<boolean> {
  const accountIds = (await listHolders(db, profileId)).map(({ id }) => id);
  return wasSpokenSince(db, { profileId, accountIds }, since);
}
