import { reportCardLink, reportMember } from '#contract/report.ts';
import { answer, answerMember } from '#server/door/answer.ts';
import { addressKey } from '#server/door/limits.ts';
import { success } from '#server/door/outcome.ts';
import { Refusal } from '#server/door/refusal.ts';
import { noteSecurity } from '#server/door/security-log.ts';
import { findCardLink } from '#server/people/card-links/card-links.queries.ts';
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

  // Whoever makes a link, asks for money and ends it can be reported all the same.
  answer(services, reportCardLink, async ({ values: { token, reason, words }, request }) => {
    await limits.take('reportByAddress', addressKey(request.ip));
    const link = await findCardLink(services.db, token);
    if (link !== undefined) {
      await limits.take('reportByCardLink', String(link.id));
      noteSecurity(request, { subject: link.profileId });
      await insertReport(services, { reporterId: '', memberId: link.profileId, reason, words });
    }
    return success('memberReported');
  });
}
