import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { API_BASE } from '#contract/call.ts';
import { agreeToInvitation } from '#contract/invitations.ts';
import { logIn } from '#contract/login.ts';
import { MY_DATA_ADDRESS } from '#contract/my-data.ts';
import { OUTCOME } from '#contract/outcome.ts';
import { claimPaper } from '#contract/paper-claim.ts';
import { askReset, resetByCode, resetPassword, updatePassword } from '#contract/password.ts';
import { checkRegisteredPhone, checkSecurityKey } from '#contract/power-link.ts';
import { giveFactor, joinStaff, staffLogIn } from '#contract/staff/accounts.ts';
import { openApproval } from '#contract/staff/approvals.ts';
import { BOARD_ROUTE } from '#contract/staff/board.ts';
import { bookletPaper, makeBookletCopies } from '#contract/staff/booklets.ts';
import { makeExport } from '#contract/staff/care.ts';
import { showCase } from '#contract/staff/cases.ts';
import { COPY_ROUTE, callNow, listWaitingCalls, PICTURE_ROUTE } from '#contract/staff/desk.ts';
import { listHeavyReaders } from '#contract/staff/heavy-readers.ts';
import { seeIdentity } from '#contract/staff/identity.ts';
import { CARDS_ROUTE } from '#contract/staff/melans.ts';
import { findMembers, makeMemberResetLink, showMemberToStaff } from '#contract/staff/members.ts';
import { showRegister } from '#contract/staff/old-register.ts';
import { showPaper } from '#contract/staff/paper.ts';
import { readRegister } from '#contract/staff/register.ts';
import { doRequest } from '#contract/staff/requests.ts';
import { readSecurity, type SecurityKind } from '#contract/staff/security.ts';
import { familySheet } from '#contract/staff/slips.ts';
import { exportFigures } from '#contract/staff/system.ts';
import { listTasks, showFamilyWork, showMyDay } from '#contract/staff/tasks.ts';
import { showTimeline } from '#contract/staff/timeline.ts';
import { listWhose } from '#contract/staff/whose.ts';
import { WORK_FILE_ROUTE } from '#contract/staff/works.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { insertEvents, type NewEvent, profilesOf, type SecuritySeals } from './security-events.queries.ts';

/** The calls of each kind of security event. */
const CALLS = {
  login: [logIn, agreeToInvitation],
  powerLink: [checkSecurityKey, checkRegisteredPhone],
  resetAsked: [askReset],
  passwordChanged: [resetByCode, resetPassword, updatePassword, claimPaper],
  staffLogin: [staffLogIn, giveFactor, joinStaff],
  officeRead: [
    findMembers,
    showMemberToStaff,
    showCase,
    openApproval,
    seeIdentity,
    listHeavyReaders,
    listWhose,
    listWaitingCalls,
    callNow,
    showPaper,
    readRegister,
    showRegister,
    readSecurity,
    showTimeline,
    showFamilyWork,
    showMyDay,
    listTasks,
  ],
  officeExport: [exportFigures, familySheet, makeBookletCopies, bookletPaper],
  officeAsked: [makeExport, makeMemberResetLink, doRequest],
} satisfies Partial<Record<SecurityKind, readonly { path: string }[]>>;

/** The route of each call in CALLS, with its kind of security event. */
const KINDS_OF_CALLS = Object.entries(CALLS).flatMap(([kind, calls]) =>
  calls.map(({ path }): [string, SecurityKind] => [`${API_BASE}/${path}`, kind as SecurityKind]),
);

/** The kind of security event, by the pattern of the route. Other routes make no event. */
export const KIND_OF: ReadonlyMap<string, SecurityKind> = new Map<string, SecurityKind>([
  ...KINDS_OF_CALLS,
  [MY_DATA_ADDRESS, 'copy'],
  ...[COPY_ROUTE, CARDS_ROUTE, BOARD_ROUTE, WORK_FILE_ROUTE].map((route) => [route, 'officeExport'] as const),
  [PICTURE_ROUTE, 'officeRead'],
]);

/**
 * Stores security events before the answer is sent, because the law requires that they can be found a year later. If
 * storing fails, the request still succeeds and the failure is logged.
 */
export function registerSecurityEvents(app: FastifyInstance, db: Kysely<Database>, seals: SecuritySeals): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const kind = KIND_OF.get(request.routeOptions.url ?? '');
    if (kind === undefined || !isKept(request, reply)) return payload;
    const { actor, staff } = request.security ?? {};
    const event = { kind, outcome: outcomeOf(request, reply), address: request.ip, who: staff ?? actor ?? '' } as const;
    await storeEvent(event, request).catch((error: unknown) =>
      request.log.error({ err: error }, 'a security event could not be kept'),
    );
    return payload;
  });

  /** Stores an event once for each profile that it is about, or once if it is about none or staff made it. */
  async function storeEvent(event: Omit<NewEvent, 'about'>, { security = {} }: FastifyRequest): Promise<void> {
    const { actor, staff, subject, about, accounts = [] } = security;
    // A member of staff who reads many profiles makes one event. An event about an account is stored for each profile
    // that it looks after.
    if (staff !== undefined) return insertEvents(db, seals, [{ ...event, about: [...new Set(about)] }]);
    const concernedId = subject || actor;
    const profileIds = new Set([...(await profilesOf(db, accounts)), ...(concernedId ? [concernedId] : [])]);
    // An event about no known profile is stored once.
    const subjectsOfEvents = profileIds.size === 0 ? [[]] : [...profileIds].map((profileId) => [profileId]);
    await insertEvents(
      db,
      seals,
      subjectsOfEvents.map((subjects) => ({ ...event, about: subjects })),
    );
  }
}

/** Statuses of the refusals to staff that are stored. */
const REFUSED_TO_STAFF = new Set([401, 403, 404, 409, 422]);

/**
 * Whether an answer is stored as an event. A wrong password or code is an answer and is stored. Refusals by rate
 * limits, form checks or authentication are not, so that repeated requests cannot bury a family's events. Refusals to
 * staff are stored, except those by rate limits, because staff are few.
 */
function isKept({ security }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  if (statusCode < 300) return true;
  return security?.staff !== undefined && REFUSED_TO_STAFF.has(statusCode);
}

/** Returns the outcome of an event. An answer without an outcome code counts as done. */
const outcomeOf = ({ security }: FastifyRequest, { statusCode }: FastifyReply) =>
  statusCode < 300 && (security?.outcome ?? OUTCOME.done) === OUTCOME.done ? 'done' : 'refused';
