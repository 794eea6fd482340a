import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { API_BASE } from '#contract/call.ts';
import { logIn } from '#contract/login.ts';
import { MY_DATA_ADDRESS } from '#contract/my-data.ts';
import { askReset, resetByCode, resetPassword, updatePassword } from '#contract/password.ts';
import { checkRegisteredPhone, checkSecurityKey } from '#contract/power-link.ts';
import { giveFactor, joinStaff, staffLogIn } from '#contract/staff/accounts.ts';
import { openApproval } from '#contract/staff/approvals.ts';
import { makeExport } from '#contract/staff/care.ts';
import { showCase } from '#contract/staff/cases.ts';
import { COPY_ROUTE } from '#contract/staff/desk.ts';
import { listHeavyReaders } from '#contract/staff/heavy-readers.ts';
import { seeIdentity } from '#contract/staff/identity.ts';
import { findMembers, makeMemberResetLink, showMemberToStaff } from '#contract/staff/members.ts';
import { readRegister } from '#contract/staff/register.ts';
import { doRequest } from '#contract/staff/requests.ts';
import { readSecurity, type SecurityKind } from '#contract/staff/security.ts';
import { exportFigures } from '#contract/staff/system.ts';
import type { Database } from '#server/db/tables.ts';
import { insertEvent, type SecuritySeals } from './security-events.queries.ts';

const CALLS = {
  login: [logIn],
  powerLink: [checkSecurityKey, checkRegisteredPhone],
  resetAsked: [askReset],
  passwordChanged: [resetByCode, resetPassword, updatePassword],
  staffLogin: [staffLogIn, giveFactor, joinStaff],
  officeRead: [
    findMembers,
    showMemberToStaff,
    showCase,
    openApproval,
    seeIdentity,
    listHeavyReaders,
    readRegister,
    readSecurity,
  ],
  officeExport: [exportFigures],
  officeAsked: [makeExport, makeMemberResetLink, doRequest],
} satisfies Partial<Record<SecurityKind, readonly { path: string }[]>>;

/** By the pattern of the route. */
const KIND_OF: ReadonlyMap<string, SecurityKind> = new Map<string, SecurityKind>([
  ...Object.entries(CALLS).flatMap(([kind, calls]) =>
    calls.map(({ path }): [string, SecurityKind] => [`${API_BASE}/${path}`, kind as SecurityKind]),
  ),
  [MY_DATA_ADDRESS, 'copy'],
  [COPY_ROUTE, 'officeExport'],
]);

/**
 * Keeps what the law wants to be found a year later, before the answer goes out. A register that cannot be written keeps nobody out:
 * the log says so.
 */
export function registerSecurityEvents(app: FastifyInstance, db: Kysely<Database>, seals: SecuritySeals): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const kind = KIND_OF.get(request.routeOptions.url ?? '');
    if (kind === undefined) return payload;
    const { actor, staff, subject, about = [] } = request.security ?? {};
    const known = [...about, ...(subject ? [subject] : []), ...(actor && about.length === 0 ? [actor] : [])];
    await insertEvent(db, seals, {
      ...{ kind, outcome: isDone(request, reply) ? 'done' : 'refused', address: request.ip },
      ...{ who: staff ?? actor ?? '', about: [...new Set(known)] },
    }).catch((error: unknown) => request.log.error({ err: error }, 'a security event could not be kept'));
    return payload;
  });
}

const isDone = ({ security }: FastifyRequest, { statusCode }: FastifyReply): boolean =>
  statusCode < 400 && (security?.outcome ?? 1) === 1;
