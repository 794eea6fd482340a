import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts run by now: false on the server and until the page is alive. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
