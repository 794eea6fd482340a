import type { ReturnedDraft } from '#contract/call.ts';
import type { ThreadName } from '#contract/thread-names.ts';
import { showMessages } from '#contract/threads.ts';
import { load } from '#web/api/load.ts';
import type { Visit } from '#web/api/visit.ts';

/** A page of messages as the call returns it, and what the reader may still send today. */
export type ThreadFacts = ReturnedDraft<typeof showMessages>;

/** A page of one thread with the other family. */
export interface LoadedThread {
  thread: ThreadName;
  /** The number of the message before which the page ends; `''` for the latest page. */
  before: string;
  /** The messages of the page, and what the reader may still send. */
  facts: ThreadFacts;
  /** The idempotency key of the page's form: a message sent twice with it is stored once. */
  key: string;
}

/** Loads the page that the address (`url`) names by `thread` and `before`, and makes a key for the next message. */
export async function loadThread(visit: Visit, member: string, url: string): Promise<LoadedThread> {
  const query = new URL(url).searchParams;
  const thread = query.get('thread') === 'two' ? 'two' : 'families';
  // Anything but a message number counts as none.
  const before = /^\d{1,9}$/.exec(query.get('before') ?? '')?.[0] ?? '';
  return { thread, before, facts: await load(visit, showMessages, { member, thread, before }), key: newKey() };
}

/** The length of an idempotency key, in bytes. */
const KEY_BYTES = 16;

/** Returns a new random idempotency key in hexadecimal digits. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
