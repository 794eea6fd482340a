import { createContext, type RouterContextProvider } from 'react-router';
import type { Language } from '#contract/choices.ts';
import type { Milestone, Trouble, Visitor } from '#contract/rendering.ts';
import type { Api } from './call.ts';

/** What every loader and action works with; one per request on the server, one per navigation in the browser. */
export interface Visit {
  api: Api;
  visitor: Visitor;
  language: Language;
  /** On the way to the login: the page that was asked for and is for members, else `''`. Told once. */
  asked: string;
  /** Keeps which page was asked for, for the login that follows. */
  keepAsked: (path: string) => void;
  /** The page is being rendered on the server: forms are posted plainly, and the answer is a redirect. */
  isOnServer: boolean;
  /** What a tab knows of whom it shows; a page that is rendered on the server shows the visitor who asks. */
  tab?: {
    /** Whether the browser has logged in somebody else by now. */
    isAnothers: () => boolean;
    /** Takes up the mark of the account that has the profile open. */
    learnAccount: (account: string) => void;
    /** Whether a login was answered whose cookie nothing has shown since. */
    isUnkept: () => boolean;
  };
  /** Keeps what has just happened for the pages that follow. */
  remember: (milestone: Milestone) => void;
  /** Why no page can be shown, where the server knows one. */
  trouble: Trouble | null;
}

const visitContext = createContext<Visit>();

/** The visit of a loader or an action: `const { api } = visitOf(context)`. */
export const visitOf = (context: Readonly<RouterContextProvider>): Visit => context.get(visitContext);

export const startVisit = (context: RouterContextProvider, visit: Visit): void => context.set(visitContext, visit);
