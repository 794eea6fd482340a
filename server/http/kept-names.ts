import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKeptName, MOST_KEPT_NAMES } from '#contract/kept-names.ts';
import type { Config } from '#server/config.ts';
import { cookieOf, isHttps } from './cookie.ts';
import { hashToken } from './session.ts';

type SiteUrl = Pick<Config, 'publicUrl'>;

/**
 * What a browser stores of an account: the name that its owner has written, and a handle that reveals nothing and does
 * not log in by itself.
 */
export interface KeptName {
  name: string;
  handle: string;
}

/** The cookie with the mark by which accounts recognise a browser in which they were used before. */
export const BROWSER_COOKIE = 'browser';
/** A mark: 32 bytes in base64url. */
const MARK = /^[\w-]{43}$/;

/** Returns the marks in the browser's cookie, that of the last login first, without malformed ones. */
export const marksOf = ({ cookies }: FastifyRequest): string[] =>
  (cookies[BROWSER_COOKIE] ?? '').split('.').filter((mark) => MARK.test(mark));

const HALF_A_YEAR_SECONDS = 182 * 24 * 3600;
/** Characters of a handle: the beginning of a hash in base64url. */
const HANDLE_LENGTH = 22;
const HANDLE = new RegExp(`^[\\w-]{${HANDLE_LENGTH}}$`);

const cookieName = (config: SiteUrl): string => `${isHttps(config) ? '__Host-' : ''}names`;

/**
 * Returns the names kept by the requesting browser, in the order in which they were kept. Malformed ones are left out:
 * the cookie is not trusted, because the device's owner can write anything into it.
 */
export function readKeptNames(request: FastifyRequest, config: SiteUrl): KeptName[] {
  const names = (request.cookies[cookieName(config)] ?? '').split('~').flatMap((entry) => {
    const [handle = '', encodedName = ''] = entry.split('.');
    const name = Buffer.from(encodedName, 'base64url').toString();
    return HANDLE.test(handle) && isKeptName(name) ? [{ handle, name }] : [];
  });
  return names.slice(0, MOST_KEPT_NAMES);
}

/** Stores the names in the browser's cookie, or deletes the cookie if there are none. */
export function leaveKeptNames(reply: FastifyReply, config: SiteUrl, names: readonly KeptName[]): void {
  const value = names.map(({ handle, name }) => `${handle}.${Buffer.from(name).toString('base64url')}`).join('~');
  if (value === '') reply.clearCookie(cookieName(config), cookieOf(config));
  else reply.setCookie(cookieName(config), value, { ...cookieOf(config), maxAge: HALF_A_YEAR_SECONDS });
}

/** Whether a page may show kept names: the browser has the cookie for them. */
export const mayKeepNames = ({ cookies }: FastifyRequest): boolean => 'names' in cookies || '__Host-names' in cookies;

/**
 * Derives the handle of an account in a browser. The handle is always the same, because it is made of the browser's
 * secret mark.
 */
export const makeHandle = (mark: string, accountId: number): string =>
  hash('sha256', `handle ${accountId} ${mark}`, 'base64url').slice(0, HANDLE_LENGTH);

/** Returns the hash that is stored of a handle. */
export const handleHash = ({ handle }: Pick<KeptName, 'handle'>): Buffer => hashToken(`kept ${handle}`);

/** Returns the id of a kept name in pages. The handle itself is in no page. */
export const idOfKept = ({ handle }: Pick<KeptName, 'handle'>): string =>
  hash('sha256', `listed ${handle}`, 'base64url').slice(0, HANDLE_LENGTH);
