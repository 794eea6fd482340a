import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SentValues } from '#contract/call.ts';
import type { logIn } from '#contract/login.ts';
import { addressKey, type Counter } from '#server/door/limits.ts';
import { noteSecurity } from '#server/door/security-log.ts';
import { hashToken } from '#server/door/session.ts';
import type { Services } from '#server/services.ts';
import { findMemberByPhone, isKnownBrowser, saveKnownBrowser } from './login.queries.ts';

const BROWSER_COOKIE = 'browser';
const HALF_A_YEAR_SECONDS = 182 * 24 * 3600;

export interface Known {
  profileId: string;
  isSuspended: boolean;
  waitsForDeletion: boolean;
}

/**
 * The member whose phone and password these are, or null: in the same time and words for an unknown phone. A phone
 * under attack stays limited for strangers, while the owner's known browser has a counter of its own.
 */
export async function checkLogin(
  services: Services,
  { phone, password }: SentValues<typeof logIn>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Known | null> {
  const { db, limits, passwords } = services;
  const address = addressKey(request.ip);
  const member = await findMemberByPhone(db, phone);
  noteSecurity(request, { subject: member?.profileId });
  const browser = request.cookies[BROWSER_COOKIE] ?? '';
  const isKnown =
    member !== undefined && browser !== '' && (await isKnownBrowser(db, member.profileId, hashToken(browser)));
  const counter: Counter = isKnown ? ['loginByKnownBrowser', `${phone} ${browser}`] : ['loginByPhone', phone];
  const isRight = await limits.attempt([['loginByAddress', address], counter], () =>
    passwords.fits(password, member?.passwordHash, address),
  );
  if (member === undefined || !isRight) return null;
  await limits.giveBack('loginByAddress', address);
  await limits.forget(...counter);
  await rememberBrowser(services, member.profileId, isKnown ? browser : undefined, reply);
  return {
    profileId: member.profileId,
    isSuspended: member.suspendedAt !== null,
    waitsForDeletion: member.deletionDueAt !== null,
  };
}

async function rememberBrowser(
  { db, config }: Services,
  profileId: string,
  known: string | undefined,
  reply: FastifyReply,
): Promise<void> {
  // What another has put into the cookie is no browser of this member.
  const token = known ?? randomBytes(32).toString('base64url');
  await saveKnownBrowser(db, profileId, hashToken(token));
  reply.setCookie(BROWSER_COOKIE, token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl?.startsWith('https:') ?? false,
    path: '/',
    maxAge: HALF_A_YEAR_SECONDS,
  });
}
