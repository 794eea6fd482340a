import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOn } from '#server/domain/content/contents.queries.ts';
import {
  hasGrant,
  insertGrant,
  insertRefusedUse,
  type Stage,
  takeGrant,
} from '#server/domain/power-link/power-link.queries.ts';
import { cookieOf, isHttps } from '#server/http/cookie.ts';
import { addressKey, type Counter } from '#server/http/limits.ts';
import { Refusal } from '#server/http/refusal.ts';
import { hashToken } from '#server/http/session.ts';
import type { AccountProfile } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';
import { findOldestProfile, recordUse } from './power-link.queries.ts';

/** Maximum number of seconds between a right key and a phone. */
const GRANT_SECONDS = 5 * 60;
/** Random bytes of a secret, and of a grant's token. */
const SECRET_BYTES = 32;

/** Makes the function that checks the operator's key in constant time. Without a configured key, no key is right. */
export function makeKeyCheck(powerLinkKey: string | undefined): (key: string) => boolean {
  const secret = randomBytes(SECRET_BYTES);
  const hash = (text: string) => createHmac('sha256', secret).update(text.normalize('NFC')).digest();
  const expected = powerLinkKey === undefined ? randomBytes(SECRET_BYTES) : hash(powerLinkKey);
  return (key) => timingSafeEqual(hash(key), expected);
}

/** A request with its answer, for the cookie of the grant. */
interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Stage one: records whether the key is right. If so, lets this browser name a phone for GRANT_SECONDS, and returns
 * true. `named` is the e-mail of the member of staff; `''` if not named.
 */
export async function openWithKey(
  services: Services,
  { isRight, named }: { isRight: boolean; named: string },
  { request, reply }: Exchange,
): Promise<boolean> {
  const granted = await attempt(
    services,
    { request, stage: 'key', counters: [], nameOf: () => named },
    async () => isRight || null,
  );
  if (granted === null) return false;
  const token = randomBytes(SECRET_BYTES).toString('base64url');
  await insertGrant(services.db, { tokenHash: hashToken(token), seconds: GRANT_SECONDS, named });
  const { name, options } = cookieFor(services);
  reply.setCookie(name, token, { ...options, maxAge: GRANT_SECONDS });
  return true;
}

/** Stage two: returns the account of this phone, or null. Needs the grant of stage one, which a right phone uses up. */
export async function findByPhone(
  services: Services,
  phone: string,
  { request, reply }: Exchange,
): Promise<AccountProfile | null> {
  const { name, options } = cookieFor(services);
  const token = hashToken(request.cookies[name] ?? '');
  const mayAsk = (await isOn(services.db, 'powerLink')) && (await hasGrant(services.db, token, GRANT_SECONDS));
  if (!mayAsk) await refuseWithoutGrant(services, request);
  const counters: Counter[] = [
    ['powerLinkByGrant', token.toString('hex')],
    ['powerLinkByPhone', phone],
  ];
  let named = '';
  const account = await attempt(services, { request, stage: 'phone', counters, nameOf: () => named }, async () => {
    const found = await findOldestProfile(services.db, phone);
    // Of several parallel requests one uses up the grant; the others are refused.
    if (found === null) return null;
    named = (await takeGrant(services.db, token)) ?? (await refuseWithoutGrant(services, request));
    return found;
  });
  if (account === null) return null;
  reply.clearCookie(name, options);
  return account;
}

/** Records a refused use and throws a 403, because this browser has given no right key lately. */
async function refuseWithoutGrant(services: Services, request: FastifyRequest): Promise<never> {
  await insertRefusedUse(services.db, 'phone', hashOfAddress(services, request));
  throw new Refusal(403, 'enterSecurityKey');
}

/** A try of a key or a phone. */
interface Attempted {
  request: FastifyRequest;
  stage: Stage;
  /** The counters of this stage; those by address and in all are added. */
  counters: Counter[];
  /** Returns the e-mail of the member of staff, called after the try; `''` if not named. */
  nameOf: () => string;
}

/**
 * Runs a try and returns its result; null if it is wrong. The try is counted before, so that parallel guesses queue,
 * and recorded. A right one is not counted. Beyond a limit it throws a 429 and records a refused use.
 */
async function attempt<T extends AccountProfile | true>(
  services: Services,
  { request, stage, counters, nameOf }: Attempted,
  tryIt: () => Promise<T | null>,
): Promise<T | null> {
  const { db, limits } = services;
  const addressHash = hashOfAddress(services, request);
  // The global counter comes last, so that a refused address does not use it up for others.
  const allCounters: Counter[] = [...counters, ['powerLinkByAddress', addressKey(request.ip)], ['powerLinkInAll', '']];
  const takenCounters: Counter[] = [];
  const giveBack = () => Promise.all(takenCounters.map(([limit, key]) => limits.giveBack(limit, key)));
  try {
    for (const counter of allCounters) {
      const [limit, key] = counter;
      await limits.take(limit, key);
      takenCounters.push(counter);
    }
  } catch (error) {
    await giveBack();
    await insertRefusedUse(db, stage, addressHash);
    throw error;
  }
  const found = await tryIt();
  if (found !== null) await giveBack();
  const profileId = found === null || found === true ? null : found.profileId;
  const use = { stage, outcome: found === null ? 'wrong' : 'right', profileId, addressHash, named: nameOf() } as const;
  await db.transaction().execute((transaction) => recordUse(transaction, use));
  return found;
}

const hashOfAddress = ({ keyedHash }: Services, request: FastifyRequest) => keyedHash(addressKey(request.ip));

const cookieFor = ({ config }: Services) => ({
  name: isHttps(config) ? '__Host-power-link' : 'power-link',
  options: cookieOf(config),
});
