import type { Lists } from '#server/ranking/lines/keep-index.ts';

/** What may be asked over the socket. */
export type Asked = { [Name in 'list' | 'hasShownSince' | 'count']: { name: Name; given: Parameters<Lists[Name]> } }[
  | 'list'
  | 'hasShownSince'
  | 'count'];

export type Question = Asked & { number: number };

/** `isRefused`: the lists are not in order yet. */
export type Reply = { number: number } & ({ answer: unknown } | { isRefused: true } | { fault: string });

/** Said at the beginning, and when it changes. */
export interface State {
  isReady: boolean;
  size: number;
}
