import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Marker, Milestone } from '#contract/rendering.ts';

// Small cookies, none of them a credential. `mark` is the one-time marker of the page after a plain form post.
// `registrant` keeps the e-mail and phone of step 1 until the thank-you page, for browsers without JavaScript.
const MARK = 'mark';
const REGISTRANT = 'registrant';
// The step that a registration with JavaScript has reached. The browser mirrors it, as it mirrors the language.
const STEP = 'step';
// The page behind the login that a visitor requested, kept until the login page reads it.
const askedName = (isSecure: boolean): string => `${isSecure ? '__Host-' : ''}asked-page`;
const MARK_SECONDS = 120;
const DAY_SECONDS = 24 * 3600;
const MARKERS: readonly Marker[] = ['login', 'logout', 'step1', 'step2', 'language'];

export interface Registrant {
  email: string;
  phone: string;
  isDone: boolean;
}

const noRegistrant: Registrant = { email: '', phone: '', isDone: false };

/** Returns the marker that the last answer left, and deletes it. */
export function takeMarker(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): Marker {
  const left = request.cookies[MARK];
  if (left === undefined) return '';
  reply.clearCookie(MARK, cookie(isSecure));
  return MARKERS.find((marker) => marker === left) ?? '';
}

export function leaveMarker(reply: FastifyReply, marker: Marker, isSecure: boolean): void {
  reply.setCookie(MARK, marker, { ...cookie(isSecure), maxAge: MARK_SECONDS });
}

/** Returns the page for which the last answer required a login, else `''`, and deletes it. */
export function takeAsked(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): string {
  const left = request.cookies[askedName(isSecure)];
  if (left === undefined) return '';
  reply.clearCookie(askedName(isSecure), cookie(isSecure));
  return left;
}

export function leaveAsked(reply: FastifyReply, path: string, isSecure: boolean): void {
  reply.setCookie(askedName(isSecure), path, { ...cookie(isSecure), maxAge: MARK_SECONDS });
}

/** Leaves a marker about this answer for the next page. */
export function leaveMilestone(
  reply: FastifyReply,
  milestone: Milestone,
  { before, isSecure }: { before: Registrant; isSecure: boolean },
): void {
  leaveMarker(reply, milestone.kind, isSecure);
  if (milestone.kind === 'step1') reply.clearCookie(STEP, { path: '/' });
  if (milestone.kind === 'login' || milestone.kind === 'logout') reply.clearCookie(REGISTRANT, cookie(isSecure));
  else keepRegistrant(reply, registrantAfter(milestone, before), isSecure);
}

const registrantAfter = (milestone: Extract<Milestone, { kind: 'step1' | 'step2' }>, before: Registrant): Registrant =>
  milestone.kind === 'step1'
    ? { email: milestone.email, phone: milestone.phone, isDone: false }
    : { ...before, isDone: true };

function keepRegistrant(reply: FastifyReply, registrant: Registrant, isSecure: boolean): void {
  const value = Buffer.from(JSON.stringify(registrant)).toString('base64url');
  reply.setCookie(REGISTRANT, value, { ...cookie(isSecure), maxAge: DAY_SECONDS });
}

/** Whether the browser has shown the thank-you page and deleted what it kept of the registration. */
export const hasShownThankYouPage = (request: FastifyRequest): boolean => request.cookies[STEP] === 'forgotten';

export function readRegistrant(request: FastifyRequest): Registrant {
  const kept = parseRegistrant(request);
  return { ...kept, isDone: kept.isDone || request.cookies[STEP] === 'done' };
}

function parseRegistrant(request: FastifyRequest): Registrant {
  const cookie = request.cookies[REGISTRANT];
  if (!cookie) return noRegistrant;
  try {
    const kept: unknown = JSON.parse(Buffer.from(cookie, 'base64url').toString());
    if (typeof kept !== 'object' || kept === null) return noRegistrant;
    const read: Record<string, unknown> = { ...kept };
    return { email: String(read.email ?? ''), phone: String(read.phone ?? ''), isDone: read.isDone === true };
  } catch {
    return noRegistrant;
  }
}

const cookie = (isSecure: boolean) => ({ httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' }) as const;
