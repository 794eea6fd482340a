import { createContext, useContext } from 'react';
import { todayInIndia } from '#contract/india-day.ts';
import { useIsAlive } from '#web/ui/useIsAlive.ts';

/**
 * When the page was rendered, by the server's clock, because a phone's clock may be years off and in another time zone.
 */
export const MadeAtContext = createContext(0);

/** How far this machine's clock is behind the server's; known after the first page. */
let behindMs = 0;

/** `madeAt` is when the server rendered the new page. */
export function setClock(madeAt: number): void {
  behindMs = madeAt - Date.now();
}

/** The current time by the server's clock. */
export const serverNow = (): number => Date.now() + behindMs;

/** The same for rendering: until hydration, the time at which the server rendered the page. */
export function useNow(): number {
  const madeAt = useContext(MadeAtContext);
  return useIsAlive() ? serverNow() : madeAt;
}

/** Today in India, for rendering. */
export const useToday = (): string => todayInIndia(useNow());
