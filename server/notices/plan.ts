import { type Channel, GATHERED_KINDS, isGathered, isOfClosed, kindOf } from '#contract/notice-kinds.ts';
import { notePlanned } from '#server/domain/notices/notices.queries.ts';
import { enqueue } from '#server/platform/db/queue.ts';
import { insertDeliveries, type NewDelivery } from './deliveries.queries.ts';
import { isOpen, reasonNotToSend } from './may-tell.ts';
import type { NoticeServices } from './notice-services.ts';
import { secondsUntilMorning } from './quiet-hours.ts';
import { loadLastDigest, loadUnplanned, type Recipient } from './recipients.queries.ts';
import { makeIsFailing } from './set-aside.ts';

const DAY_MS = 24 * 60 * 60_000;

interface Setting {
  /** The configured channels. */
  channels: readonly Channel[];
  now: Date;
}

/**
 * Decides by which channels and when notices are sent, and queues each delivery, in one transaction. Earlier decisions
 * stay.
 */
export async function planNotices(
  services: NoticeServices,
  setting: Setting,
  noticeIds: readonly string[],
): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    const told = await loadUnplanned(transaction, noticeIds);
    const ways = await settle({ ...services, db: transaction }, setting, told);
    const ids = await insertDeliveries(transaction, ways);
    for (const channel of setting.channels) {
      const jobs = ways.flatMap(({ afterSeconds, priority, ...way }, index) => {
        const id = ids[index];
        const isDue = way.channel === channel && way.reason === undefined && id !== undefined;
        return isDue ? [{ data: { id }, priority, afterSeconds }] : [];
      });
      await enqueue(transaction, channel, jobs);
    }
    await notePlanned(transaction, noticeIds);
  });
}

interface Way extends NewDelivery {
  afterSeconds?: number;
  priority: number;
}

async function settle(
  services: NoticeServices,
  { channels, now }: Setting,
  told: readonly Recipient[],
): Promise<Way[]> {
  const isSetAside = await makeIsFailing(services, told);
  const gathering = told.filter(({ kind }) => isGathered(kind)).map(({ accountId }) => accountId);
  const gathered =
    gathering.length === 0 ? [] : await loadLastDigest(services.db, { accountIds: gathering, kinds: GATHERED_KINDS });
  const lastOf = new Map(gathered.map(({ accountId, channel, sentAt }) => [`${accountId} ${channel}`, sentAt]));
  const ways: Way[] = [];
  for (const one of told) {
    if ((await reasonNotToSend(services, one)) !== undefined) continue;
    const { isSecurity, isCalled } = kindOf(one.kind);
    const gathers = isGathered(one.kind);
    const open = channels.filter((channel) => isOpen(one, channel, isSetAside(one)));
    const mayCall = isCalled === true || (isCalled === 'confirmed' && one.isPhoneConfirmed);
    if (open.length === 0 && mayCall) ways.push({ noticeId: one.noticeId, channel: 'office', priority: 0 });
    for (const channel of open) {
      const way = {
        noticeId: one.noticeId,
        channel,
        priority: isSecurity || isOfClosed(one.kind) ? 10 : gathers ? 5 : 0,
      };
      const place = `${one.accountId} ${channel}`;
      const last = gathers && channel !== 'push' ? lastOf.get(place) : undefined;
      // A letter is waiting already and will count this notice too.
      if (last === null) ways.push({ ...way, reason: 'gathered' });
      else {
        const earliest = last === undefined ? now : new Date(Math.max(now.getTime(), last.getTime() + DAY_MS));
        const waits = (earliest.getTime() - now.getTime()) / 1_000;
        ways.push({ ...way, afterSeconds: isSecurity ? 0 : waits + secondsUntilMorning(earliest) });
        if (gathers && channel !== 'push') lastOf.set(place, null);
      }
    }
  }
  return ways;
}
