import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { CHANNELS, type Channel } from '#contract/notice-kinds.ts';
import type { DeliveryState } from '#server/platform/db/notice-tables.ts';
import { enqueue, forgetDeadLetters } from '#server/platform/db/queue.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { INTENTS } from './intents.ts';

/** A delivery of a notice by one channel, to be inserted. */
export interface NewDelivery {
  noticeId: string;
  channel: Channel | 'office';
  /** Why the notice is sent with another delivery or not at all. */
  reason?: string;
}

/** Inserts deliveries and returns their ids in the same order. */
export async function insertDeliveries(
  transaction: Kysely<Database>,
  deliveries: readonly NewDelivery[],
): Promise<string[]> {
  if (deliveries.length === 0) return [];
  const rows = deliveries.map(({ noticeId, channel, reason }) => ({
    id: randomUUID(),
    notice_id: noticeId,
    channel,
    ...(reason && { reason, state: 'dropped' as const }),
  }));
  await sql`insert into notice_deliveries (id, notice_id, channel, state, reason)
    select id, notice_id, channel, coalesce(state, 'created'), reason from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as d(id uuid, notice_id uuid, channel text, state text, reason text)`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** What is recorded about the delivery of a notice by a channel. */
export interface Note {
  noticeId: string;
  channel: Channel | 'office';
  state: DeliveryState;
  reason?: string;
  /** The hash of the address to which it was sent (`hashOfContact`). */
  addressHash?: Buffer;
  /** The gateway's id of the message, which its receipt repeats. */
  gatewayId?: string | undefined;
}

/** Records the result of a delivery. Each call adds one to its tries. */
export async function noteDelivery(db: Kysely<Database>, note: Note): Promise<void> {
  await noteDeliveries(db, [note]);
}

/** Whether the notice was tried before by a channel other than a call, so that its purse has paid already. */
export async function hasTried(db: Kysely<Database>, noticeId: string): Promise<boolean> {
  const found = await db
    .selectFrom('notice_deliveries')
    .select('id')
    .where('notice_id', '=', noticeId)
    .where('channel', '<>', 'office')
    .executeTakeFirst();
  return found !== undefined;
}

/** Records the results of many different deliveries. Results of deleted notices are dropped. */
export async function noteDeliveries(db: Kysely<Database>, notes: readonly Note[]): Promise<void> {
  const rows = notes.map(({ addressHash, ...note }) => ({ ...note, addressHash: addressHash?.toString('hex') }));
  await sql`insert into notice_deliveries (notice_id, channel, state, reason, address_hash, gateway_id, tries)
    select "noticeId", channel, state, reason, decode("addressHash", 'hex'), "gatewayId", 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as d("noticeId" uuid, channel text, state text, reason text, "addressHash" text, "gatewayId" text)
    where exists (select from notices n where n.id = "noticeId")
    on conflict (notice_id, channel) do update set state = excluded.state, reason = excluded.reason,
      address_hash = excluded.address_hash, gateway_id = excluded.gateway_id, changed_at = now(),
      tries = notice_deliveries.tries + 1`.execute(db);
}

/**
 * Records a gateway's receipt for a message that it accepted. For e-mail, `id` is the notice's. Returns the changed
 * deliveries, and with `evenIfUnchanged` also those that were delivered already. Unknown ids are ignored.
 */
export async function noteReceipt(
  db: Kysely<Database>,
  id: string,
  state: 'delivered' | 'failed',
  evenIfUnchanged = false,
) {
  return db
    .updateTable('notice_deliveries as d')
    .from('notices as n')
    .set({ state, changed_at: sql<Date>`now()`, ...(state === 'failed' && { reason: 'receipt' }) })
    .whereRef('n.id', '=', 'd.notice_id')
    .where('d.gateway_id', '=', id)
    .where('d.state', 'in', ['handed', 'delivered'])
    .where((where) => where.or([where('d.state', '!=', state), where.val(evenIfUnchanged)]))
    .returning(['d.channel', 'd.address_hash as addressHash', 'n.account_id as accountId'])
    .execute();
}

/** Maximum number of different unknown states that are stored. */
const MOST_UNKNOWN = 200;

/** Counts an unknown state of a gateway. Once MOST_UNKNOWN are stored, only these are counted. */
export async function countUnknownReceipt(
  db: Kysely<Database>,
  { gateway, unknown }: { gateway: string; unknown: string },
): Promise<void> {
  await sql`insert into unknown_receipts (gateway, state)
    select ${gateway}, ${unknown} where (select count(*) from unknown_receipts) < ${MOST_UNKNOWN}
      or exists (select from unknown_receipts r where (r.gateway, r.state) = (${gateway}, ${unknown}))
    on conflict (gateway, state) do update set count = unknown_receipts.count + 1, last_at = now()`.execute(db);
}

/**
 * Queues failed deliveries again if they are still worth sending. Intents such as codes are made only once, and calls of
 * the office that were given up stay so. Returns their number.
 */
export async function retryFailed(db: Kysely<Database>): Promise<number> {
  const retriedDeliveries = await db
    .updateTable('notice_deliveries as d')
    .from('notices as n')
    .set({ state: 'created', reason: null, changed_at: sql<Date>`now()` })
    .whereRef('n.id', '=', 'd.notice_id')
    .where('d.state', '=', 'failed')
    .where('n.send_before', '>', sql<Date>`now()`)
    .where('n.is_site_only', '=', false)
    .where('n.kind', 'not in', Object.keys(INTENTS))
    .where('d.channel', 'in', [...CHANNELS])
    .returning(['d.id', 'd.channel'])
    .execute();
  for (const channel of CHANNELS) {
    const ofChannel = retriedDeliveries.filter((delivery) => delivery.channel === channel);
    const jobs = ofChannel.map(({ id }) => ({ data: { id } }));
    await enqueue(db, channel, jobs);
  }
  await forgetDeadLetters(db);
  return retriedDeliveries.length;
}
