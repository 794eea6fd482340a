import { useEffect, useState } from 'react';
import { type MessageView, showMessages } from '#contract/threads.ts';
import { browserApi } from '#web/api/browser-api.ts';
import type { LoadedThread } from './load-thread.ts';

const EVERY_MS = 20_000;

/** Returns the page's messages and those that arrive while the page is visible. Failed requests are ignored. */
export function useThread(member: string, loaded: LoadedThread): readonly MessageView[] {
  const [later, setLater] = useState<{ of: LoadedThread; messages: readonly MessageView[] }>();
  const { thread, before } = loaded;

  useEffect(() => {
    if (before !== '') return;
    let isGone = false;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const answer = await browserApi(showMessages, { member, thread, before: '' });
      if (!isGone && answer.ok && answer.values.isOpen) setLater({ of: loaded, messages: answer.values.messages });
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [member, thread, before, loaded]);

  const known = loaded.facts.messages;
  if (later?.of !== loaded) return known;
  const last = known.at(-1)?.number ?? 0;
  return [...known, ...later.messages.filter(({ number }) => number > last)];
}
