import { CHANNELS } from '#contract/notice-kinds.ts';
import { maySend } from '#server/domain/verification/sending-limits.ts';
import type { Log } from '#server/log.ts';
import type { QueueName } from '#server/platform/db/queue.ts';
import type { Adapters } from './channels/open-channels.ts';
import { hasTried, noteDelivery } from './deliveries.queries.ts';
import { type Done, done, failed } from './done.ts';
import { loadIntent } from './intents.queries.ts';
import { isIntent, purseOf } from './intents.ts';
import { loadMailHolds } from './mail-holds.ts';
import { makers } from './makers.ts';
import type { NoticeServices } from './notice-services.ts';
import { planNotices } from './plan.ts';
import { sendLetters } from './send-letters.ts';
import { hashOf } from './set-aside.ts';

interface Handler {
  /** Jobs taken at once. */
  batchSize: number;
  /** Returns a result for each id. A missing one counts as a fault and is retried. */
  handle(ids: string[]): Promise<Map<string, Done>>;
}

export type Handlers = Partial<Record<QueueName, Handler>>;

interface Setting {
  adapters: Adapters;
  log: Log;
  now: () => Date;
  /** The queue's other background works. */
  works: Works;
}

export type Works = Readonly<Record<'breaches' | 'works', (id: string) => Promise<void>>>;

// Batch sizes. All jobs of a batch finish before the queue considers it lost, even if each waits for its gateway's
// timeout.
const AT_ONCE = { notices: 200, codes: 10, email: 70, sms: 20, push: 20 };

/** Makes the handler of each queue. */
export function makeHandlers(services: NoticeServices, { adapters, log, now, works }: Setting): Handlers {
  // An exception may contain members' text, so the queue stores only a word.
  const fault = (error: unknown): Done => {
    log.error({ err: error }, 'a notice could not be handled');
    return failed({ isSent: false, reason: 'fault', isForGood: false });
  };
  const settle = async (each: Iterable<[string, Promise<Done>]>) =>
    new Map(
      await Promise.all([...each].map(async ([id, work]): Promise<[string, Done]> => [id, await work.catch(fault)])),
    );
  const channels = CHANNELS.filter((channel) => adapters[channel] !== undefined);
  const handlers: Handlers = {
    notices: {
      batchSize: AT_ONCE.notices,
      handle: (ids) => {
        const work = planNotices(services, { channels, now: now() }, ids).then(() => done);
        return settle(ids.map((id) => [id, work]));
      },
    },
    codes: {
      batchSize: AT_ONCE.codes,
      handle: (ids) => settle(ids.map((id) => [id, sendCode(services, adapters, id)])),
    },
    breaches: {
      batchSize: 1,
      handle: (ids) => settle(ids.map((id) => [id, works.breaches(id).then(() => done)])),
    },
    works: {
      batchSize: 1,
      handle: (ids) => settle(ids.map((id) => [id, works.works(id).then(() => done)])),
    },
  };
  for (const channel of channels) {
    const adapter = adapters[channel];
    if (adapter === undefined) continue;
    handlers[channel] = {
      batchSize: AT_ONCE[channel],
      handle: async (ids) => settle(await sendLetters(services, { channel, adapter, now }, ids)),
    };
  }
  return handlers;
}

/** Makes a code or link and sends it. If its channel is not configured or the purse is empty, the office calls. */
async function sendCode(services: NoticeServices, adapters: Adapters, noticeId: string): Promise<Done> {
  const { db } = services;
  const wanted = await loadIntent(db, noticeId);
  if (wanted === undefined || !isIntent(wanted.kind)) return done;
  const message = await makers[wanted.kind]?.(services, { ...wanted, kind: wanted.kind });
  if (message === undefined) return done;
  const adapter = adapters[message.channel];
  const addressHash = hashOf(services, message.channel, message.to);
  const noted = { noticeId, channel: message.channel, addressHash };
  const purse = message.channel === 'sms' ? purseOf(wanted.kind) : undefined;
  const isRefused =
    purse !== undefined && !(await hasTried(db, noticeId)) && !(await maySend(services, message.to, purse));
  if (adapter === undefined || isRefused) {
    await noteDelivery(db, { ...noted, channel: 'office', state: 'created' });
    return done;
  }
  const sent = await adapter.send({ ...message, noticeId, accountId: wanted.accountId, isSecurity: true });
  // Sent even during a hold, because somebody is waiting. The result shows whether letters go out again.
  if (message.channel === 'email') await (await loadMailHolds(services)).learn(message.to, sent);
  if (sent.isSent) {
    await noteDelivery(db, { ...noted, state: 'handed', gatewayId: sent.gatewayId });
    return done;
  }
  await noteDelivery(db, { ...noted, state: sent.isForGood ? 'failed' : 'created', reason: sent.reason });
  return failed(sent);
}
