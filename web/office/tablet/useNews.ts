import { useEffect, useRef } from 'react';
import { askMelanNews } from '#contract/staff/melans.ts';
import { browserApi } from '#web/api/browser-api.ts';
import type { TabletState } from './tablet-state.ts';

/** The interval at which the office's changes are requested. */
const NEWS_EVERY_MS = 3 * 60_000;

/** The arguments of `useNews`. */
interface Asking {
  melanId: number;
  /** The tablet's id while it is open, else undefined. */
  tablet: string | undefined;
  /** Applies a change to the stored state, without showing problems. */
  changeQuietly: (update: (state: TabletState) => TabletState) => Promise<unknown>;
}

/**
 * Requests the office's changes at intervals while the tablet is open and has a network. Failures are silent, because
 * halls often have no network.
 */
export function useNews({ melanId, tablet, changeQuietly }: Asking): void {
  const latestChange = useRef(changeQuietly);
  latestChange.current = changeQuietly;
  useEffect(() => {
    if (tablet === undefined) return;
    let isClosed = false;
    const ask = async () => {
      if (!navigator.onLine) return;
      const answer = await browserApi(askMelanNews, { member: String(melanId), tablet });
      if (answer.ok && !isClosed) await latestChange.current((state) => ({ ...state, news: answer.values }));
    };
    void ask();
    const timer = setInterval(() => void ask(), NEWS_EVERY_MS);
    const onLine = () => void ask();
    window.addEventListener('online', onLine);
    return () => {
      isClosed = true;
      clearInterval(timer);
      window.removeEventListener('online', onLine);
    };
  }, [melanId, tablet]);
}
