import { sendMessage, showMessages } from '#contract/threads.ts';
import { markNoticesSeen } from '#server/domain/notices/notices.queries.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import type { Services } from '#server/services.ts';
import { sendThreadMessage } from './send.service.ts';
import { readThread } from './thread.service.ts';

/** Registers the calls that show and send messages of two families. */
export function threadRoutes(services: Services): void {
  registerMemberCall(services, showMessages, async ({ who, values }) => {
    const thread = await readThread(services, who, values);
    if (values.before === null) await markNoticesSeen(services.db, who, ['message'], values.member);
    return thread;
  });

  registerMemberCall(services, sendMessage, async ({ who, values }) => {
    await services.limits.take('messageByMember', who.profileId);
    return sendThreadMessage(services, who, values);
  });
}
