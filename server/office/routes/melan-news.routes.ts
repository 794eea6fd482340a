import { todayInIndia } from '#contract/india-day.ts';
import { isTabletId } from '#contract/staff/melan-day.ts';
import { askMelanNews } from '#contract/staff/melans.ts';
import { isOut } from '#server/domain/melans/day.queries.ts';
import { loadMelan } from '#server/domain/melans/melans.queries.ts';
import { answer } from '#server/http/answer.ts';
import { addressKey } from '#server/http/limits.ts';
import { Refusal } from '#server/http/refusal.ts';
import { loadNews } from '#server/office/melans/news.ts';
import type { Office } from './office.ts';

/** What a tablet in the hall asks, on which nobody is logged in. Before it is packed, once it is home, and after midnight in India it is nobody's. */
export function melanNewsRoutes({ services }: Office): void {
  const { db, limits } = services;

  answer(services, askMelanNews, async ({ values: { member: melanId, tablet }, request }) => {
    const isHeard = isTabletId(tablet) && (await isOut(db, { melanId, tablet }));
    const melan = isHeard ? await loadMelan(db, melanId) : undefined;
    if (melan === undefined || melan.held_on < todayInIndia()) {
      await limits.take('melanTabletByAddress', addressKey(request.ip));
      throw new Refusal(404, 'notFound');
    }
    await limits.take('melanNewsByTablet', tablet);
    return { asOf: new Date().toISOString(), ...(await loadNews(db, melan)) };
  });
}
