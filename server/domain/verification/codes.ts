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

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

/** Random bytes of a token or a ticket. */
const TOKEN_BYTES = 32;

/** Makes a code for a verification. Earlier codes stay valid until they expire. */
export async function makeCode(
  { db, codeHash }: Pick<DomainServices, 'db' | 'codeHash'>,
  verificationId: number,
  minutes = CODE_MINUTES,
): Promise<string> {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const seconds = minutes * MINUTE_SECONDS;
  await insertCode(db, { verificationId, codeHash: codeHash(`${verificationId} ${code}`), seconds });
  return code;
}

/** Makes the token of a link. The token alone identifies its verification. */
export async function makeToken(
  { db, codeHash }: Pick<DomainServices, 'db' | 'codeHash'>,
  verificationId: number,
  hours: number,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await insertCode(db, { verificationId, codeHash: codeHash(token), seconds: hours * HOUR_SECONDS });
  return token;
}

interface CodeTry {
  /** The typed code. */
  code: string;
  /** Number of tries that a code may have; `CODE_TRIES` if absent. */
  mostTries?: number;
  /** Takes the locks that other transactions take before this code, in the same order. */
  lockFirst?: (transaction: Kysely<Database>) => Promise<unknown>;
}

/** Result of `tryCode`, which says what each outcome means. `result` is what its `confirm` has returned. */
export type Confirmation<Result> = { outcome: 'confirmed'; result: Result } | { outcome: 'codeWrong' | 'codeOver' };

/**
 * Tries a code. The try is counted before the comparison, and of two simultaneous right tries only the first uses the
 * code. `confirm` runs in the transaction that uses the code. `codeOver`: no code is valid, or all tries are used up.
 */
export async function tryCode<Result>(
  services: Pick<DomainServices, 'db' | 'codeHash' | 'config'>,
  { code, mostTries, lockFirst, ...sought }: Sought & CodeTry,
  confirm: (transaction: Kysely<Database>, tried: Tried) => Promise<Result>,
): Promise<Confirmation<Result>> {
  const { db, codeHash, config } = services;
  const triedCodes = await countTry(db, sought, mostTries);
  if (triedCodes.length === 0) return { outcome: 'codeOver' };
  const rightCode = triedCodes.find(({ codeHash: stored, verificationId }) =>
    timingSafeEqual(stored, codeHash(`${verificationId} ${code}`)),
  );
  if (rightCode === undefined) return { outcome: 'codeWrong' };
  return db.transaction().execute(async (transaction) => {
    await lockFirst?.(transaction);
    if (!(await spendCode(transaction, rightCode))) return { outcome: 'codeOver' };
    const dialCode = dialCodeOf(sought.contact ?? '', config.codes.dialCodes) ?? '?';
    await countConfirmed(transaction, todayInIndia(), dialCode);
    return { outcome: 'confirmed', result: await confirm(transaction, rightCode) };
  });
}

type Configured = Pick<DomainServices, 'config'>;

/** Returns the name of the ticket's cookie; no other cookie has this name. */
const cookieNameOf = ({ config }: Configured): string => `${isHttps(config) ? '__Host-' : ''}ticket`;

/**
 * Gives a browser without a login a ticket; a code then works only in that browser. Returns the hash of the ticket,
 * which is what is stored.
 */
export function giveTicket(services: Configured, reply: FastifyReply): Buffer {
  const ticket = randomBytes(TOKEN_BYTES).toString('base64url');
  reply.setCookie(cookieNameOf(services), ticket, { ...cookieOf(services.config), maxAge: HOUR_SECONDS });
  return hashToken(ticket);
}

/** Returns the hash of the browser's ticket. Without a ticket it matches no verification, so no code is right. */
export const ticketOf = (services: Configured, request: FastifyRequest): Buffer =>
  hashToken(request.cookies[cookieNameOf(services)] ?? '');

/** Deletes the ticket's cookie in the browser. */
export const takeTicket = (services: Configured, reply: FastifyReply): void => {
  reply.clearCookie(cookieNameOf(services), cookieOf(services.config));
};
