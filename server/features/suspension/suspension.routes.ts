import { appealSuspension, showSuspension } from '#contract/suspension.ts';
import { listOthers } from '#server/domain/holders/holders.queries.ts';
import { findSuspension } from '#server/domain/members/suspensions.queries.ts';
import { sendMessage } from '#server/domain/messages/send-message.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { addressKey } from '#server/http/limits.ts';
import { failure, success } from '#server/http/outcome.ts';
import type { Services } from '#server/services.ts';

/** Registers the calls of a suspended profile: the reason, and an appeal to the office. */
export function suspensionRoutes(services: Services): void {
  const { db, limits } = services;

  registerMemberCall(services, showSuspension, async ({ who }) => {
    const found = await findSuspension(db, who.profileId);
    return {
      since: found?.since?.toISOString() ?? '',
      told: found?.told ?? '',
      others: await listOthers(db, who),
    };
  });

  registerMemberCall(services, appealSuspension, async ({ who, values, request }) => {
    if (!who.member.isSuspended) return { ...failure('notSuspended'), reference: undefined };
    await limits.take('contactByAddress', addressKey(request.ip));
    const { name, email, phone } = who.member;
    const about = { name, email, phone, subject: `Appeal of ${who.profileId}`, content: values.words };
    return { ...success('appealSent'), reference: await sendMessage(db, about) };
  });
}
