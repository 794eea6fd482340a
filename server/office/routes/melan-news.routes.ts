import { isTabletId } from '#contract/staff/melan-day.ts';
import { askMelanNews, packMelan } from '#contract/staff/melans.ts';
import { mayMake } from '#contract/staff/rights.ts';
import { findOut } from '#server/domain/melans/day.queries.ts';
import { loadMelan } from '#server/domain/melans/melans.queries.ts';
import { recordFirstOfDay } from '#server/domain/office-log/uses.queries.ts';
import { answer } from '#server/http/answer.ts';
import { addressKey } from '#server/http/limits.ts';
import { Refusal } from '#server/http/refusal.ts';
import { isOn, loadNews } from '#server/office/melans/news.ts';
import type { Office } from './office.ts';

/**
 * What a tablet in the hall asks, on which nobody is logged in. It is answered around the hours of its melan, until the pairs of the day are made or it is
 * home, and while who packed it may pack: under their name it stands in the record, once a day.
 */
export function melanNewsRoutes({ services }: Office): void {
  const { db, limits } = services;

  answer(services, askMelanNews, async ({ values: { member: melanId, tablet }, request }) => {
    const now = Date.now();
    const out = isTabletId(tablet) ? await findOut(db, { melanId, tablet }) : undefined;
    const melan = out && mayMake(out.roles, packMelan.path) ? await loadMelan(db, melanId) : undefined;
    if (out === undefined || melan === undefined || !isOn(melan, now)) {
      await limits.take('melanTabletByAddress', addressKey(request.ip));
      throw new Refusal(404, 'notFound');
    }
    await limits.take('melanNewsByTablet', tablet);
    const subject = `melan ${melanId} tablet ${out.ordinal}`;
    await recordFirstOfDay(db, { who: out.by, command: askMelanNews.path, subject });
    return { asOf: new Date(now).toISOString(), ...(await loadNews(db, melan)) };
  });
}
