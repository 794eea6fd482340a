import type { ReturnedDraft } from '#contract/call.ts';
import { showMessages, type ThreadName } from '#contract/threads.ts';
import { load } from '#web/api/load.ts';
import type { Visit } from '#web/api/visit.ts';

export type ThreadFacts = ReturnedDraft<typeof showMessages>;

export interface LoadedThread {
  thread: ThreadName;
  /** The number of the message before which it ends; `''`: the latest. */
  before: string;
  facts: ThreadFacts;
  /** Of the form that the page shows: what is sent twice with it is sent once. */
  key: string;
}

/** A page of the thread that the address names. */
export async function loadThread(visit: Visit, member: string, url: string): Promise<LoadedThread> {
  const query = new URL(url).searchParams;
  const thread = query.get('thread') === 'two' ? 'two' : 'families';
  const before = /^\d{1,9}$/.exec(query.get('before') ?? '')?.[0] ?? '';
  return { thread, before, facts: await load(visit, showMessages, { member, thread, before }), key: newKey() };
}

export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
