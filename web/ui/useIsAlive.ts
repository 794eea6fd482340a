import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in what the server sends and until JavaScript has arrived: what only works with it shows itself then. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
