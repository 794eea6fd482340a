import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False on the server and until hydration, so that parts that need JavaScript appear only then. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
