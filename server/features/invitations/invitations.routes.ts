import type { FastifyRequest } from 'fastify';
import { agreeToInvitation, lookAtInvitation, refuseInvitation } from '#contract/invitations.ts';
import { hashOfCode } from '#server/domain/holders/invitation-codes.ts';
import { answerInvitation, findByCode } from '#server/domain/holders/invitations.queries.ts';
import { rememberForced } from '#server/domain/holders/removals.queries.ts';
import { firstNameOf } from '#server/domain/visibility/first-name.ts';
import { registerPublicCall } from '#server/http/answer.ts';
import { addressKey } from '#server/http/limits.ts';
import { failure, success } from '#server/http/outcome.ts';
import { languageOf } from '#server/http/rendering/language.ts';
import { noteSecurity } from '#server/http/security-log.ts';
import type { Services } from '#server/services.ts';
import { join } from './invitations.service.ts';

const invitationUnknown = failure('invitationUnknown');
const noDetails = { whose: undefined, name: undefined };

/** Registers the calls for a person with an invitation's code, with a login or without. */
export function invitationRoutes(services: Services): void {
  const { db, limits, phoneHash } = services;

  registerPublicCall(services, lookAtInvitation, async ({ values, request }) => {
    const found = await find(request, values);
    if (found === undefined) return { ...invitationUnknown, ...noDetails };
    return { ...success('invitationFound'), whose: found.role, name: firstNameOf(found.name) };
  });

  registerPublicCall(services, agreeToInvitation, async ({ values, request, reply }) => {
    const found = await find(request, values);
    if (found === undefined) return { ...invitationUnknown, profileId: undefined };
    const { outcome, joined, refused } = await join(services, found, {
      phone: values.phone,
      password: values.password,
      language: languageOf(request),
      isSelf: values.isSelf === 'Yes',
      address: addressKey(request.ip),
    });
    const accountId = joined?.accountId ?? refused;
    if (accountId !== undefined) noteSecurity(request, { accounts: [accountId] });
    if (joined) await services.sessions.start(reply, 'login', joined);
    return { ...outcome, profileId: joined?.profileId };
  });

  registerPublicCall(services, refuseInvitation, async ({ values, request }) => {
    const found = await find(request, values);
    if (found === undefined || !(await answerInvitation(db, found.id, 'refused'))) return invitationUnknown;
    if (values.reason === 'forced')
      await rememberForced({ db, phoneHash }, { profileId: found.profileId, phone: values.phone });
    return success('invitationRefused');
  });

  /** Finds the invitation of a code. Each try is counted before the comparison; a successful one is not counted. */
  async function find(request: FastifyRequest, { phone, code }: { phone: string; code: string }) {
    const address = addressKey(request.ip);
    await limits.take('invitedByAddress', address);
    await limits.take('invitedByPhone', `${address} ${phone}`);
    await limits.take('invitedByPhoneInAll', phone);
    const found = await findByCode(db, phoneHash(phone), hashOfCode(services, phone, code));
    if (found === undefined) return undefined;
    await limits.giveBack('invitedByAddress', address);
    await limits.giveBack('invitedByPhone', `${address} ${phone}`);
    await limits.giveBack('invitedByPhoneInAll', phone);
    noteSecurity(request, { subject: found.profileId });
    return found;
  }
}
