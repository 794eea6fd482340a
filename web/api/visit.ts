import { createContext, type RouterContextProvider } from 'react-router';
import type { Language } from '#contract/choices.ts';
import type { Milestone, Trouble, Visitor } from '#contract/rendering.ts';
import type { Api } from './call.ts';

/** The context of every loader and action; one per request on the server, one per navigation in the browser. */
export interface Visit {
  api: Api;
  visitor: Visitor;
  language: Language;
  /** The members' page that was requested without a login, for the login page; else `''`. Can be read once. */
  asked: string;
  /** Stores the requested page for the login that follows. */
  keepAsked: (path: string) => void;
  /** True during server rendering: forms are posted plainly, and the answer is a redirect. */
  isOnServer: boolean;
  /** The tab's record of its reader. Missing on the server, which renders for the visitor of the request. */
  tab?: {
    /** Whether the browser is now logged in as a different reader. */
    isAnothers: () => boolean;
    /** Records the mark of the account that has the profile open. */
    learnAccount: (account: string) => void;
    /** Whether no later answer has shown that the login's cookie was stored. */
    isUnkept: () => boolean;
  };
  /** Stores an event that the following pages must know, such as a login. */
  remember: (milestone: Milestone) => void;
  /** The server's reason why no page can be shown, or null. */
  trouble: Trouble | null;
}

const visitContext = createContext<Visit>();

/** Returns the visit of a loader or an action: `const { api } = visitOf(context)`. */
export const visitOf = (context: Readonly<RouterContextProvider>): Visit => context.get(visitContext);

/** Sets the visit of a request or a navigation. Called before the loaders run. */
export const startVisit = (context: RouterContextProvider, visit: Visit): void => context.set(visitContext, visit);
