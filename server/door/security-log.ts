import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { blockMember, unblockMember } from '#contract/avoidance.ts';
import { API_BASE } from '#contract/call.ts';
import { agreeToCardLink, endCardLinks, makeCardLink } from '#contract/card-links.ts';
import {
  askClaim,
  changeEmail,
  changePhone,
  claimPhone,
  confirmChange,
  confirmEmail,
  objectByLink,
  objectToClaim,
  objectToOffice,
  withdrawChange,
} from '#contract/contact-changes.ts';
import { updateDetails } from '#contract/details.ts';
import { logIn, logOut } from '#contract/login.ts';
import { openContact } from '#contract/member.ts';
import { deleteProfile, MY_DATA_ADDRESS } from '#contract/my-data.ts';
import { agreeToPairCheck, withdrawFromPairCheck } from '#contract/pair-check.ts';
import { askReset, resetByCode, resetPassword, updatePassword } from '#contract/password.ts';
import { acknowledgeOpening, checkRegisteredPhone, checkSecurityKey } from '#contract/power-link.ts';
import { updateProfile } from '#contract/profile.ts';
import { registerStep1, registerStep2 } from '#contract/registration.ts';
import { reportCardLink, reportMember } from '#contract/report.ts';
import { updateShowing } from '#contract/showing.ts';
import { confirmCode, giveOwnPhone, sendCode } from '#contract/verification.ts';
import { isInner } from './inner-request.ts';
import { addressKey } from './limits.ts';
import { routeInLog } from './route-in-log.ts';

/** What the office may want to follow afterwards, whatever came of it. Whatever is refused is followed too. */
const EVENTS = new Set([
  ...[
    logIn,
    logOut,
    registerStep1,
    registerStep2,
    checkSecurityKey,
    checkRegisteredPhone,
    acknowledgeOpening,
    updateProfile,
    updatePassword,
    resetPassword,
    deleteProfile,
    updateShowing,
    updateDetails,
    openContact,
    blockMember,
    unblockMember,
    reportMember,
    reportCardLink,
    makeCardLink,
    agreeToCardLink,
    endCardLinks,
    agreeToPairCheck,
    withdrawFromPairCheck,
    sendCode,
    confirmCode,
    giveOwnPhone,
    askReset,
    resetByCode,
    changePhone,
    confirmChange,
    changeEmail,
    confirmEmail,
    objectByLink,
    withdrawChange,
    objectToClaim,
    objectToOffice,
    askClaim,
    claimPhone,
  ].map(({ path }) => `${API_BASE}/${path}`),
  MY_DATA_ADDRESS,
]);
const REFUSED = new Set([401, 403, 429]);

/** Names whom a line is about without naming anybody: the same for the same, and without the key nobody finds out whom. */
export type KeyedId = (kind: 'member' | 'address', text: string) => string;

export function makeKeyedId(key: Buffer): KeyedId {
  return (kind, text) =>
    `${kind.charAt(0)}-${createHmac('sha256', key).update(`${kind} ${text}`).digest('hex').slice(0, 12)}`;
}

/** What a line of a security event says beside the others: who did it, to whom, and the call's outcome code. */
export function describeEvent(request: FastifyRequest, reply: FastifyReply, keyedId: KeyedId): object {
  const { actor, subject, outcome, session } = request.security ?? {};
  if (!EVENTS.has(request.routeOptions.url ?? '') && !REFUSED.has(reply.statusCode)) return {};
  return {
    event: routeInLog(request.routeOptions.config.call?.path ?? 'refused'),
    actor: actor ? keyedId('member', actor) : keyedId('address', addressKey(request.ip)),
    ...(session && session !== 'login' && { session }),
    ...(subject && subject !== actor && { subject: keyedId('member', subject) }),
    ...(outcome !== undefined && { outcome }),
    ...(isInner(request) && { by: 'page' }),
  };
}

/** What the door and the features have found out about a request so far. */
interface Security {
  /** Profile ids. */
  actor?: string;
  subject?: string | undefined;
  session?: string;
  outcome?: number;
  /** Of what is about an account, and so about each profile that it looks after. */
  accounts?: readonly number[];
  /** Who of the office, and about which profiles. */
  staff?: string;
  about?: readonly string[];
}

export function noteSecurity(request: FastifyRequest, found: Security): void {
  request.security = { ...request.security, ...found };
}

declare module 'fastify' {
  interface FastifyRequest {
    security?: Security;
  }
}
