import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { PAGE_HEADING } from '#web/layout/useArrival.ts';

/** Which card was opened from which visit of the list, and how far below the window's top it stood. */
const opened = new Map<string, { memberId: string; top: number }>();

const linkOf = (memberId: string) => document.querySelector<HTMLAnchorElement>(`[id="name-${memberId}"] a`);

/** On coming back the card that was opened stands where it stood, with the focus on it; gives what is told of an opening. */
export function useKeptPlace(): (memberId: string) => void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  useEffect(() => {
    const place = isReturn ? opened.get(key) : undefined;
    if (!place) return;
    // After the frame has moved the window by pixels: cards that were never near have no height of their own yet.
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

/** Another page of the list has the same address: the reader is led to its beginning here. */
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
