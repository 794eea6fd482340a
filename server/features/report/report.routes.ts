import { reportMember } from '#contract/report.ts';
import { answerMember } from '#server/door/answer.ts';
import { success } from '#server/door/outcome.ts';
import { Refusal } from '#server/door/refusal.ts';
import type { Services } from '#server/services.ts';
import { insertReport } from './report.queries.ts';

export function reportRoutes(services: Services): void {
  const { limits } = services;

  // Somebody who has paused or blocked the reporter meanwhile can be reported all the same.
  answerMember(services, reportMember, async ({ who, values }) => {
    if (values.member === '' || values.member === who.profileId) throw new Refusal(404, 'memberUnknown');
    await limits.take('reportByMember', who.profileId);
    await insertReport(services, {
      reporterId: who.profileId,
      memberId: values.member,
      reason: values.reason,
      words: values.words,
    });
    return success('memberReported');
  });
}
