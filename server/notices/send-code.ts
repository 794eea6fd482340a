import { maySend } from '#server/domain/verification/sending-limits.ts';
import type { Adapters } from './channels/open-channels.ts';
import { hasTried, noteDelivery } from './deliveries.queries.ts';
import { type Done, done, failed } from './done.ts';
import { loadIntent } from './intents.queries.ts';
import { isIntent, purseOf } from './intents.ts';
import { loadMailHolds } from './mail-holds.ts';
import { makers } from './makers.ts';
import type { NoticeServices } from './notice-services.ts';
import { hashOf } from './set-aside.ts';

/** Makes one code or link and sends it; where its channel is not configured, the office calls. */
export async function sendCode(services: NoticeServices, adapters: Adapters, noticeId: string): Promise<Done> {
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
  // Somebody waits for it: it is tried all the same, and tells whether letters go out again.
  if (message.channel === 'email') await (await loadMailHolds(services)).learn(message.to, sent);
  if (sent.isSent) {
    await noteDelivery(db, { ...noted, state: 'handed', gatewayId: sent.gatewayId });
    return done;
  }
  await noteDelivery(db, { ...noted, state: sent.isForGood ? 'failed' : 'created', reason: sent.reason });
  return failed(sent);
}
