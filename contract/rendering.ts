import type { Language } from './choices.ts';
import type { Message } from './message.ts';
import type { RenderedFor } from './rendered-for.ts';

// Types through which the server calls the program that renders the pages. Types only.

/** The reader of a page: on the server from the session's cookies, in the browser from stored keys. */
export interface Visitor extends RenderedFor {
  /** Whether step 1 of the registration is done and step 2 is not. */
  isBetweenSteps: boolean;
  email: string;
  phone: string;
  /** Whether the session was opened through the Power Link. */
  isRestricted: boolean;
}

/** An event that the following pages must remember. */
export type Milestone =
  | { kind: 'login'; pid: string; isRestricted?: true }
  | { kind: 'logout' }
  | { kind: 'step1'; profileId: string; email: string; phone: string; password: string }
  | { kind: 'step2' };

/** A one-time marker on the page that follows a plain form post. */
export type Marker = Milestone['kind'] | 'language' | '';

/** An answer as a transport delivers it. */
export interface RawAnswer {
  status: number;
  retryAfter: string | null;
  body: unknown;
}

/** The reason why a page cannot be shown. Plain data, so that it can be sent with the page. */
export interface Trouble {
  status: number;
  message: Message;
  requestId?: string;
}

/** Facts about a page's reader that the server sends with the page. */
export interface PageFacts {
  visitor: Visitor;
  /** Whom the page shows: its visitor, except in an answer to a form that was rendered for somebody else. */
  drawnFor: RenderedFor;
  language: Language;
  /** The time at which the page was rendered, in milliseconds since 1970 by the server's clock. */
  madeAt: number;
  /** The result of a plain form post. Shown only once. */
  marker: Marker;
  /** The build of the page's program. */
  build: string;
}

/** What the server passes to a page. `send` is how the page's program calls the API. */
export interface Outer<Send> extends Omit<PageFacts, 'drawnFor' | 'madeAt'> {
  send: Send;
  trouble: Trouble | null;
  /** The page that was requested before a login was required, else `''`. */
  asked: string;
}

/** The two programs: the site's, and the office's, which only the office loads. */
export type Entry = 'web/entry.client.tsx' | 'web/office/entry.client.tsx';

/** The result of rendering, from which the server makes the answer. */
export type Rendered =
  | { kind: 'elsewhere'; status: number; to: string; milestone: Milestone | null; asked: string }
  | {
      kind: 'page';
      status: number;
      title: string;
      description: string;
      html: string;
      /** The data that the browser needs to hydrate the page. */
      data: unknown;
      /** The source files of the page, under their names in Vite's manifest. */
      modules: string[];
      /** The program that hydrates the page, under its name in the manifest. */
      entry: Entry;
      faults: unknown[];
      milestone: Milestone | null;
    };
