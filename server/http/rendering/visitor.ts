import type { FastifyRequest } from 'fastify';
import type { Visitor } from '#contract/rendering.ts';
import { isRestricted, type Sessions } from '#server/http/session.ts';
import { hasShownThankYouPage, readRegistrant } from './marks.ts';

/** The reader of a page without any session. */
export const nobody: Visitor = {
  pid: '',
  profileId: '',
  account: '',
  isBetweenSteps: false,
  email: '',
  phone: '',
  isRestricted: false,
};

/** Returns the reader of a page, by the session and registration cookies. */
export async function visitorOf(
  request: FastifyRequest,
  sessions: Pick<Sessions, 'whoIs' | 'whoRegisters'>,
): Promise<Visitor> {
  const [member, registered] = await Promise.all([sessions.whoIs(request), sessions.whoRegisters(request)]);
  const newcomer = hasShownThankYouPage(request) ? null : registered;
  const { email, phone, isDone } = readRegistrant(request);
  return {
    pid: member?.profileId ?? '',
    profileId: newcomer?.profileId ?? '',
    account: member?.accountMark ?? '',
    isBetweenSteps: newcomer !== null && !isDone,
    email: newcomer ? email : '',
    phone: newcomer ? phone : '',
    isRestricted: member !== null && isRestricted(member),
  };
}
