import type { Lists } from '#server/ranking/lines/keep-index.ts';

/** A request on the socket: the name of a method of `Lists`, and its parameters. */
export type ListRequest = {
  [Name in 'list' | 'hasShownSince' | 'count']: { name: Name; given: Parameters<Lists[Name]> };
}['list' | 'hasShownSince' | 'count'];

/** A request with a number, which its reply repeats. */
export type NumberedRequest = ListRequest & { number: number };

/** A reply. `isRefused`: the lists are not ready yet. `fault`: the stack of an unexpected error. */
export type Reply = { number: number } & ({ answer: unknown } | { isRefused: true } | { fault: string });

/** The state of the lists, sent at the beginning and after each change. */
export interface State {
  isReady: boolean;
  /** How many members the lists contain. */
  size: number;
}
