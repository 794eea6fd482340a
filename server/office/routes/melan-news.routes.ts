import { isTabletId } from '#contract/staff/melan-day.ts';
import { askMelanNews, packMelan } from '#contract/staff/melans.ts';
import { mayMake } from '#contract/staff/rights.ts';
import { findTabletAway } from '#server/domain/melans/day.queries.ts';
import { loadMelan } from '#server/domain/melans/melans.queries.ts';
import { recordFirstOfDay } from '#server/domain/office-log/uses.queries.ts';
import { registerPublicCall } from '#server/http/answer.ts';
import { addressKey } from '#server/http/limits.ts';
import { Refusal } from '#server/http/refusal.ts';
import { isMelanOn, loadNews } from '#server/office/melans/news.ts';
import type { Office } from './office.ts';

/**
 * Registers the call for news of a tablet in the hall, which has no login. It is answered around the hours of its
 * melan, until the pairs are made or the tablet is back, and only while the person who packed it still has the right
 * to. The use is recorded under that person's name, once a day.
 */
export function melanNewsRoutes({ services }: Office): void {
  const { db, limits } = services;

  registerPublicCall(services, askMelanNews, async ({ values: { member: melanId, tablet }, request }) => {
    const now = Date.now();
    const awayTablet = isTabletId(tablet) ? await findTabletAway(db, { melanId, tablet }) : undefined;
    const melan = awayTablet && mayMake(awayTablet.roles, packMelan.path) ? await loadMelan(db, melanId) : undefined;
    if (awayTablet === undefined || melan === undefined || !isMelanOn(melan, now)) {
      await limits.take('melanTabletByAddress', addressKey(request.ip));
      throw new Refusal(404, 'notFound');
    }
    await limits.take('melanNewsByTablet', tablet);
    const subject = `melan ${melanId} tablet ${awayTablet.ordinal}`;
    await recordFirstOfDay(db, { who: awayTablet.by, command: askMelanNews.path, subject });
    return { asOf: new Date(now).toISOString(), ...(await loadNews(db, melan)) };
  });
}
