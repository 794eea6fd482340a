import DataLoader from 'dataloader';
import { type Channel, kindOf, type NoticeKind } from '#contract/notice-kinds.ts';
import { maySend, type Purse } from '#server/domain/verification/sending-limits.ts';
import { enqueue } from '#server/platform/db/queue.ts';
import type { Adapter, Sent } from './channels/channel.ts';
import { compose } from './compose.ts';
import { type Note, noteDeliveries } from './deliveries.queries.ts';
import { type Done, done, failed } from './done.ts';
import { loadMailHolds, type MailHolds } from './mail-holds.ts';
import { isOpen, whyNotTold } from './may-tell.ts';
import type { NoticeServices } from './notice-services.ts';
import { secondsUntilLoud } from './quiet-hours.ts';
import { type Due, loadDue } from './recipients.queries.ts';
import { findSetAside, hashOf, noteRefusal } from './set-aside.ts';

interface Setting {
  channel: Channel;
  adapter: Adapter;
  now: () => Date;
}

/** Sends what of these is still to be sent; what was sent already, or vanished, is done. */
export async function sendLetters(
  services: NoticeServices,
  setting: Setting,
  deliveryIds: readonly string[],
): Promise<Map<string, Promise<Done>>> {
  const due = await loadDue(services.db, deliveryIds);
  const isSetAside = await findSetAside(services, due);
  const holds = setting.channel === 'email' ? await loadMailHolds(services) : undefined;
  const results = new Map<string, Promise<Done>>(deliveryIds.map((id) => [id, Promise.resolve(done)]));
  const note = makeNoting(services);
  for (const one of due)
    results.set(
      one.deliveryId,
      sendOne(services, { ...setting, note, holds }, { ...one, isSetAside: isSetAside(one) }),
    );
  return results;
}

/** Writes one batch after the other: notes that arrive while one is being written go together into the next. */
function makeNoting({ db }: NoticeServices): (note: Note) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<Note, void>(
    (notes) => {
      const writing = noteDeliveries(db, notes);
      last = writing.catch(() => {});
      return writing.then(() => notes.map(() => undefined));
    },
    { cache: false, batchScheduleFn: (dispatch) => void last.then(dispatch) },
  );
  return (note) => loader.load(note);
}

interface Noting extends Setting {
  note: (note: Note) => Promise<void>;
  /** Of e-mail alone. */
  holds: MailHolds | undefined;
}

/** So often a letter is tried for which our own sender is refused: there may be no other reason than its reader's. */
const MOST_FOR_SENDER = 6;

async function sendOne(services: NoticeServices, setting: Noting, one: Due & { isSetAside: boolean }): Promise<Done> {
  const { channel, adapter, now, note, holds } = setting;
  const { noticeId, deliveryId, kind } = one;
  const noted = { noticeId, channel };
  const why = (await whyNotTold(services, one)) ?? (isOpen(one, channel, one.isSetAside) ? undefined : 'closed');
  const letter = why === undefined ? await compose(services, one, channel) : undefined;
  if (letter === undefined) {
    await note({ ...noted, state: 'dropped', reason: why ?? 'nothing' });
    return done;
  }
  const quietSeconds = kindOf(kind).isSecurity ? 0 : secondsUntilLoud(now());
  const waits = Math.max(quietSeconds, holds?.secondsFor(letter.to) ?? 0);
  if (waits > 0) {
    await enqueue(services.db, channel, [{ data: { id: deliveryId }, afterSeconds: waits }]);
    return done;
  }
  // One that is tried again was counted already.
  if (channel === 'sms' && one.tries === 0 && !(await maySend(services, letter.to, purseOf(kind)))) {
    await note({ ...noted, state: 'dropped', reason: 'budget' });
    if (kindOf(kind).isCalled) await note({ noticeId, channel: 'office', state: 'created' });
    return done;
  }
  const answered = await adapter.send(letter);
  await holds?.learn(letter.to, answered);
  const isSpent = !answered.isSent && answered.hold !== undefined && one.tries >= MOST_FOR_SENDER;
  const sent = isSpent ? { ...answered, isForGood: true } : answered;
  const addressHash = hashOf(services, channel, letter.to);
  if (sent.isSent) {
    await note({ ...noted, state: 'handed', addressHash, gatewayId: sent.gatewayId });
    return done;
  }
  await note({ ...noted, ...resultOf(sent), addressHash });
  if (sent.reason === 'address') await noteRefusal(services.db, one.accountId, addressHash);
  return failed(sent);
}

// What goes out about a breach goes to many in an hour, and nobody but the office causes it.
const purseOf = (kind: NoticeKind): Purse => (kindOf(kind).isSecurity && kind !== 'breach' ? 'security' : 'news');

const resultOf = ({ isForGood, reason }: Extract<Sent, { isSent: false }>) =>
  ({ state: isForGood ? 'failed' : 'created', reason }) as const;
