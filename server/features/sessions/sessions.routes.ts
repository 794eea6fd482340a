import { hash } from 'node:crypto';
import { BROWSERS, endOtherSessions, endSession, SYSTEMS, showSessions } from '#contract/sessions.ts';
import { listKeptNames } from '#server/domain/accounts/kept-names.queries.ts';
import { firstNameOf } from '#server/domain/visibility/first-name.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { handleHash, idOfKept, type KeptName, readKeptNames } from '#server/http/kept-names.ts';
import { failure, success } from '#server/http/outcome.ts';
import { deleteSession, endSessions } from '#server/http/session.queries.ts';
import type { Services } from '#server/services.ts';
import { listSessions } from './sessions.queries.ts';

/**
 * Registers the calls about an account's sessions. Only the account's owner sees them, no other holder of the profile.
 */
export function sessionRoutes(services: Services): void {
  const { db, config } = services;

  registerMemberCall(services, showSessions, async ({ who, request }) => {
    const ownHashes = await listKeptNames(db, who.accountId);
    const isOwn = (name: KeptName) => ownHashes.some((stored) => stored.equals(handleHash(name)));
    const ownName = readKeptNames(request, config).find(isOwn);
    return {
      keptName: ownName?.name ?? '',
      keptId: ownName ? idOfKept(ownName) : '',
      keptIn: ownHashes.length,
      givenName: firstNameOf(who.member.name),
      sessions: (await listSessions(db, who.accountId)).map(({ tokenHash, kind, browser, since, seenAt }) => ({
        id: idOf(tokenHash),
        ...familyIn(browser),
        since: since.toISOString(),
        seenAt: seenAt.toISOString(),
        isThis: tokenHash.equals(who.tokenHash),
        isOffice: kind === 'power_link',
      })),
    };
  });

  registerMemberCall(services, endSession, async ({ who, values: { session } }) => {
    const found = (await listSessions(db, who.accountId)).find(({ tokenHash }) => idOf(tokenHash) === session);
    if (found === undefined) return failure('sessionOver');
    await deleteSession(db, found.tokenHash);
    return success('sessionEnded');
  });

  registerMemberCall(services, endOtherSessions, async ({ who }) => {
    await endSessions(db, who.accountId, who.tokenHash);
    return success('sessionsEnded');
  });
}

/** Returns the id of a session in pages. It gives no access and does not reveal the token. */
const idOf = (tokenHash: Buffer): string => hash('sha256', Buffer.concat([Buffer.from('listed '), tokenHash]), 'hex');

/** Returns the parts of a stored browser family; 'other' for an unknown one. */
function familyIn(stored: string) {
  const [browser, system] = stored.split(' ');
  return {
    browser: BROWSERS.find((known) => known === browser) ?? 'other',
    system: SYSTEMS.find((known) => known === system) ?? 'other',
  };
}
