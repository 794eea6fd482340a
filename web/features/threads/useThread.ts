import { useEffect, useState } from 'react';
import { type MessageView, showMessages } from '#contract/threads.ts';
import { browserApi } from '#web/api/browser-api.ts';
import type { LoadedThread } from './load-thread.ts';

/** The time between two requests for new messages. */
const POLL_INTERVAL_MS = 20_000;

/**
 * Returns the messages of a page of the thread, the newest last. The latest page (`before` is `''`) also gets the
 * messages that arrive while it is visible. Failed requests are ignored.
 */
export function useThread(member: string, loaded: LoadedThread): readonly MessageView[] {
  /** The messages of the last request, with the loaded page to which they belong. */
  const [polled, setPolled] = useState<{ page: LoadedThread; messages: readonly MessageView[] }>();
  const { thread, before } = loaded;

  useEffect(() => {
    if (before !== '') return;
    let isStopped = false;
    const poll = async () => {
      if (document.visibilityState !== 'visible') return;
      const answer = await browserApi(showMessages, { member, thread, before: '' });
      if (isStopped || !answer.ok || !answer.values.isOpen) return;
      setPolled({ page: loaded, messages: answer.values.messages });
    };
    const timer = setInterval(poll, POLL_INTERVAL_MS);
    document.addEventListener('visibilitychange', poll);
    return () => {
      isStopped = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [member, thread, before, loaded]);

  const loadedMessages = loaded.facts.messages;
  if (polled?.page !== loaded) return loadedMessages;
  const lastNumber = loadedMessages.at(-1)?.number ?? 0;
  return [...loadedMessages, ...polled.messages.filter(({ number }) => number > lastNumber)];
}
