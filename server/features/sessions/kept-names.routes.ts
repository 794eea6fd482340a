import type { FastifyRequest } from 'fastify';
import {
  clearBrowser,
  dropKeptName,
  keepName,
  logOutEverywhere,
  MOST_KEPT_NAMES,
  showKeptNames,
} from '#contract/kept-names.ts';
import { findKnownBrowser } from '#server/domain/accounts/accounts.queries.ts';
import {
  detachAllKeptNames,
  detachKeptNames,
  insertKeptName,
  listKeptNames,
  listTakenOff,
} from '#server/domain/accounts/kept-names.queries.ts';
import { registerMemberCall, registerPublicCall } from '#server/http/answer.ts';
import { cookieOf } from '#server/http/cookie.ts';
import { requireFreshLogin } from '#server/http/fresh-login.ts';
import {
  BROWSER_COOKIE,
  handleHash,
  idOfKept,
  type KeptName,
  leaveKeptNames,
  makeHandle,
  marksOf,
  mayKeepNames,
  readKeptNames,
} from '#server/http/kept-names.ts';
import { failure, success } from '#server/http/outcome.ts';
import { BrokenRules, Refusal } from '#server/http/refusal.ts';
import { endSessions } from '#server/http/session.queries.ts';
import type { Who } from '#server/http/session.ts';
import { dropSubscription, dropSubscriptions } from '#server/notices/channels/push.queries.ts';
import { notify } from '#server/notices/tell.queries.ts';
import type { Services } from '#server/services.ts';

/**
 * Registers the calls for names at the login of a shared phone. Names are kept on that device only, and only if the
 * account wishes it.
 */
export function keptNameRoutes(services: Services): void {
  const { db, config, limits, sessions } = services;

  registerPublicCall(services, showKeptNames, async ({ request, reply }) => {
    const remaining = await listKeptHere(request);
    if (mayKeepNames(request)) leaveKeptNames(reply, config, remaining);
    return { names: remaining.map((entry) => ({ id: idOfKept(entry), name: entry.name })) };
  });

  registerPublicCall(services, dropKeptName, async ({ values: { keptName }, request, reply }) => {
    const names = await listKeptHere(request);
    const remaining = names.filter((entry) => idOfKept(entry) !== keptName);
    await detachKeptNames(db, names.filter((entry) => !remaining.includes(entry)).map(handleHash));
    leaveKeptNames(reply, config, remaining);
    return success('keptNameDropped');
  });

  registerMemberCall(services, keepName, async ({ who, values: { name }, request, reply }) => {
    const names = await listKeptHere(request);
    const ownHashes = await listKeptNames(db, who.accountId);
    // The name of this account in this browser, if it has one.
    const ownName = names.find((entry) => isAmong(entry, ownHashes));
    const handle = ownName?.handle ?? (await newHandle(who, request));
    const own = names.find((entry) => entry.handle === handle);
    const others = names.filter((entry) => entry !== own);
    if (others.some((entry) => entry.name === name)) throw new BrokenRules({ name: 'keptNameThere' });
    if (others.length >= MOST_KEPT_NAMES) return failure('keptNamesFull');
    const kept = { name, handle };
    if (ownName === undefined) {
      await limits.take('keptNameByAccount', String(who.accountId));
      await insertKeptName(db, who, handleHash(kept));
    }
    leaveKeptNames(reply, config, own ? names.map((entry) => (entry === own ? kept : entry)) : [...names, kept]);
    return success('keptNameSaved');
  });

  registerMemberCall(services, logOutEverywhere, async ({ who, values: { takesNames }, request, reply }) => {
    requireFreshLogin(who);
    await db.transaction().execute(async (transaction) => {
      await endSessions(transaction, who.accountId);
      // A lost phone must show no notices. Other devices lose theirs too, so the owner is notified by the remaining
      // channels.
      const wasTold = await dropSubscriptions(transaction, who.accountId);
      if (wasTold) await notify(transaction, { kind: 'pushEnded', accountId: who.accountId });
      if (takesNames === 'Yes') await detachAllKeptNames(transaction, who.accountId);
    });
    leaveKeptNames(reply, config, await listKeptHere(request));
    await sessions.end(reply);
    return success('loggedOutEverywhere');
  });

  registerPublicCall(services, clearBrowser, async ({ values: { endpoint }, request, reply }) => {
    if (endpoint !== '') await dropSubscription(db, endpoint);
    await detachKeptNames(db, readKeptNames(request, config).map(handleHash));
    leaveKeptNames(reply, config, []);
    reply.clearCookie(BROWSER_COOKIE, cookieOf(config));
    await sessions.end(reply, 'registration');
    await sessions.end(reply);
    return success('browserCleared');
  });

  /** Returns the names that this browser keeps and that were not taken off. */
  async function listKeptHere(request: FastifyRequest): Promise<KeptName[]> {
    const names = readKeptNames(request, config);
    const takenOff = await listTakenOff(db, names.map(handleHash));
    return names.filter((entry) => !isAmong(entry, takenOff));
  }

  /**
   * Makes a handle, which has its own counter of password tries. Needs a fresh login here, because one name too
   * many replaces one on another device.
   */
  async function newHandle(who: Who, request: FastifyRequest): Promise<string> {
    requireFreshLogin(who);
    const mark = await findKnownBrowser(db, who.accountId, marksOf(request));
    if (mark === undefined) throw new Refusal(401, 'loginAgain');
    return makeHandle(mark, who.accountId);
  }
}

/** Whether the handle of a kept name has one of these hashes. */
const isAmong = (entry: KeptName, hashes: readonly Buffer[]): boolean => {
  const ownHash = handleHash(entry);
  return hashes.some((hash) => hash.equals(ownHash));
};
