import { useSyncExternalStore } from 'react';
import { readUnsent } from '#web/api/session.ts';
import { listUnsent, subscribeUnsent, type Unsent } from '#web/api/unsent.ts';

/** What the reader of this page has waiting on this device. */
export function useUnsent(): Unsent[] {
  useSyncExternalStore(subscribeUnsent, readUnsent);
  return listUnsent();
}
