import { createContext, useContext } from 'react';
import { todayInIndia } from '#contract/india-day.ts';
import { useIsAlive } from '#web/ui/useIsAlive.ts';

/**
 * The time at which the page was rendered, in milliseconds since 1970 by the server's clock. A phone's clock may be
 * wrong by years.
 */
export const MadeAtContext = createContext(0);

/** Milliseconds by which this machine's clock is behind the server's; 0 until the first page has set it. */
let behindMs = 0;

/** Sets the difference to the server's clock. `madeAt` is the time at which the server rendered the new page. */
export function setClock(madeAt: number): void {
  behindMs = madeAt - Date.now();
}

/** Returns the current time in milliseconds since 1970, by the server's clock. */
export const serverNow = (): number => Date.now() + behindMs;

/**
 * Returns the current time for rendering, in milliseconds since 1970. Until hydration it is the time at which the
 * server rendered the page, so that both render the same.
 */
export function useNow(): number {
  const madeAt = useContext(MadeAtContext);
  return useIsAlive() ? serverNow() : madeAt;
}

/** Returns today's date in India for rendering, as `2026-01-31`. */
export const useToday = (): string => todayInIndia(useNow());
