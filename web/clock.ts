import { createContext, useContext } from 'react';
import { todayInIndia } from '#contract/india-day.ts';
import { useIsAlive } from '#web/ui/useIsAlive.ts';

/** When the page was made, by the server's clock: a phone may be years off, and lives in another zone. */
export const MadeAtContext = createContext(0);

/** By how much this machine's clock is behind the server's; known once a page has come. */
let behindMs = 0;

/** `madeAt` is when the server made the page that has just come. */
export function setClock(madeAt: number): void {
  behindMs = madeAt - Date.now();
}

/** The moment by the server's clock. */
export const serverNow = (): number => Date.now() + behindMs;

/** The same for what is drawn: until the page is alive, when the server drew it. */
export function useNow(): number {
  const madeAt = useContext(MadeAtContext);
  return useIsAlive() ? serverNow() : madeAt;
}

/** The day in India, for what is drawn. */
export const useToday = (): string => todayInIndia(useNow());
