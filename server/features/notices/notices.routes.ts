import { NOTICE_KINDS } from '#contract/notice-kinds.ts';
import { listNotices } from '#contract/notices.ts';
import { loadNotices, markNoticesSeen } from '#server/domain/notices/notices.queries.ts';
import { loadViews } from '#server/domain/visibility/load-views.ts';
import { answerMember } from '#server/http/answer.ts';
import { languageOf } from '#server/http/rendering/language.ts';
import type { Services } from '#server/services.ts';

export function noticeRoutes(services: Services): void {
  const { db } = services;

  answerMember(services, listNotices, async ({ who, request }) => {
    const isBengali = languageOf(request) === 'bn';
    const rows = await loadNotices(db, who);
    const views = await loadViews(services, who.profileId, [...new Set(rows.flatMap(({ aboutId }) => aboutId ?? []))]);
    await markNoticesSeen(db, who, NOTICE_KINDS);
    return {
      notices: rows.flatMap(({ aboutId, letterEn, letterBn, ...row }) => {
        const letter = isBengali ? letterBn : letterEn;
        const member = aboutId === null || row.closed ? null : views.get(aboutId)?.shared;
        return member === undefined ? [] : [{ ...row, madeAt: new Date(row.madeAt).toISOString(), member, letter }];
      }),
    };
  });
}
