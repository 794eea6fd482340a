import { useEffect, useState } from 'react';
import { type MessageView, showMessages } from '#contract/threads.ts';
import { browserApi } from '#web/api/browser-api.ts';
import type { LoadedThread } from './load-thread.ts';

const POLL_INTERVAL_MS = 20_000;

/**
 * Returns the page's messages. For the latest page of the thread, also those that arrive while the page is visible.
 * Failed requests are ignored.
 */
export function useThread(member: string, loaded: LoadedThread): readonly MessageView[] {
  const [later, setLater] = useState<{ of: LoadedThread; messages: readonly MessageView[] }>();
  const { thread, before } = loaded;

  useEffect(() => {
    if (before !== '') return;
    let isGone = false;
    const poll = async () => {
      if (document.visibilityState !== 'visible') return;
      const answer = await browserApi(showMessages, { member, thread, before: '' });
      if (!isGone && answer.ok && answer.values.isOpen) setLater({ of: loaded, messages: answer.values.messages });
    };
    const timer = setInterval(poll, POLL_INTERVAL_MS);
    document.addEventListener('visibilitychange', poll);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [member, thread, before, loaded]);

  const loadedMessages = loaded.facts.messages;
  if (later?.of !== loaded) return loadedMessages;
  const lastNumber = loadedMessages.at(-1)?.number ?? 0;
  return [...loadedMessages, ...later.messages.filter(({ number }) => number > lastNumber)];
}
