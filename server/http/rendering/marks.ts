import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Marker, Milestone } from '#contract/rendering.ts';

// Small cookies of ours, none of them a credential. `mark` is the one-time marker of the page after a plain form
// post. `registrant` carries what step 1 was told until the thank-you page, for browsers without JavaScript.
const MARK = 'mark';
const REGISTRANT = 'registrant';
// How far a registration is that was done with JavaScript: the browser mirrors it, as it does the language.
const STEP = 'step';
// The page that a visitor asked for and that is for members, until the login page that follows has read it.
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

/** The marker that the last answer left, which is thereby used up. */
export function takeMarker(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): Marker {
  const left = request.cookies[MARK];
  if (left === undefined) return '';
  reply.clearCookie(MARK, cookie(isSecure));
  return MARKERS.find((marker) => marker === left) ?? '';
}

export function leaveMarker(reply: FastifyReply, marker: Marker, isSecure: boolean): void {
  reply.setCookie(MARK, marker, { ...cookie(isSecure), maxAge: MARK_SECONDS });
}

/** The page that the last answer found to be for members, else `''`; known once. */
export function takeAsked(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): string {
  const left = request.cookies[askedName(isSecure)];
  if (left === undefined) return '';
  reply.clearCookie(askedName(isSecure), cookie(isSecure));
  return left;
}

export function leaveAsked(reply: FastifyReply, path: string, isSecure: boolean): void {
  reply.setCookie(askedName(isSecure), path, { ...cookie(isSecure), maxAge: MARK_SECONDS });
}

/** Leaves for the next page what has just happened. */
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

/** Whether the browser has shown the thank-you page and cleared what it kept: the registration is history. */
export const isForgotten = (request: FastifyRequest): boolean => request.cookies[STEP] === 'forgotten';

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
