import {
  clearBrowser,
  dropKeptName,
  keepName,
  logOutEverywhere,
  MOST_KEPT_NAMES,
  showKeptNames,
} from '#contract/kept-names.ts';
import {
  dropKeptNames,
  insertKeptName,
  listKeptNames,
  listTakenOff,
  takeOffEverywhere,
} from '#server/domain/accounts/kept-names.queries.ts';
import { answer, answerMember } from '#server/http/answer.ts';
import { cookieOf } from '#server/http/cookie.ts';
import {
  BROWSER_COOKIE,
  handleHash,
  idOfKept,
  type KeptName,
  leaveKeptNames,
  makeHandle,
  readKeptNames,
} from '#server/http/kept-names.ts';
import { failure, success } from '#server/http/outcome.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import { endSessions } from '#server/http/session.queries.ts';
import { dropSubscription, dropSubscriptions } from '#server/notices/channels/push.queries.ts';
import type { Services } from '#server/services.ts';

/** The names at the login of a phone that several use: on their device alone, and only at their own wish. */
export function keptNameRoutes(services: Services): void {
  const { db, config, sessions } = services;

  answer(services, showKeptNames, async ({ request, reply }) => {
    const names = readKeptNames(request, config);
    const takenOff = await listTakenOff(db, names.map(handleHash));
    const left = names.filter((one) => !isAmong(one, takenOff));
    if (left.length < names.length) {
      leaveKeptNames(reply, config, left);
      await dropKeptNames(db, takenOff);
    }
    return { names: left.map((one) => ({ id: idOfKept(one), name: one.name })) };
  });

  answer(services, dropKeptName, async ({ values: { keptName }, request, reply }) => {
    const names = readKeptNames(request, config);
    const dropped = names.filter((one) => idOfKept(one) === keptName);
    leaveKeptNames(
      reply,
      config,
      names.filter((one) => !dropped.includes(one)),
    );
    await dropKeptNames(db, dropped.map(handleHash));
    return success('keptNameDropped');
  });

  answerMember(services, keepName, async ({ who, values: { name }, request, reply }) => {
    const names = readKeptNames(request, config);
    const ours = await listKeptNames(db, who.accountId);
    const own = names.find((one) => isAmong(one, ours));
    const others = names.filter((one) => one !== own);
    if (others.some((one) => one.name === name)) throw new BrokenRules({ name: 'keptNameThere' });
    if (others.length >= MOST_KEPT_NAMES) return failure(2, 'keptNamesFull');
    const kept = { name, handle: own?.handle ?? makeHandle() };
    if (own === undefined) await insertKeptName(db, who, handleHash(kept));
    leaveKeptNames(reply, config, own ? names.map((one) => (one === own ? kept : one)) : [...names, kept]);
    return success('keptNameSaved');
  });

  answerMember(services, logOutEverywhere, async ({ who, values: { takesNames }, request, reply }) => {
    const ours = await listKeptNames(db, who.accountId);
    const names = readKeptNames(request, config);
    await db.transaction().execute(async (transaction) => {
      await endSessions(transaction, who.accountId);
      // A phone that is lost shows no notices either.
      await dropSubscriptions(transaction, who.accountId);
      if (takesNames === 'Yes') await takeOffEverywhere(transaction, who.accountId);
    });
    if (takesNames === 'Yes') {
      const left = names.filter((one) => !isAmong(one, ours));
      leaveKeptNames(reply, config, left);
      await dropKeptNames(db, names.filter((one) => !left.includes(one)).map(handleHash));
    }
    await sessions.end(reply);
    return success('loggedOutEverywhere');
  });

  answer(services, clearBrowser, async ({ values: { endpoint }, request, reply }) => {
    if (endpoint !== '') await dropSubscription(db, endpoint);
    await dropKeptNames(db, readKeptNames(request, config).map(handleHash));
    leaveKeptNames(reply, config, []);
    reply.clearCookie(BROWSER_COOKIE, cookieOf(config));
    await sessions.end(reply, 'registration');
    await sessions.end(reply);
    return success('browserCleared');
  });
}

const isAmong = (one: KeptName, hashes: readonly Buffer[]): boolean => {
  const own = handleHash(one);
  return hashes.some((hash) => hash.equals(own));
};
