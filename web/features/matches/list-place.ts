import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { PAGE_HEADING } from '#web/layout/useArrival.ts';

/**
 * The card opened last from each visit of the list, keyed by the visit's location key. `top` is the distance of the
 * card's link from the top of the window, in CSS pixels.
 */
const openedCards = new Map<string, { memberId: string; top: number }>();

/** Returns the link of a member's card; null if the card is not on the page. */
const linkOf = (memberId: string) => document.querySelector<HTMLAnchorElement>(`[id="name-${memberId}"] a`);

/**
 * On return to the list, restores the opened card's position and focuses it. Returns a function that records which card
 * is opened.
 */
export function useKeptPlace(): (memberId: string) => void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  useEffect(() => {
    const place = isReturn ? openedCards.get(key) : undefined;
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
      const top = linkOf(memberId)?.getBoundingClientRect().top ?? 0;
      openedCards.set(key, { memberId, top });
    },
    [key],
  );
}

/**
 * Moves focus and scroll to the page's heading when `page` changes, that is, when the list shows another page or order.
 * The path of the address stays the same then, so `useArrival` does not do it.
 */
export function useFocusOnTurn(page: string): void {
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    const heading = document.getElementById(PAGE_HEADING);
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ behavior: 'instant' });
  }, [page]);
}
