import { NOTICE_KINDS } from '#contract/notice-kinds.ts';
import { listNotices } from '#contract/notices.ts';
import { listOthers } from '#server/domain/holders/holders.queries.ts';
import { countNewNotices, loadNotices, markNoticesSeen } from '#server/domain/notices/notices.queries.ts';
import { listWrittenFirst } from '#server/domain/together/numbers.queries.ts';
import { firstNameOf } from '#server/domain/visibility/first-name.ts';
import { loadVisibleViews } from '#server/domain/visibility/load-views.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { languageOf } from '#server/http/rendering/language.ts';
import type { Services } from '#server/services.ts';

/** Registers the call that lists an account's notices and marks them as read. */
export function noticeRoutes(services: Services): void {
  const { db } = services;

  registerMemberCall(services, listNotices, async ({ who, request }) => {
    const isBengali = languageOf(request) === 'bn';
    const rows = await loadNotices(db, who);
    const ids = new Set(rows.flatMap(({ aboutId }) => aboutId ?? []));
    const views = await loadVisibleViews(services, who.profileId, [...ids]);
    const writing = await listWrittenFirst(db, who.profileId);
    await markNoticesSeen(db, who, NOTICE_KINDS);
    const others = await listOthers(db, who);
    const { accountId } = who;
    return {
      others: await Promise.all(
        others.map(async ({ profileId, name }) => ({
          profileId,
          name: firstNameOf(name),
          newNotices: await countNewNotices(db, { accountId, profileId }),
        })),
      ),
      notices: rows.flatMap(({ aboutId, letterEn, letterBn, ...row }) => {
        const letter = isBengali ? letterBn : letterEn;
        const member = aboutId === null || row.closed ? null : views.get(aboutId)?.shared;
        const isWritingFirst = member?.memberId !== undefined && writing.has(member.memberId);
        const madeAt = new Date(row.madeAt).toISOString();
        return member === undefined ? [] : [{ ...row, madeAt, member, letter, isWritingFirst }];
      }),
    };
  });
}
