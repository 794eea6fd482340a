import { createContext, useContext } from 'react';
import { todayInIndia } from '#contract/india-day.ts';
import { useIsAlive } from '#web/ui/useIsAlive.ts';

/** The time at which the page was rendered, by the server's clock. A phone's clock may be wrong by years. */
export const MadeAtContext = createContext(0);

/** Milliseconds by which this machine's clock is behind the server's; known after the first page. */
let behindMs = 0;

/** Sets the difference to the server's clock. `madeAt` is the time at which the server rendered the new page. */
export function setClock(madeAt: number): void {
  behindMs = madeAt - Date.now();
}

/** The current time by the server's clock. */
export const serverNow = (): number => Date.now() + behindMs;

/** The current time for rendering. Until hydration it is the time at which the server rendered the page. */
export function useNow(): number {
  const madeAt = useContext(MadeAtContext);
  return useIsAlive() ? serverNow() : madeAt;
}

/** Today's date in India, for rendering. */
export const useToday = (): string => todayInIndia(useNow());
