import { REQUEST_DAYS } from '#contract/staff/request-kinds.ts';
import {
  actForNominee,
  agreeToRequest,
  changeRoleOf,
  doRequest,
  endRequest,
  listRequests,
} from '#contract/staff/requests.ts';
import { haveAllClaimantsBeenCalled } from '#server/domain/holders/whose-claims.queries.ts';
import { loadNomination } from '#server/domain/members/nomination.queries.ts';
import {
  endOne,
  isAllowed,
  listOfficeRequests,
  lockRequest,
  markDone,
  type OfficeRequest,
  readScope,
  waitsForTwo,
} from '#server/domain/office-requests/office-requests.queries.ts';
import { failure, success } from '#server/http/outcome.ts';
import { Refusal } from '#server/http/refusal.ts';
import { doRequest as doIt } from '#server/office/do-request.ts';
import { loadMembers } from '#server/office/members.queries.ts';
import { agreeTo, createOfficeRequest } from '#server/office/requests.ts';
import { isSecondPerson } from '#server/office/staff/second-person.queries.ts';
import { registerStaffCall } from './answer-staff.ts';
import { addressOfCopy } from './copies.ts';
import { idOf } from './id-of.ts';
import type { Office } from './office.ts';

const iso = (at: Date | null): string => at?.toISOString() ?? '';
const isOver = ({ done_at, ended_at }: OfficeRequest): boolean => done_at !== null || ended_at !== null;

/**
 * Returns which events of the sealed register are requested: a profile id, also of a deleted profile, and a day. Both
 * may be `''`.
 */
function scopeOf({ kind, profile_id, value }: OfficeRequest): { memberId: string; day: string } {
  const { profileId, day } = kind === 'security' ? readScope(value) : { profileId: '', day: '' };
  return { memberId: profile_id ?? profileId, day };
}

/** Registers the calls for requests that wait for a second person or for a time: agree, refuse, withdraw, execute. */
export function requestRoutes(office: Office): void {
  const { services, siteUrl } = office;

  registerStaffCall(office, listRequests, async ({ db, staff: { email, roles } }) => {
    const isAdministrator = roles.includes('administrator');
    const officeRequests = await listOfficeRequests(db, isAdministrator ? REQUEST_DAYS : 0);
    return {
      requests: await Promise.all(
        officeRequests.map(async (request) => ({
          id: request.id,
          kind: request.kind,
          askedBy: request.asked_by,
          reason: request.reason,
          ...scopeOf(request),
          askedAt: iso(request.asked_at),
          aloneAt: waitsForTwo(request) ? '' : iso(request.due_at),
          agreedAt: iso(request.agreed_at),
          doneAt: iso(request.done_at),
          agreedBy: request.agreed_by,
          ended: request.ended_how,
          isObjected: request.needs_two,
          isSamePlace: isAdministrator && request.is_same_place,
          mayAgree:
            !isOver(request) && request.agreed_at === null && (await isSecondPerson(db, email, request.asked_by)),
          mayWithdraw: !isOver(request) && request.asked_by === email,
          mayDo: !isOver(request) && request.asked_by === email && isAllowed(request),
        })),
      ),
    };
  });

  registerStaffCall(office, agreeToRequest, async ({ db, staff, values, about }) => {
    const request = await lockRequest(db, idOf(values.member));
    if (request === undefined || request.agreed_at !== null) return failure('changedMeanwhile');
    about({ profileId: request.profile_id ?? '', subject: request.kind });
    if (request.asked_by === staff.email) return failure('notForOneself');
    return (await agreeTo(db, request, staff.email)) ? success('requestAgreed') : failure('tooNewToAgree');
  });

  registerStaffCall(office, endRequest, async ({ db, staff, values, about }) => {
    const request = await lockRequest(db, idOf(values.member));
    if (request === undefined) return failure('changedMeanwhile');
    about({ profileId: request.profile_id ?? '', subject: request.kind });
    const how = request.asked_by === staff.email ? 'withdrawn' : 'refused';
    await endOne(db, request.id, { how, by: staff.email, because: values.reason });
    return success('requestEnded');
  });

  registerStaffCall(office, doRequest, async ({ db, staff, values, about }) => {
    const request = await lockRequest(db, idOf(values.member));
    const noResult = { link: undefined, address: undefined };
    if (request === undefined) return { ...failure('changedMeanwhile'), ...noResult };
    about({ profileId: request.profile_id ?? '', subject: request.kind });
    if (request.asked_by !== staff.email) throw new Refusal(403, 'staffOnly');
    if (!isAllowed(request)) return { ...failure('requestWaits'), ...noResult };
    const result = await doIt(db, request, {
      siteUrl,
      addressOfCopy: (profileId) => addressOfCopy(services, { profileId, staffId: staff.id }),
    });
    if (result === undefined) {
      await endOne(db, request.id, { how: 'lapsed' });
      return { ...failure('requestOvertaken'), ...noResult };
    }
    await markDone(db, request.id);
    return { ...success('requestDone'), link: result.link, address: result.address };
  });

  registerStaffCall(office, changeRoleOf, async ({ db, staff, values: { member, account, role, reason }, about }) => {
    about({ profileId: member });
    const holders = await loadMembers(db, [member]);
    const holder = holders.find((each) => each.account === account);
    if (holder === undefined) throw new Refusal(404, 'memberUnknown');
    if (holder.role === role) return failure('changedMeanwhile');
    if (!(await haveAllClaimantsBeenCalled(db, member))) throw new Refusal(409, 'speakFirst');
    await createOfficeRequest(db, {
      kind: 'role',
      profileId: member,
      by: staff.email,
      reason,
      accountId: account,
      former: holder.role,
      value: role,
    });
    return success('requestAsked');
  });

  registerStaffCall(office, actForNominee, async ({ db, staff, values: { member, what, reason }, about }) => {
    about({ profileId: member, subject: what });
    if ((await loadMembers(db, [member])).length === 0) throw new Refusal(404, 'memberUnknown');
    if ((await loadNomination(db, member)) === undefined) return failure('nobodyNominated');
    const kind = what === 'copy' ? 'nomineeCopy' : 'nomineeDeletion';
    await createOfficeRequest(db, { kind, profileId: member, by: staff.email, reason });
    return success('nomineeAsked');
  });
}
