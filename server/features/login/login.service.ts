import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { SentValues } from '#contract/call.ts';
import type { logInByName } from '#contract/kept-names.ts';
import type { logIn } from '#contract/login.ts';
import { findKnownBrowser, hasKnownBrowser, saveKnownBrowser } from '#server/domain/accounts/accounts.queries.ts';
import { touchKeptNames } from '#server/domain/accounts/kept-names.queries.ts';
import { isWithin } from '#server/domain/verification/sending-limits.ts';
import { cookieOf } from '#server/http/cookie.ts';
import { BROWSER_COOKIE, handleHash, idOfKept, marksOf, readKeptNames } from '#server/http/kept-names.ts';
import { addressKey, type Counter } from '#server/http/limits.ts';
import { noteSecurity } from '#server/http/security-log.ts';
import { hashToken } from '#server/http/session.ts';
import { notify } from '#server/notices/tell.queries.ts';
import type { AccountProfile } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';
import { findAccountByHandle, findAccountByPhone } from './login.queries.ts';

/** Maximum number of marks in the cookie: one for each account of a shared phone. No account learns another's marks. */
const MOST_MARKS = 5;
/** Random bytes of a mark. */
const MARK_BYTES = 32;
/** Lifetime of the cookie with the marks. */
const HALF_A_YEAR_SECONDS = 182 * 24 * 3600;

/** The account of a right login, with the profile that it opens. */
export interface LoginAccount extends AccountProfile {
  waitsForDeletion: boolean;
  /** Whether this account is another holder beside the candidate, who alone may cancel a deletion. */
  isBeside: boolean;
}

interface LoginTry {
  account: Awaited<ReturnType<typeof findAccountByPhone>>;
  password: string;
  counter: Counter;
  /** The mark by which the account knows this browser; undefined if it does not. */
  knownMark: string | undefined;
  /** Whether the account's owner has logged in here before, independent of the marks. */
  isKept: boolean;
}

/**
 * Checks phone and password. Returns the account or null; an unknown phone takes the same time and gets the same words.
 * A phone under attack is rate-limited for strangers, while its owner's known browsers have separate counters.
 */
export async function checkLogin(
  services: Services,
  { phone, password }: SentValues<typeof logIn>,
  reply: FastifyReply,
): Promise<LoginAccount | null> {
  const account = await findAccountByPhone(services.db, phone);
  const knownMark = await findKnownMark(services, account, reply);
  const counter: Counter = knownMark ? ['loginByKnownBrowser', `${phone} ${knownMark}`] : ['loginByPhone', phone];
  return check(services, { account, password, counter, knownMark, isKept: false }, reply);
}

/**
 * Checks the password for a name that this browser keeps. Attempts are counted by the name's handle, whether or not it
 * finds an account. Neither answer nor wait reveals which, and the counter is not shared with a phone.
 */
export async function checkLoginByName(
  services: Services,
  { keptName, password }: SentValues<typeof logInByName>,
  reply: FastifyReply,
): Promise<LoginAccount | null> {
  const storedName = readKeptNames(reply.request, services.config).find((name) => idOfKept(name) === keptName);
  const account = await findAccountByHandle(services.db, handleHash({ handle: storedName?.handle ?? '' }));
  const counter: Counter = ['loginByKnownBrowser', `name ${storedName?.handle ?? keptName}`];
  return check(
    services,
    { account, password, counter, knownMark: await findKnownMark(services, account, reply), isKept: true },
    reply,
  );
}

async function findKnownMark({ db }: Services, account: LoginTry['account'], reply: FastifyReply) {
  return account && findKnownBrowser(db, account.accountId, marksOf(reply.request));
}

async function check(
  services: Services,
  { account, password, counter, knownMark, isKept }: LoginTry,
  reply: FastifyReply,
): Promise<LoginAccount | null> {
  const { config, db, limits, passwords } = services;
  const { request } = reply;
  const address = addressKey(request.ip);
  noteSecurity(request, { subject: account?.profileId, accounts: account ? [account.accountId] : [] });
  const isRight = await limits.attempt([['loginByAddress', address], counter], () =>
    passwords.fits(password, account?.passwordHash, address),
  );
  if (account === undefined || !isRight) return null;
  await limits.giveBack('loginByAddress', address);
  await limits.forget(...counter);
  await rememberBrowser(services, reply, { accountId: account.accountId, knownMark, isKept });
  // The cookie of kept names is renewed where the names are shown. This answer is slow and would restore names that
  // were removed meanwhile.
  await touchKeptNames(db, readKeptNames(request, config).map(handleHash));
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
  { accountId, knownMark, isKept }: Pick<LoginTry, 'knownMark' | 'isKept'> & { accountId: number },
): Promise<void> {
  const shownMarks = marksOf(reply.request);
  // A mark that somebody else put into the cookie does not make this browser known.
  const mark = knownMark ?? randomBytes(MARK_BYTES).toString('base64url');
  // An account's first browser is its owner's, also after a new password.
  const isNew =
    knownMark === undefined &&
    !isKept &&
    (await hasKnownBrowser(db, accountId)) &&
    (await isWithin(limits, ['newBrowserByAccount', String(accountId)]));
  await db.transaction().execute(async (transaction) => {
    await saveKnownBrowser(transaction, accountId, { tokenHash: hashToken(mark), shown: shownMarks.map(hashToken) });
    if (isNew) await notify(transaction, { kind: 'newBrowser', accountId });
  });
  const marks = [mark, ...shownMarks.filter((other) => other !== mark)].slice(0, MOST_MARKS);
  reply.setCookie(BROWSER_COOKIE, marks.join('.'), { ...cookieOf(config), maxAge: HALF_A_YEAR_SECONDS });
}
