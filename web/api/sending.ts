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

/** Returns the file that this page is sending, or null. */
export const readSending = (): Sending | null => sending;

/** Sets the file that is being sent, or null, and notifies the listeners. */
export function showSending(current: Sending | null): void {
  sending = current;
  for (const listener of listeners) listener();
}

/** Calls the listener when the progress changes. Returns a function that removes it. */
export function subscribeToSending(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
