import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { PAGE_HEADING } from '#web/layout/useArrival.ts';

/**
 * The card opened last from each visit of the list, and the card's distance from the window's top, keyed by the visit's
 * location key.
 */
const opened = new Map<string, { memberId: string; top: number }>();

const linkOf = (memberId: string) => document.querySelector<HTMLAnchorElement>(`[id="name-${memberId}"] a`);

/**
 * On return to the list, restores the opened card's position and focuses it. Returns a function that records which card
 * is opened.
 */
export function useKeptPlace(): (memberId: string) => void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  useEffect(() => {
    const place = isReturn ? opened.get(key) : undefined;
    if (!place) return;
    // Runs after the frame has restored the scroll position. That position is inexact, because cards that were never
    // near the window have no height yet.
    const frame = requestAnimationFrame(() => {
      const link = linkOf(place.memberId);
      if (!link) return;
      link.focus({ preventScroll: true });
      link.scrollIntoView({ behavior: 'instant', block: 'center' });
      window.scrollBy({ top: link.getBoundingClientRect().top - place.top, behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, [key, isReturn]);
  return useCallback(
    (memberId) => {
      opened.set(key, { memberId, top: linkOf(memberId)?.getBoundingClientRect().top ?? 0 });
    },
    [key],
  );
}

/** Moves focus and scroll to the heading when the list turns to another page or order. The path stays the same then. */
export function useFocusOnTurn(page: string): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const heading = document.getElementById(PAGE_HEADING);
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ behavior: 'instant' });
  }, [page]);
}
