import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Marker, Milestone } from '#contract/rendering.ts';

// Names of small cookies, none of which is a credential.
/** The cookie with the one-time marker for the page after a plain form post or a change of language. */
const MARK = 'mark';
/** The cookie with the e-mail and phone of step 1, until the thank-you page, for browsers without JavaScript. */
const REGISTRANT = 'registrant';
/** The cookie with the step that a registration with JavaScript has reached. The browser's program writes it. */
const STEP = 'step';
/** The cookie with the page behind the login that a visitor requested: for MARK_SECONDS, or until the login page. */
const requestedPageCookie = (isSecure: boolean): string => `${isSecure ? '__Host-' : ''}asked-page`;
/** Seconds for which a marker and a requested page are kept. */
const MARK_SECONDS = 120;
const DAY_SECONDS = 24 * 3600;
const MARKERS: readonly Marker[] = ['login', 'logout', 'step1', 'step2', 'language'];

/** What the cookies keep of a registration. */
export interface Registrant {
  email: string;
  phone: string;
  /** Whether step 2 is done. */
  isDone: boolean;
}

const noRegistrant: Registrant = { email: '', phone: '', isDone: false };

/** Returns the marker that the last answer left, and deletes it; `''` if there is none. */
export function takeMarker(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): Marker {
  const value = request.cookies[MARK];
  if (value === undefined) return '';
  reply.clearCookie(MARK, cookieOptions(isSecure));
  return MARKERS.find((marker) => marker === value) ?? '';
}

/** Leaves a marker for the next page, which `takeMarker` reads. */
export function leaveMarker(reply: FastifyReply, marker: Marker, isSecure: boolean): void {
  reply.setCookie(MARK, marker, { ...cookieOptions(isSecure), maxAge: MARK_SECONDS });
}

/** Returns the path of the page for which the last answer required a login, else `''`, and deletes it. */
export function takeRequestedPage(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): string {
  const path = request.cookies[requestedPageCookie(isSecure)];
  if (path === undefined) return '';
  reply.clearCookie(requestedPageCookie(isSecure), cookieOptions(isSecure));
  return path;
}

/** Keeps the path of a page that requires a login, for `takeRequestedPage`. */
export function leaveRequestedPage(reply: FastifyReply, path: string, isSecure: boolean): void {
  reply.setCookie(requestedPageCookie(isSecure), path, { ...cookieOptions(isSecure), maxAge: MARK_SECONDS });
}

/**
 * Leaves a marker about this answer for the next page. A step of the registration keeps the registrant; a login or
 * logout deletes it.
 */
export function leaveMilestone(
  reply: FastifyReply,
  milestone: Milestone,
  { before, isSecure }: { before: Registrant; isSecure: boolean },
): void {
  leaveMarker(reply, milestone.kind, isSecure);
  if (milestone.kind === 'step1') reply.clearCookie(STEP, { path: '/' });
  if (milestone.kind === 'login' || milestone.kind === 'logout') reply.clearCookie(REGISTRANT, cookieOptions(isSecure));
  else keepRegistrant(reply, registrantAfter(milestone, before), isSecure);
}

const registrantAfter = (milestone: Extract<Milestone, { kind: 'step1' | 'step2' }>, before: Registrant): Registrant =>
  milestone.kind === 'step1'
    ? { email: milestone.email, phone: milestone.phone, isDone: false }
    : { ...before, isDone: true };

function keepRegistrant(reply: FastifyReply, registrant: Registrant, isSecure: boolean): void {
  const value = Buffer.from(JSON.stringify(registrant)).toString('base64url');
  reply.setCookie(REGISTRANT, value, { ...cookieOptions(isSecure), maxAge: DAY_SECONDS });
}

/** Whether the browser has shown the thank-you page and deleted what it kept of the registration. */
export const hasShownThankYouPage = (request: FastifyRequest): boolean => request.cookies[STEP] === 'forgotten';

/** Returns what the cookies keep of a registration; empty if they keep nothing. */
export function readRegistrant(request: FastifyRequest): Registrant {
  const registrant = parseRegistrant(request);
  return { ...registrant, isDone: registrant.isDone || request.cookies[STEP] === 'done' };
}

function parseRegistrant(request: FastifyRequest): Registrant {
  const encoded = request.cookies[REGISTRANT];
  if (!encoded) return noRegistrant;
  try {
    const stored: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString());
    if (typeof stored !== 'object' || stored === null) return noRegistrant;
    const fields: Record<string, unknown> = { ...stored };
    return { email: String(fields.email ?? ''), phone: String(fields.phone ?? ''), isDone: fields.isDone === true };
  } catch {
    return noRegistrant;
  }
}

const cookieOptions = (isSecure: boolean) =>
  ({ httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' }) as const;
