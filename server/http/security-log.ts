import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { blockMember, unblockMember } from '#contract/blocks.ts';
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
import { askReset, resetByCode, resetPassword, updatePassword } from '#contract/password.ts';
import { acknowledgeOpening, checkRegisteredPhone, checkSecurityKey } from '#contract/power-link.ts';
import { updateProfile } from '#contract/profile.ts';
import { registerStep1, registerStep2 } from '#contract/registration.ts';
import { reportCardLink, reportMember } from '#contract/report.ts';
import { confirmCode, giveOwnPhone, sendCode } from '#contract/verification.ts';
import { updateShowing } from '#contract/visibility-settings.ts';
import { isInner } from './inner-request.ts';
import { addressKey } from './limits.ts';
import { routeInLog } from './route-in-log.ts';

/** The routes whose answers are logged as security events with every result. Refusals are logged for every call. */
const EVENT_ROUTES = new Set([
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
/** Statuses of the refusals that are logged for every call. */
const REFUSED_STATUSES = new Set([401, 403, 429]);

/** Hexadecimal digits of an id in log lines. */
const ID_LENGTH = 12;

/**
 * Returns a keyed id for log lines. The same member gets the same id, and nobody can identify the member without the
 * key.
 */
export type KeyedId = (kind: 'member' | 'address', text: string) => string;

/** Makes the function for keyed ids, as in `m-1a2b3c4d5e6f`: the first letter of the kind, and part of an HMAC. */
export function makeKeyedId(key: Buffer): KeyedId {
  return (kind, text) => {
    const digest = createHmac('sha256', key).update(`${kind} ${text}`).digest('hex');
    return `${kind.charAt(0)}-${digest.slice(0, ID_LENGTH)}`;
  };
}

/**
 * Returns the additional fields of a security event's log line: the actor, the subject and the call's outcome code.
 * Returns none if the answer is not a security event.
 */
export function describeEvent(request: FastifyRequest, reply: FastifyReply, keyedId: KeyedId): object {
  const { actor, subject, outcome, session } = request.security ?? {};
  if (!EVENT_ROUTES.has(request.routeOptions.url ?? '') && !REFUSED_STATUSES.has(reply.statusCode)) return {};
  return {
    event: routeInLog(request.routeOptions.config.call?.path ?? 'refused'),
    actor: actor ? keyedId('member', actor) : keyedId('address', addressKey(request.ip)),
    ...(session && session !== 'login' && { session }),
    ...(subject && subject !== actor && { subject: keyedId('member', subject) }),
    ...(outcome !== undefined && { outcome }),
    ...(isInner(request) && { by: 'page' }),
  };
}

/** What authentication and the features have recorded about a request so far. */
interface Security {
  /** Profile id of the person who acts. */
  actor?: string;
  /** Profile id of the person concerned. */
  subject?: string | undefined;
  /** Kind of the actor's session. */
  session?: string;
  /** The call's outcome code. */
  outcome?: number;
  /** Ids of the accounts that the event is about. The event then concerns each profile that they look after. */
  accounts?: readonly number[];
  /** E-mail of the member of staff who acts. */
  staff?: string;
  /** Profile ids of those concerned by what the member of staff does. */
  about?: readonly string[];
}

/** Adds what was found out about a request to what is recorded of it. */
export function noteSecurity(request: FastifyRequest, found: Security): void {
  request.security = { ...request.security, ...found };
}

declare module 'fastify' {
  interface FastifyRequest {
    security?: Security;
  }
}
