import { useSyncExternalStore } from 'react';
import { readUnsent } from '#web/api/session.ts';
import { listUnsent, subscribeUnsent, type Unsent } from '#web/api/unsent.ts';

/** Returns this reader's unsent saves on this device. */
export function useUnsent(): Unsent[] {
  useSyncExternalStore(subscribeUnsent, readUnsent);
  return listUnsent();
}
