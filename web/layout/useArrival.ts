import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The scroll position of each entry in the tab's history, in pixels. */
const positions = new Map<string, number>();

/** The id of the heading of a member's page. */
export const PAGE_HEADING = 'page-heading';

/** On navigation moves the focus to the page's heading, and scrolls the window to the top or to its former position. */
export function useArrival(): void {
  const { key, pathname, hash } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const shownPath = useRef(pathname);

  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    focusHeading();
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) target.scrollIntoView();
    else window.scrollTo(0, (isReturn && positions.get(key)) || 0);
  }, [key, pathname, hash, isReturn]);

  // The app restores scroll positions itself; a document reload leaves this to the browser.
  useEffect(() => {
    const leaveToBrowser = () => {
      history.scrollRestoration = 'auto';
    };
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', leaveToBrowser);
    return () => window.removeEventListener('pagehide', leaveToBrowser);
  }, []);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
