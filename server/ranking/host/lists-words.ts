import type { Lists } from '#server/ranking/lines/keep-index.ts';

/** The requests on the socket. */
export type Asked = { [Name in 'list' | 'hasShownSince' | 'count']: { name: Name; given: Parameters<Lists[Name]> } }[
  | 'list'
  | 'hasShownSince'
  | 'count'];

export type Question = Asked & { number: number };

/** A reply. `isRefused`: the lists are not ready yet. */
export type Reply = { number: number } & ({ answer: unknown } | { isRefused: true } | { fault: string });

/** The state of the lists, sent at the beginning and after each change. */
export interface State {
  isReady: boolean;
  size: number;
}
