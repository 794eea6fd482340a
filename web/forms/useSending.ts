import { useEffect, useState } from 'react';
import { importSending, type Sending, sendingHere } from './form-action.ts';

/** Loads the code for sending once it is needed. Returns undefined until then, and if there is no network. */
export function useSending(isNeeded: boolean): Sending | undefined {
  const [sending, setSending] = useState<Sending>();
  useEffect(() => {
    if (isNeeded) importSending().then(setSending, noNetwork);
  }, [isNeeded]);
  return sending ?? (isNeeded ? sendingHere() : undefined);
}

const noNetwork = () => {};
