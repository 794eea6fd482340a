import { useEffect, useState } from 'react';
import { importSending, type Sending, sendingHere } from './form-action.ts';

/** What sending takes, from when it is needed; a page that finds no network for it goes on without. */
export function useSending(isNeeded: boolean): Sending | undefined {
  const [sending, setSending] = useState<Sending>();
  useEffect(() => {
    if (isNeeded) importSending().then(setSending, noNetwork);
  }, [isNeeded]);
  return sending ?? (isNeeded ? sendingHere() : undefined);
}

const noNetwork = () => {};
