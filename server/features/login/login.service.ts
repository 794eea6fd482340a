import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { SentValues } from '#contract/call.ts';
import type { logIn } from '#contract/login.ts';
import { hasKnownBrowser, isKnownBrowser, saveKnownBrowser } from '#server/domain/accounts/accounts.queries.ts';
import { isWithin } from '#server/domain/verification/sending-limits.ts';
import { cookieOf } from '#server/http/cookie.ts';
import { addressKey, type Counter } from '#server/http/limits.ts';
import { noteSecurity } from '#server/http/security-log.ts';
import { hashToken } from '#server/http/session.ts';
import { tell } from '#server/notices/tell.queries.ts';
import type { AccountProfile } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';
import { findAccountByPhone } from './login.queries.ts';

const BROWSER_COOKIE = 'browser';
const HALF_A_YEAR_SECONDS = 182 * 24 * 3600;

export interface Known extends AccountProfile {
  waitsForDeletion: boolean;
  /** Beside a candidate who alone takes a deletion back. */
  isBeside: boolean;
}

/**
 * The account whose phone and password these are, or null: in the same time and words for an unknown phone. A phone
 * under attack stays limited for strangers, while the owner's known browser has a counter of its own.
 */
export async function checkLogin(
  services: Services,
  { phone, password }: SentValues<typeof logIn>,
  reply: FastifyReply,
): Promise<Known | null> {
  const { db, limits, passwords } = services;
  const { request } = reply;
  const address = addressKey(request.ip);
  const account = await findAccountByPhone(db, phone);
  noteSecurity(request, { subject: account?.profileId, accounts: account ? [account.accountId] : [] });
  const browser = request.cookies[BROWSER_COOKIE] ?? '';
  const isKnown =
    account !== undefined && browser !== '' && (await isKnownBrowser(db, account.accountId, hashToken(browser)));
  const counter: Counter = isKnown ? ['loginByKnownBrowser', `${phone} ${browser}`] : ['loginByPhone', phone];
  const isRight = await limits.attempt([['loginByAddress', address], counter], () =>
    passwords.fits(password, account?.passwordHash, address),
  );
  if (account === undefined || !isRight) return null;
  await limits.giveBack('loginByAddress', address);
  await limits.forget(...counter);
  await rememberBrowser(services, reply, {
    ...{ accountId: account.accountId, shown: browser, isKnown },
  });
  return {
    accountId: account.accountId,
    profileId: account.profileId,
    waitsForDeletion: account.deletionDueAt !== null,
    isBeside: account.isBeside,
  };
}

async function rememberBrowser(
  { db, config, limits }: Services,
  reply: FastifyReply,
  { accountId, shown, isKnown }: { accountId: number; shown: string; isKnown: boolean },
): Promise<void> {
  // What another has put into the cookie is no browser of this account.
  const token = isKnown ? shown : randomBytes(32).toString('base64url');
  // The first one is the owner's own, also after a new password.
  const isNew =
    !isKnown &&
    (await hasKnownBrowser(db, accountId)) &&
    (await isWithin(limits, ['newBrowserByAccount', String(accountId)]));
  await db.transaction().execute(async (transaction) => {
    await saveKnownBrowser(transaction, accountId, { tokenHash: hashToken(token), shownHash: hashToken(shown) });
    if (isNew) await tell(transaction, { kind: 'newBrowser', accountId });
  });
  reply.setCookie(BROWSER_COOKIE, token, { ...cookieOf(config), maxAge: HALF_A_YEAR_SECONDS });
}
