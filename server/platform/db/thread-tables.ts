import type { Generated } from 'kysely';
import type { Role } from '#contract/roles.ts';
import type { ThreadName } from '#contract/threads.ts';

/** What two families write to each other (migrations 0557 to 0559). */
export interface ThreadTables {
  together_messages: TogetherMessagesTable;
  /** The messages that were sent along with a report, sealed. */
  reported_threads: { report_id: number; words: string };
}

/** `number` counts within its thread. */
interface TogetherMessagesTable {
  together_id: number;
  thread: ThreadName;
  number: number;
  author_id: string;
  /** Null once that account is removed. */
  account_id: number | null;
  written_as: Role;
  /** Sealed. */
  words: string;
  is_warned: Generated<boolean>;
  send_key: string | null;
  sent_at: Generated<Date>;
}
