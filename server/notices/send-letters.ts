import type { Channel } from '#contract/notices.ts';
import { kindOf } from '#contract/notices.ts';
import { enqueue } from '#server/db/queue.ts';
import type { Services } from '#server/services.ts';
import type { Adapter, Sent } from './channels/channel.ts';
import { compose } from './compose.ts';
import { noteDelivery } from './deliveries.queries.ts';
import { type Done, done, failed } from './done.ts';
import { isOpen, whyNotTold } from './may-tell.ts';
import { afterQuietHours } from './quiet-hours.ts';
import { type Due, loadDue } from './recipients.queries.ts';
import { findSetAside, hashOf, noteRefusal } from './set-aside.ts';

interface Setting {
  channel: Channel;
  adapter: Adapter;
  now: () => Date;
}

/** Sends what of these is still to be sent; what was sent already, or vanished, is done. */
export async function sendLetters(
  services: Services,
  setting: Setting,
  deliveryIds: readonly string[],
): Promise<Map<string, Promise<Done>>> {
  const due = await loadDue(services.db, deliveryIds);
  const isSetAside = await findSetAside(services, due);
  const results = new Map<string, Promise<Done>>(deliveryIds.map((id) => [id, Promise.resolve(done)]));
  for (const one of due)
    results.set(one.deliveryId, sendOne(services, setting, { ...one, isSetAside: isSetAside(one) }));
  return results;
}

async function sendOne(services: Services, setting: Setting, one: Due & { isSetAside: boolean }): Promise<Done> {
  const { channel, adapter, now } = setting;
  const { noticeId, deliveryId, kind } = one;
  const noted = { noticeId, channel };
  const why = (await whyNotTold(services, one)) ?? (isOpen(one, channel, one.isSetAside) ? undefined : 'closed');
  const letter = why === undefined ? await compose(services, one, channel) : undefined;
  if (letter === undefined) {
    await noteDelivery(services.db, { ...noted, state: 'dropped', reason: why ?? 'nothing' });
    return done;
  }
  const startAfter = kindOf(kind).isSecurity ? now() : afterQuietHours(now());
  if (startAfter > now()) {
    await enqueue(services.db, channel, [{ data: { id: deliveryId }, startAfter }]);
    return done;
  }
  const sent = await adapter.send(letter);
  const addressHash = hashOf(services, channel, letter.to);
  if (sent.isSent) {
    await noteDelivery(services.db, { ...noted, state: 'handed', addressHash, gatewayId: sent.gatewayId });
    return done;
  }
  await noteDelivery(services.db, { ...noted, ...resultOf(sent), addressHash });
  if (sent.reason === 'address') await noteRefusal(services.db, one.accountId, addressHash);
  return failed(sent);
}

const resultOf = ({ isForGood, reason }: Extract<Sent, { isSent: false }>) =>
  ({ state: isForGood ? 'failed' : 'created', reason }) as const;
