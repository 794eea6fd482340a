import type { Generated } from 'kysely';
import type { Role } from '#contract/roles.ts';
import type { ThreadName } from '#contract/thread-names.ts';

/** The tables of messages between two families (migrations 0557 to 0559). */
export interface ThreadTables {
  together_messages: TogetherMessagesTable;
  /** The messages sent with a report, encrypted. */
  reported_threads: { report_id: number; words: string };
}

/** A message. `number` counts within its thread. */
interface TogetherMessagesTable {
  together_id: number;
  thread: ThreadName;
  number: number;
  author_id: string;
  /** Null once the account is deleted. */
  account_id: number | null;
  written_as: Role;
  /** Encrypted. */
  words: string;
  is_warned: Generated<boolean>;
  send_key: string | null;
  sent_at: Generated<Date>;
}
