import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { todayInIndia } from '#contract/india-day.ts';
import { CODE_DIGITS, CODE_MINUTES } from '#contract/verification.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { cookieOf, isHttps } from '#server/http/cookie.ts';
import { hashToken } from '#server/http/session.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { countConfirmed, countTry, insertCode, type Sought, spendCode, type Tried } from './codes.queries.ts';
import { dialCodeOf } from './sending-limits.ts';

/** Makes a code for a verification. Earlier codes stay valid until they expire. */
export async function makeCode(
  { db, codeHash }: Pick<DomainServices, 'db' | 'codeHash'>,
  verificationId: number,
  minutes = CODE_MINUTES,
): Promise<string> {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  await insertCode(db, { verificationId, codeHash: codeHash(`${verificationId} ${code}`), seconds: minutes * 60 });
  return code;
}

/** Makes the token of a link. The token alone identifies its verification. */
export async function makeToken(
  { db, codeHash }: Pick<DomainServices, 'db' | 'codeHash'>,
  verificationId: number,
  hours: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertCode(db, { verificationId, codeHash: codeHash(token), seconds: hours * 3_600 });
  return token;
}

interface Trying {
  code: string;
  mostTries?: number;
  /** Takes the locks that other transactions take before this code, in the same order. */
  lockFirst?: (transaction: Kysely<Database>) => Promise<unknown>;
}

export type Confirmation<Result> = { outcome: 'confirmed'; result: Result } | { outcome: 'codeWrong' | 'codeOver' };

/**
 * Tries a code. The try is counted before the comparison, and of two simultaneous right tries only the first uses the
 * code. `confirm` runs in the transaction that uses it.
 */
export async function tryCode<Result>(
  services: Pick<DomainServices, 'db' | 'codeHash' | 'config'>,
  { code, mostTries, lockFirst, ...sought }: Sought & Trying,
  confirm: (transaction: Kysely<Database>, tried: Tried) => Promise<Result>,
): Promise<Confirmation<Result>> {
  const { db, codeHash, config } = services;
  const tried = await countTry(db, sought, mostTries);
  if (tried.length === 0) return { outcome: 'codeOver' };
  const right = tried.find((one) => timingSafeEqual(one.codeHash, codeHash(`${one.verificationId} ${code}`)));
  if (right === undefined) return { outcome: 'codeWrong' };
  return db.transaction().execute(async (transaction) => {
    await lockFirst?.(transaction);
    if (!(await spendCode(transaction, right))) return { outcome: 'codeOver' };
    const dialCode = dialCodeOf(sought.contact ?? '', config.codes.dialCodes) ?? '?';
    await countConfirmed(transaction, todayInIndia(), dialCode);
    return { outcome: 'confirmed', result: await confirm(transaction, right) };
  });
}

/** Name of the ticket's cookie; no other cookie has this name. */
const nameOf = ({ config }: Configured): string => `${isHttps(config) ? '__Host-' : ''}ticket`;
const HOUR_SECONDS = 3_600;

type Configured = Pick<DomainServices, 'config'>;

/**
 * Gives a browser without a login a ticket; a code then works only in that browser. Returns the hash of the ticket,
 * which is what is stored.
 */
export function giveTicket(services: Configured, reply: FastifyReply): Buffer {
  const ticket = randomBytes(32).toString('base64url');
  reply.setCookie(nameOf(services), ticket, { ...cookieOf(services.config), maxAge: HOUR_SECONDS });
  return hashToken(ticket);
}

/** Returns the hash of the browser's ticket. Without a ticket it matches no verification, so no code is right. */
export const ticketOf = (services: Configured, request: FastifyRequest): Buffer =>
  hashToken(request.cookies[nameOf(services)] ?? '');

export const takeTicket = (services: Configured, reply: FastifyReply): void => {
  reply.clearCookie(nameOf(services), cookieOf(services.config));
};
