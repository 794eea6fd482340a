import { DAY_MS } from '#contract/durations.ts';
import {
  CHANNELS,
  type Channel,
  GATHERED_KINDS,
  isGathered,
  isOfClosed,
  type NoticeKind,
  noticeRuleOf,
} from '#contract/notice-kinds.ts';
import { notePlanned } from '#server/domain/notices/notices.queries.ts';
import { maySend } from '#server/domain/verification/sending-limits.ts';
import type { Log } from '#server/log.ts';
import { enqueue, type QueueName } from '#server/platform/db/queue.ts';
import type { Adapters } from './channels/open-channels.ts';
import { hasTried, insertDeliveries, type NewDelivery, noteDelivery } from './deliveries.queries.ts';
import { type Done, done, failed } from './done.ts';
import { loadIntent } from './intents.queries.ts';
import { isIntent, purseOf } from './intents.ts';
import { loadMailHolds } from './mail-holds.ts';
import { makers } from './makers.ts';
import type { NoticeServices } from './notice-services.ts';
import { secondsUntilMorning } from './quiet-hours.ts';
import { isChannelOpen, reasonNotToSend } from './reason-not-to-send.ts';
import { loadLastDigest, loadUnplanned, type Recipient } from './recipients.queries.ts';
import { sendLetters } from './send-letters.ts';
import { hashOfContact, makeIsSetAside } from './set-aside.ts';

/** Handles the jobs of one queue. */
interface Handler {
  /** Jobs taken at once. */
  batchSize: number;
  /** Returns a result for each id. A missing one counts as a fault and is retried. */
  handle(ids: string[]): Promise<Map<string, Done>>;
}

/** The handler of each queue. A queue whose channel is not configured has none. */
export type Handlers = Partial<Record<QueueName, Handler>>;

interface Setting {
  adapters: Adapters;
  log: Log;
  now: () => Date;
  /** The queue's other background works. */
  works: Works;
}

/** The queues of work that is no notice, each with the function that does the work with an id. */
export type Works = Readonly<Record<'breaches' | 'works', (id: string) => Promise<void>>>;

/**
 * Batch sizes. All jobs of a batch finish before the queue considers it lost, even if each waits for its gateway's
 * timeout.
 */
const BATCH_SIZES = { notices: 200, codes: 10, email: 70, sms: 20, push: 20 };

/** Makes the handler of each queue. */
export function makeHandlers(services: NoticeServices, { adapters, log, now, works }: Setting): Handlers {
  // An exception may contain members' text, so the queue stores only a word.
  const fault = (error: unknown): Done => {
    log.error({ err: error }, 'a notice could not be handled');
    return failed({ isSent: false, reason: 'fault', isForGood: false });
  };
  /** Waits for each job and turns an exception into a fault. */
  const settleAll = async (each: Iterable<[string, Promise<Done>]>) =>
    new Map(
      await Promise.all([...each].map(async ([id, work]): Promise<[string, Done]> => [id, await work.catch(fault)])),
    );
  const channels = CHANNELS.filter((channel) => adapters[channel] !== undefined);
  const handlers: Handlers = {
    notices: {
      batchSize: BATCH_SIZES.notices,
      handle: (ids) => {
        const work = planNotices(services, { channels, now: now() }, ids).then(() => done);
        return settleAll(ids.map((id) => [id, work]));
      },
    },
    codes: {
      batchSize: BATCH_SIZES.codes,
      handle: (ids) => settleAll(ids.map((id) => [id, sendCode(services, adapters, id)])),
    },
    breaches: {
      batchSize: 1,
      handle: (ids) => settleAll(ids.map((id) => [id, works.breaches(id).then(() => done)])),
    },
    works: {
      batchSize: 1,
      handle: (ids) => settleAll(ids.map((id) => [id, works.works(id).then(() => done)])),
    },
  };
  for (const channel of channels) {
    const adapter = adapters[channel];
    if (adapter === undefined) continue;
    handlers[channel] = {
      batchSize: BATCH_SIZES[channel],
      handle: async (ids) => settleAll(await sendLetters(services, { channel, adapter, now }, ids)),
    };
  }
  return handlers;
}

/** Makes a code or link and sends it. If its channel is not configured or the purse is empty, the office calls. */
async function sendCode(services: NoticeServices, adapters: Adapters, noticeId: string): Promise<Done> {
  const { db } = services;
  const intent = await loadIntent(db, noticeId);
  if (intent === undefined || !isIntent(intent.kind)) return done;
  const message = await makers[intent.kind]?.(services, { ...intent, kind: intent.kind });
  if (message === undefined) return done;
  const adapter = adapters[message.channel];
  const addressHash = hashOfContact(services, message.channel, message.to);
  const delivery = { noticeId, channel: message.channel, addressHash };
  const purse = message.channel === 'sms' ? purseOf(intent.kind) : undefined;
  const isPurseEmpty =
    purse !== undefined && !(await hasTried(db, noticeId)) && !(await maySend(services, message.to, purse));
  if (adapter === undefined || isPurseEmpty) {
    await noteDelivery(db, { ...delivery, channel: 'office', state: 'created' });
    return done;
  }
  const sent = await adapter.send({ ...message, noticeId, accountId: intent.accountId, isSecurity: true });
  // Sent even during a hold, because somebody is waiting. The result shows whether letters go out again.
  if (message.channel === 'email') {
    const holds = await loadMailHolds(services, [message.to]);
    await holds.learn(message.to, sent);
  }
  if (sent.isSent) {
    await noteDelivery(db, { ...delivery, state: 'handed', gatewayId: sent.gatewayId });
    return done;
  }
  await noteDelivery(db, { ...delivery, state: sent.isForGood ? 'failed' : 'created', reason: sent.reason });
  return failed(sent);
}

interface PlanSetting {
  /** The configured channels. */
  channels: readonly Channel[];
  now: Date;
}

/**
 * Decides by which channels and when notices are sent, and queues each delivery, in one transaction. Earlier decisions
 * stay.
 */
async function planNotices(
  services: NoticeServices,
  setting: PlanSetting,
  noticeIds: readonly string[],
): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    const recipients = await loadUnplanned(transaction, noticeIds);
    const deliveries = await planDeliveries({ ...services, db: transaction }, setting, recipients);
    const ids = await insertDeliveries(transaction, deliveries);
    for (const channel of setting.channels) {
      const jobs = deliveries.flatMap(({ afterSeconds, priority, ...delivery }, index) => {
        const id = ids[index];
        const isDue = delivery.channel === channel && delivery.reason === undefined && id !== undefined;
        return isDue ? [{ data: { id }, priority, afterSeconds }] : [];
      });
      await enqueue(transaction, channel, jobs);
    }
    await notePlanned(transaction, noticeIds);
  });
}

/** A delivery to make: its channel, and when the queue takes it. */
interface PlannedDelivery extends NewDelivery {
  /** Seconds from now; absent for at once, or for a delivery that no channel makes. */
  afterSeconds?: number;
  priority: number;
}

/** Priorities in the queue. A higher one is taken first. */
const PRIORITIES = { urgent: 10, gathered: 5, other: 0 };

function priorityOf(kind: NoticeKind): number {
  if (noticeRuleOf(kind).isSecurity || isOfClosed(kind)) return PRIORITIES.urgent;
  return isGathered(kind) ? PRIORITIES.gathered : PRIORITIES.other;
}

/** Plans by which channels each notice is sent, and when. A notice without an open channel may need a call. */
async function planDeliveries(
  services: NoticeServices,
  { channels, now }: PlanSetting,
  recipients: readonly Recipient[],
): Promise<PlannedDelivery[]> {
  const isSetAside = await makeIsSetAside(services, recipients);
  const accountIds = recipients.filter(({ kind }) => isGathered(kind)).map(({ accountId }) => accountId);
  const lastDigests =
    accountIds.length === 0 ? [] : await loadLastDigest(services.db, { accountIds, kinds: GATHERED_KINDS });
  // By account and channel; null if a gathered letter is waiting.
  const lastSentAt = new Map(lastDigests.map(({ accountId, channel, sentAt }) => [`${accountId} ${channel}`, sentAt]));
  const deliveries: PlannedDelivery[] = [];
  for (const recipient of recipients) {
    if ((await reasonNotToSend(services, recipient)) !== undefined) continue;
    const { isSecurity, isCalled } = noticeRuleOf(recipient.kind);
    const openChannels = channels.filter((channel) => isChannelOpen(recipient, channel, isSetAside(recipient)));
    const mayCall = isCalled === true || (isCalled === 'confirmed' && recipient.isPhoneConfirmed);
    if (openChannels.length === 0 && mayCall)
      deliveries.push({ noticeId: recipient.noticeId, channel: 'office', priority: PRIORITIES.other });
    for (const channel of openChannels) {
      const delivery = { noticeId: recipient.noticeId, channel, priority: priorityOf(recipient.kind) };
      const key = `${recipient.accountId} ${channel}`;
      const isDigest = isGathered(recipient.kind) && channel !== 'push';
      const lastDigestAt = isDigest ? lastSentAt.get(key) : undefined;
      // A letter is waiting already and will count this notice too.
      if (lastDigestAt === null) deliveries.push({ ...delivery, reason: 'gathered' });
      else {
        const nextDigestAt = lastDigestAt === undefined ? 0 : lastDigestAt.getTime() + DAY_MS;
        const earliest = new Date(Math.max(now.getTime(), nextDigestAt));
        const waitSeconds = (earliest.getTime() - now.getTime()) / 1_000;
        deliveries.push({ ...delivery, afterSeconds: isSecurity ? 0 : waitSeconds + secondsUntilMorning(earliest) });
        if (isDigest) lastSentAt.set(key, null);
      }
    }
  }
  return deliveries;
}
