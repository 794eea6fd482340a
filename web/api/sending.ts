/** A file that this page is sending, for the parts of the page that show its progress. */
export interface Sending {
  /** The path of the call to which the file belongs. */
  path: string;
  arrivedBytes: number;
  bytes: number;
  /** False while there is no network. Sending continues by itself. */
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
