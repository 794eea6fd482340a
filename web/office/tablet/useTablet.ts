import { useCallback, useEffect, useRef, useState } from 'react';
import type { Message } from '#contract/message.ts';
import { bringMelanHome, ENTRIES_AT_ONCE, packMelan } from '#contract/staff/melans.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { forgetPage, keepPage } from './keep-page.ts';
import { keyOf, newSalt, seal, unseal } from './seal.ts';
import { forget, type Kept, load, write } from './store.ts';
import { joined, type TabletState } from './tablet-state.ts';

type Phase = 'loading' | 'unable' | 'empty' | 'locked' | 'open' | 'wiped';
/** What went wrong last, for the page to say. */
type Trouble = '' | 'login' | 'codeWrong' | 'notKept' | 'sentFails' | Message;

const UNAUTHORISED = 401;

interface Key {
  key: CryptoKey;
  salt: Uint8Array<ArrayBuffer>;
}

/** What a tablet does for one melan: it is packed, opened with the code of the day, noted on, brought home and emptied. */
export function useTablet(melanId: number) {
  const [phase, setPhase] = useState<Phase>('loading');
  const [state, setState] = useState<TabletState>();
  const [trouble, setTrouble] = useState<Trouble>('');
  const [isBusy, setBusy] = useState(false);
  const [sent, setSent] = useState<{ done: number; all: number }>();
  const key = useRef<Key>(undefined);
  /** One after the other: what is noted quickly is written in its order. */
  const writing = useRef(Promise.resolve());
  const latest = useRef<TabletState>(undefined);

  useEffect(() => {
    if (!('indexedDB' in window) || crypto.subtle === undefined || !('serviceWorker' in navigator)) {
      setPhase('unable');
      return;
    }
    load(melanId).then(
      (kept) => setPhase(kept ? 'locked' : 'empty'),
      () => setPhase('unable'),
    );
  }, [melanId]);

  const become = useCallback((next: TabletState | undefined) => {
    latest.current = next;
    setState(next);
  }, []);

  const whileBusy = async (act: () => Promise<void>) => {
    setBusy(true);
    setTrouble('');
    try {
      await act();
    } catch {
      setTrouble('notKept');
    }
    setBusy(false);
  };

  /** Written is what lies on the tablet: where another window has written meanwhile, what both have noted. */
  const keep = async (): Promise<void> => {
    for (;;) {
      const [opened, mine] = [key.current, latest.current];
      if (opened === undefined || mine === undefined) return;
      const there = await load(melanId);
      const theirs = there && (await unseal<TabletState>(there, opened.key));
      const next = theirs ? joined(theirs, mine) : mine;
      if (await write(melanId, await seal(next, opened.key, opened.salt), there?.version ?? 0)) {
        if (latest.current === mine) become(next);
        else if (latest.current) become(joined(next, latest.current));
        return;
      }
    }
  };

  const pack = (code: string) =>
    whileBusy(async () => {
      const tablet = crypto.randomUUID();
      const answer = await browserApi(packMelan, { member: String(melanId), tablet });
      if (!answer.ok) return setTrouble(answer.status === UNAUTHORISED ? 'login' : answer.message);
      const { ordinal, heldOn, guests } = answer.values;
      const salt = newSalt();
      key.current = { key: await keyOf(code, salt), salt };
      become({ melanId, tablet, ordinal, heldOn, guests, entries: [] });
      await keep();
      await keepPage();
      setPhase('open');
    });

  const open = (code: string) =>
    whileBusy(async () => {
      const kept: Kept | undefined = await load(melanId);
      if (kept === undefined) return setPhase('empty');
      const opened = await keyOf(code, kept.salt);
      const found = await unseal<TabletState>(kept, opened);
      if (found === null) return setTrouble('codeWrong');
      key.current = { key: opened, salt: kept.salt };
      become(found);
      setPhase('open');
    });

  const lock = () => {
    key.current = undefined;
    become(undefined);
    setTrouble('');
    setPhase('locked');
  };

  /** True once it lies on the tablet. */
  const change = (by: (state: TabletState) => TabletState): Promise<boolean> => {
    if (latest.current) become(by(latest.current));
    const isWritten = writing.current.then(keep).then(
      () => {
        setTrouble('');
        return true;
      },
      () => {
        setTrouble('notKept');
        return false;
      },
    );
    writing.current = isWritten.then(() => {});
    return isWritten;
  };

  const bringHome = () =>
    whileBusy(async () => {
      await writing.current;
      await keep();
      const opened = latest.current;
      if (opened === undefined) return;
      const all = opened.entries.length;
      let isAll = all === 0;
      for (let from = 0; from < all; from += ENTRIES_AT_ONCE) {
        setSent({ done: from, all });
        const entries = JSON.stringify(
          opened.entries.slice(from, from + ENTRIES_AT_ONCE).map(({ tablet: _, ...entry }) => entry),
        );
        const answer = await browserApi(bringMelanHome, {
          ...{ member: String(melanId), tablet: opened.tablet, entries, count: String(all) },
        });
        if (!answer.ok) {
          setSent(undefined);
          return setTrouble(
            answer.status === UNAUTHORISED ? 'login' : answer.status === 0 ? 'sentFails' : answer.message,
          );
        }
        isAll = answer.values.isAll;
      }
      setSent(undefined);
      if (!isAll || latest.current?.entries.length !== all) return setTrouble('sentFails');
      await forget(melanId);
      key.current = undefined;
      become(undefined);
      await forgetPage();
      setPhase('wiped');
    });

  return { phase, state, trouble, isBusy, sent, pack, open, lock, change, bringHome };
}
