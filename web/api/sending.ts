/** A file on its way from this page, for what shows it. */
export interface Sending {
  /** The call that the file is for. */
  path: string;
  arrivedBytes: number;
  bytes: number;
  /** False while there is no network: it goes on by itself. */
  isGoing: boolean;
  stop: () => void;
}

let sending: Sending | null = null;
const listeners = new Set<() => void>();

export const readSending = (): Sending | null => sending;

export function showSending(now: Sending | null): void {
  sending = now;
  for (const listener of listeners) listener();
}

export function subscribeToSending(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
