import { isClosedWhileClaimed, LESSER_KINDS, type LesserKind, leftOutOf } from '#contract/session-rights.ts';
import { Refusal } from './refusal.ts';
import { isBesideCandidate, isRestricted, type Who } from './session.ts';

/** Whether a session is of each lesser kind. */
const IS_OF_KIND: Record<LesserKind, (who: Who) => boolean> = {
  suspended: ({ member }) => member.isSuspended,
  recovering: ({ member }) => member.isRecovering,
  unagreed: ({ member }) => member.isUnagreed,
  beside: isBesideCandidate,
  powerLink: isRestricted,
};

/** The message for each kind of session when something is closed to it. */
export const CLOSED_TO = {
  suspended: 'profileSuspended',
  recovering: 'closedAfterReset',
  unagreed: 'agreeFirst',
  beside: 'candidateAlone',
  powerLink: 'powerLinkMayNot',
} as const satisfies Record<LesserKind, string>;

const kindsOf = (who: Who): LesserKind[] => LESSER_KINDS.filter((kind) => IS_OF_KIND[kind](who));

/** Whether a session may make a call or fetch a file, even if some fields are left out. */
export const mayMake = (who: Who, path: string): boolean =>
  kindsOf(who).every((kind) => leftOutOf(path, kind) !== undefined);

/**
 * Returns the fields that are closed to a session, each with the kind that closes it. Throws a 403 if the session may
 * not make the call at all.
 */
export function closedFields(who: Who, path: string): ReadonlyMap<string, LesserKind> {
  const closed = new Map<string, LesserKind>();
  for (const kind of kindsOf(who)) {
    const leftOut = leftOutOf(path, kind);
    if (leftOut === undefined) throw new Refusal(403, CLOSED_TO[kind]);
    for (const field of leftOut) closed.set(field, kind);
  }
  if (isClosedWhileClaimed(path)) refuseWhileClaimed(who);
  return closed;
}

/** Throws a 409 while a holder of the profile claims to be the candidate and the office has not spoken with them. */
export function refuseWhileClaimed({ member }: Who): void {
  if (member.isClaimed) throw new Refusal(409, 'closedUntilOffice');
}

/** Returns the paths of the fields that are closed to a session. Throws as `closedFields` does. */
export const leftOutFor = (who: Who, path: string): readonly string[] => [...closedFields(who, path).keys()];
