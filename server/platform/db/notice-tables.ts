import type { Generated, GeneratedAlways } from 'kysely';
import type { Language } from '#contract/choices.ts';
import type { Channel } from '#contract/notice-kinds.ts';

/** The tables of notices and their channels (migrations 0140 to 0149). */
export interface NoticeTables {
  notices: NoticesTable;
  notice_deliveries: NoticeDeliveriesTable;
  channel_consents: ChannelConsentsTable;
  push_subscriptions: PushSubscriptionsTable;
  failing_addresses: FailingAddressesTable;
  mail_holds: MailHoldsTable;
  unknown_receipts: UnknownReceiptsTable;
}

interface NoticesTable {
  id: Generated<string>;
  account_id: number | null;
  profile_id: string | null;
  /** A kind from `contract/notice-kinds.ts` or from `INTENTS` (`server/notices/intents.ts`). */
  kind: string;
  about_id: string | null;
  subject_id: string | null;
  made_at: Generated<Date>;
  send_before: Date;
  planned_at: Date | null;
  seen_at: Date | null;
  is_site_only: Generated<boolean>;
}

/** `created`: not sent yet; `handed`: the gateway has accepted it; `dropped`: it is not sent any more. */
export type DeliveryState = 'created' | 'handed' | 'delivered' | 'failed' | 'dropped';

interface NoticeDeliveriesTable {
  id: Generated<string>;
  notice_id: string;
  /** `office`: a staff member calls, or, in a trial at home, the terminal shows it. */
  channel: Channel | 'office';
  state: Generated<DeliveryState>;
  reason: string | null;
  address_hash: Buffer | null;
  gateway_id: string | null;
  tries: Generated<number>;
  made_at: Generated<Date>;
  changed_at: Generated<Date>;
}

interface ChannelConsentsTable {
  id: GeneratedAlways<number>;
  account_id: number;
  channel: Channel;
  is_on: boolean;
  version: string;
  /** The hash of the agreed text; null in rows from older versions. */
  text_hash: string | null;
  language: Language;
  /** When the account chose. */
  at: Generated<Date>;
}

interface PushSubscriptionsTable {
  id: GeneratedAlways<number>;
  account_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  made_at: Generated<Date>;
}

/** An address that has refused messages; after some failures nothing more is sent there. */
interface FailingAddressesTable {
  address_hash: Buffer;
  failures: Generated<number>;
  failed_at: Generated<Date>;
}

/** A mail server that refuses us: nothing is sent there until `again_at`. The domain `''` is our own server. */
interface MailHoldsTable {
  domain: string;
  answer: string;
  since: Generated<Date>;
  times: Generated<number>;
  again_at: Date;
}

/** A state that a gateway has reported and that this version does not know. */
interface UnknownReceiptsTable {
  gateway: string;
  state: string;
  count: Generated<number>;
  last_at: Generated<Date>;
}
