import { hash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Role } from '#contract/roles.ts';
import type { Config } from '#server/config.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';
import { browserFamily } from './browser-family.ts';
import { cookieOf, isHttps } from './cookie.ts';
import { oncePerPage } from './page-moment.ts';
import {
  deleteSession,
  insertSession,
  LIFETIMES,
  type Member,
  makeFindSession,
  type SessionKind,
  touchSession,
} from './session.queries.ts';

/** Who is asking. The session says it, never a name in the form. */
export interface Who extends AccountProfile {
  /** Whose the account is, of this profile. */
  role: Role;
  /** Whether the candidate looks after this profile with an account of their own. */
  hasCandidate: boolean;
  /** Tells a page's account from another, and nothing else of it. */
  accountMark: string;
  kind: SessionKind;
  /** When the member proved who they are: at the login that made this session. */
  since: Date;
  /** Whether that was a moment ago, by the clock that noted it; a moment to come, of a clock that was ahead, is none. */
  isFresh: boolean;
  tokenHash: Buffer;
  member: Member;
}

/** The Power Link opens an account without its password: such a session may do less. */
export const isRestricted = (who: Who): boolean => who.kind === 'power_link';

/** Beside the candidate's own account: what is the candidate's alone is closed to it. */
export const isBesideCandidate = (who: Pick<Who, 'role' | 'hasCandidate'>): boolean =>
  who.hasCandidate && who.role !== 'candidate';

interface SessionDependencies {
  db: Kysely<Database>;
  pool: pg.Pool;
  config: Pick<Config, 'publicUrl'>;
  keyedHash: (text: string) => Buffer;
  /** Compares phones that have come to a profile with those that others have blocked. */
  comparePhones: () => Promise<void>;
}

/** Sessions in cookies: opaque random tokens, of which only the SHA-256 is stored. */
export function makeSessions({ db, pool, config, keyedHash, comparePhones }: SessionDependencies) {
  const prefix = isHttps(config) ? '__Host-' : '';
  const names = { login: `${prefix}session`, registration: `${prefix}registration` };
  const cookie = cookieOf(config);
  const nameOf = (kind: SessionKind) => (kind === 'registration' ? names.registration : names.login);

  const findSession = makeFindSession(pool);

  async function read(request: FastifyRequest, name: string): Promise<Who | null> {
    const token = request.cookies[name];
    return token ? oncePerPage(`session ${name} ${token}`, () => find(token, name)) : null;
  }

  async function find(token: string, name: string): Promise<Who | null> {
    const tokenHash = hashToken(token);
    const found = await findSession(tokenHash);
    if (!found || nameOf(found.kind) !== name) return null;
    const { accountId, profileId, role, hasCandidate, kind, since, isFresh, isSeenLately } = found;
    // Before they look at anything, with the phone that has come to them or to those whom they would see.
    if (found.hasNewPhone) await comparePhones();
    if (!isSeenLately) await touchSession(db, tokenHash, kind);
    const accountMark = keyedHash(`account ${accountId}`).toString('base64url').slice(0, 16);
    return { accountId, accountMark, profileId, role, hasCandidate, kind, since, isFresh, tokenHash, member: found };
  }

  return {
    /** Whose login this browser has, or null. */
    whoIs: (request: FastifyRequest) => read(request, names.login),

    /** The visitor who has done step 1 of the registration in this browser within a day, or null. */
    whoRegisters: (request: FastifyRequest) => read(request, names.registration),

    /**
     * Starts a session with a new token; the one this browser had before ends. `since`: of another session that it goes on from; only who
     * has just proved who they are begins a new age.
     */
    // biome-ignore lint/complexity/useMaxParams: the last may be left out
    async start(
      reply: FastifyReply,
      kind: SessionKind,
      { accountId, profileId }: AccountProfile,
      since?: Date,
    ): Promise<void> {
      await this.end(reply, kind);
      const token = randomBytes(32).toString('base64url');
      const browser = browserFamily(reply.request.headers['user-agent']);
      await insertSession(db, { tokenHash: hashToken(token), accountId, profileId, kind, since, browser });
      reply.setCookie(nameOf(kind), token, { ...cookie, maxAge: LIFETIMES[kind].absolute });
    },

    /** Ends the session of this browser, if it has one. */
    async end(reply: FastifyReply, kind: SessionKind = 'login'): Promise<void> {
      const token = reply.request.cookies[nameOf(kind)];
      if (!token) return;
      await deleteSession(db, hashToken(token));
      reply.clearCookie(nameOf(kind), cookie);
    },
  };
}

export type Sessions = ReturnType<typeof makeSessions>;

export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');
