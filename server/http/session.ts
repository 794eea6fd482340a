import { hash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Role } from '#contract/roles.ts';
import type { Config } from '#server/config.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';
import { browserFamily } from './browser-family.ts';
import { cookieOf, isHttps } from './cookie.ts';
import { cachedOnPage } from './page-cache.ts';
import {
  deleteSession,
  insertSession,
  LIFETIMES,
  type Member,
  makeFindSession,
  type SessionKind,
  touchSession,
} from './session.queries.ts';

/** The authenticated caller. Comes from the session, never from a name in the form. */
export interface Who extends AccountProfile {
  /** The relation of the account to this profile. */
  role: Role;
  /** Whether the candidate is a holder of this profile. */
  hasCandidate: boolean;
  /** A mark that distinguishes accounts on pages and reveals nothing else. */
  accountMark: string;
  kind: SessionKind;
  /** When the member last authenticated: the login from which this session comes. */
  since: Date;
  /**
   * Whether the login was a short time ago by the database's clock. A time further in the future, from a clock that was
   * ahead, does not count.
   */
  isFresh: boolean;
  tokenHash: Buffer;
  member: Member;
}

/**
 * Whether the session was opened through the Power Link, without the account's password. Such a session has fewer
 * rights.
 */
export const isRestricted = (who: Who): boolean => who.kind === 'power_link';

/** Whether another holder is the candidate. What only the candidate may do is then closed to this account. */
export const isBesideCandidate = (who: Pick<Who, 'role' | 'hasCandidate'>): boolean =>
  who.hasCandidate && who.role !== 'candidate';

/** Random bytes of a token. */
const TOKEN_BYTES = 32;
/** Characters of an account's mark: the beginning of a keyed hash in base64url. */
const MARK_LENGTH = 16;

interface SessionDependencies {
  db: Kysely<Database>;
  pool: pg.Pool;
  config: Pick<Config, 'publicUrl'>;
  keyedHash: (text: string) => Buffer;
  /** Compares new phones of profiles with the phones that others have blocked. */
  comparePhones: () => Promise<void>;
}

/** Maximum number of accounts whose marks are cached, so that the cache stays below a megabyte. */
const MOST_MARKS = 5_000;

/** Makes sessions in cookies: opaque random tokens, of which only the SHA-256 is stored. */
export function makeSessions({ db, pool, config, keyedHash, comparePhones }: SessionDependencies) {
  const prefix = isHttps(config) ? '__Host-' : '';
  const cookieNames = { login: `${prefix}session`, registration: `${prefix}registration` };
  const cookie = cookieOf(config);
  const cookieNameOf = (kind: SessionKind) => (kind === 'registration' ? cookieNames.registration : cookieNames.login);

  const findSession = makeFindSession(pool);

  // Every call needs a mark, and making one takes longer than the rest of reading a session.
  const marks = new Map<number, string>();
  function markOf(accountId: number): string {
    const cachedMark = marks.get(accountId);
    if (cachedMark !== undefined) return cachedMark;
    const mark = keyedHash(`account ${accountId}`).toString('base64url').slice(0, MARK_LENGTH);
    if (marks.size >= MOST_MARKS) marks.clear();
    marks.set(accountId, mark);
    return mark;
  }

  /** Loads the session of this browser's cookie, once for each page. */
  async function readSession(request: FastifyRequest, cookieName: string): Promise<Who | null> {
    const token = request.cookies[cookieName];
    return token ? cachedOnPage(`session ${cookieName} ${token}`, () => loadWho(token, cookieName)) : null;
  }

  /** Loads the session of a token and extends it; null if there is none, or if another cookie is for its kind. */
  async function loadWho(token: string, cookieName: string): Promise<Who | null> {
    const tokenHash = hashToken(token);
    const found = await findSession(tokenHash);
    if (!found || cookieNameOf(found.kind) !== cookieName) return null;
    const { accountId, profileId, role, hasCandidate, kind, since, isFresh, isSeenLately } = found;
    // New phones are compared with blocked ones before the member sees anybody.
    if (found.hasNewPhone) await comparePhones();
    if (!isSeenLately) await touchSession(db, tokenHash, kind);
    const accountMark = markOf(accountId);
    return { accountId, accountMark, profileId, role, hasCandidate, kind, since, isFresh, tokenHash, member: found };
  }

  return {
    /** Returns the login of this browser, or null. */
    whoIs: (request: FastifyRequest) => readSession(request, cookieNames.login),

    /** Returns the visitor who has lately done step 1 of the registration in this browser, or null. */
    whoRegisters: (request: FastifyRequest) => readSession(request, cookieNames.registration),

    /**
     * Starts a session with a new token and ends the browser's previous one. `since` is the start of the session that
     * it continues; without it the login counts as fresh.
     */
    // biome-ignore lint/complexity/useMaxParams: the last may be left out
    async start(
      reply: FastifyReply,
      kind: SessionKind,
      { accountId, profileId }: AccountProfile,
      since?: Date,
    ): Promise<void> {
      await this.end(reply, kind);
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const browser = browserFamily(reply.request.headers['user-agent']);
      await insertSession(db, { tokenHash: hashToken(token), accountId, profileId, kind, since, browser });
      reply.setCookie(cookieNameOf(kind), token, { ...cookie, maxAge: LIFETIMES[kind].absolute });
    },

    /** Ends the session of this browser, if it has one. */
    async end(reply: FastifyReply, kind: SessionKind = 'login'): Promise<void> {
      const token = reply.request.cookies[cookieNameOf(kind)];
      if (!token) return;
      await deleteSession(db, hashToken(token));
      reply.clearCookie(cookieNameOf(kind), cookie);
    },
  };
}

/** The sessions of visitors and members, as `makeSessions` makes them. */
export type Sessions = ReturnType<typeof makeSessions>;

/** Returns the hash that is stored of a token. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');
