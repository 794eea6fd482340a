import { useCallback, useEffect, useRef, useState } from 'react';
import type { Message } from '#contract/message.ts';
import { staffLogOut } from '#contract/staff/accounts.ts';
import { bringMelanHome, ENTRIES_AT_ONCE, packMelan } from '#contract/staff/melans.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { forgetPage, keepPage } from './keep-page.ts';
import { deriveSealKey, newSalt, seal, unseal } from './seal.ts';
import { forget, type Kept, load, write } from './store.ts';
import { mergeEntries, type TabletState } from './tablet-state.ts';
import { useLockWhenLeft } from './useLockWhenLeft.ts';
import { useNews } from './useNews.ts';

/**
 * The state of a tablet: `unable` if the browser lacks what it needs, `empty` before packing, `locked` until the code
 * is typed, `wiped` after the office has received everything.
 */
type Phase = 'loading' | 'unable' | 'empty' | 'locked' | 'open' | 'wiped';
/** The last problem, for the page to show. */
type Trouble = '' | 'login' | 'codeWrong' | 'notKept' | 'sentFails' | Message;

/** The status of a call without a session of the office. */
const UNAUTHORISED = 401;
/** The status of an answer that the network lost. */
const NETWORK_LOST = 0;

/** Returns the changed state. */
type Change = (state: TabletState) => TabletState;

const unchanged: Change = (state) => state;

/** The key of an opened tablet, with the salt from which it was derived. */
interface TabletKey {
  key: CryptoKey;
  salt: Uint8Array<ArrayBuffer>;
}

/**
 * Manages a tablet for one melan: packing, opening with the code of the day, recording, returning the entries, and
 * wiping.
 */
export function useTablet(melanId: number) {
  const [phase, setPhase] = useState<Phase>('loading');
  const [state, setState] = useState<TabletState>();
  const [trouble, setTrouble] = useState<Trouble>('');
  const [isBusy, setBusy] = useState(false);
  /** True after packing, while the office's session on this tablet is open. */
  const [isLoggedIn, setLoggedIn] = useState(false);
  /** The progress of `bringHome`, in entries. */
  const [progress, setProgress] = useState<{ done: number; all: number }>();
  const key = useRef<TabletKey>(undefined);
  /** Writes run one after the other, so that quick entries keep their order. */
  const writing = useRef(Promise.resolve());
  const latestState = useRef<TabletState>(undefined);

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

  /** Sets the state of this window; undefined while the tablet is locked or empty. */
  const become = useCallback((next: TabletState | undefined) => {
    latestState.current = next;
    setState(next);
  }, []);

  /** Runs `act` while the page shows that it is busy. An unexpected error is shown as `notKept`. */
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

  /**
   * Applies a change to the stored state merged with this window's state, and writes it. Starts again if another window
   * has written meanwhile. Uses the key with which it began, even if the tablet is locked meanwhile.
   */
  const keep = async (openKey: TabletKey, update: Change): Promise<void> => {
    for (;;) {
      const stored = await load(melanId);
      const storedState = stored && (await unseal<TabletState>(stored, openKey.key));
      const ownState = latestState.current;
      const merged = storedState && ownState ? mergeEntries(storedState, ownState) : (storedState ?? ownState);
      if (merged === undefined) throw new Error('This tablet was emptied');
      const next = update(merged);
      if (await write(melanId, await seal(next, openKey.key, openKey.salt), stored?.version ?? 0)) {
        if (key.current === openKey) become(next);
        return;
      }
    }
  };

  /** Packs the melan: loads its guests from the office and stores them encrypted with the code of the day. */
  const pack = (code: string) =>
    whileBusy(async () => {
      const tablet = crypto.randomUUID();
      const answer = await browserApi(packMelan, { member: String(melanId), tablet });
      if (!answer.ok) return setTrouble(answer.status === UNAUTHORISED ? 'login' : answer.message);
      const { ordinal, heldOn, guests } = answer.values;
      const salt = newSalt();
      const newKey = { key: await deriveSealKey(code, salt), salt };
      key.current = newKey;
      become({ melanId, tablet, ordinal, heldOn, guests, entries: [] });
      await keep(newKey, unchanged);
      await keepPage();
      setLoggedIn(true);
      setPhase('open');
    });

  /** Opens a locked tablet with the code of the day. */
  const open = (code: string) =>
    whileBusy(async () => {
      await writing.current;
      const kept: Kept | undefined = await load(melanId);
      if (kept === undefined) return setPhase('empty');
      const typedKey = await deriveSealKey(code, kept.salt);
      const openedState = await unseal<TabletState>(kept, typedKey);
      if (openedState === null) return setTrouble('codeWrong');
      key.current = { key: typedKey, salt: kept.salt };
      become(openedState);
      setPhase('open');
    });

  /** Forgets the key and the decrypted state. */
  const lock = useCallback(() => {
    key.current = undefined;
    become(undefined);
    setTrouble('');
    setPhase('locked');
  }, [become]);
  useLockWhenLeft(phase === 'open', lock);

  /** Ends the office's session on this tablet, which is not needed in the hall. */
  const logOut = () =>
    whileBusy(async () => {
      const answer = await browserApi(staffLogOut);
      if (answer.ok || answer.status === UNAUTHORISED) setLoggedIn(false);
      else setTrouble(answer.message);
    });

  /**
   * Applies a change in the background and shows nothing on the page. Resolves to whether it was stored; undefined if
   * the tablet is locked.
   */
  const changeQuietly = (update: Change): Promise<boolean | undefined> => {
    const openKey = key.current;
    if (openKey === undefined) return Promise.resolve(undefined);
    const result = writing.current
      .then(() => keep(openKey, update))
      .then(
        () => true,
        () => false,
      );
    writing.current = result.then(() => {});
    return result;
  };

  /** Applies a change made by the reader, and shows a problem if it cannot be stored. */
  const change = async (update: Change): Promise<boolean> => {
    const isWritten = await changeQuietly(update);
    if (isWritten !== undefined) setTrouble(isWritten ? '' : 'notKept');
    return isWritten === true;
  };

  useNews({ melanId, tablet: state?.tablet, changeQuietly });

  /** Sends all entries to the office in parts. Wipes the tablet once the office has all of them. */
  const bringHome = () =>
    whileBusy(async () => {
      if (key.current === undefined) return;
      await writing.current;
      await keep(key.current, unchanged);
      const sentState = latestState.current;
      if (sentState === undefined) return;
      const all = sentState.entries.length;
      let isAll = all === 0;
      for (let from = 0; from < all; from += ENTRIES_AT_ONCE) {
        setProgress({ done: from, all });
        const entries = JSON.stringify(
          sentState.entries.slice(from, from + ENTRIES_AT_ONCE).map(({ tablet: _, ...entry }) => entry),
        );
        const answer = await browserApi(bringMelanHome, {
          member: String(melanId),
          tablet: sentState.tablet,
          entries,
          count: String(all),
        });
        if (!answer.ok) {
          setProgress(undefined);
          if (answer.status === UNAUTHORISED) return setTrouble('login');
          return setTrouble(answer.status === NETWORK_LOST ? 'sentFails' : answer.message);
        }
        isAll = answer.values.isAll;
      }
      setProgress(undefined);
      if (!isAll || latestState.current?.entries.length !== all) return setTrouble('sentFails');
      await forget(melanId);
      key.current = undefined;
      become(undefined);
      await forgetPage();
      setPhase('wiped');
    });

  return { phase, state, trouble, isBusy, isLoggedIn, progress, logOut, pack, open, lock, change, bringHome };
}
