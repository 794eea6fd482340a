import type { Language } from './choices.ts';
import type { DrawnFor } from './drawn-for.ts';
import type { Message } from './message.ts';

// How the server meets the program of the pages that it renders; types alone.

/** Whom a page takes its reader for: by the session's cookies on the server, by the kept keys in the browser. */
export interface Visitor extends DrawnFor {
  /** Step 1 is done and step 2 is not. */
  isBetweenSteps: boolean;
  email: string;
  phone: string;
  /** The session was opened through the Power Link. */
  isRestricted: boolean;
}

/** What has just happened and must be kept for the pages that follow. */
export type Milestone =
  | { kind: 'login'; pid: string; isRestricted?: true }
  | { kind: 'logout' }
  | { kind: 'step1'; profileId: string; email: string; phone: string; password: string }
  | { kind: 'step2' };

/** The one-time marker of a page that follows a plain form post. */
export type Marker = Milestone['kind'] | 'language' | '';

/** An answer as a transport brings it. */
export interface RawAnswer {
  status: number;
  retryAfter: string | null;
  body: unknown;
}

/** Why a page cannot be shown. Plain data, so that it travels with the page. */
export interface Trouble {
  status: number;
  message: Message;
  requestId?: string;
}

/** What the server knows of a page's reader, and sends along with the page. */
export interface PageFacts {
  visitor: Visitor;
  /** Whom the page shows: its visitor, unless it answers a form that was drawn for somebody else. */
  drawnFor: DrawnFor;
  language: Language;
  /** When the page was made, in milliseconds since 1970 by the server's clock. */
  madeAt: number;
  /** What a plain form post has just done; said once. */
  marker: Marker;
  /** The build that the page's program belongs to. */
  build: string;
}

/** What the server brings to a page; `send` is how the page's program reaches the API. */
export interface Outer<Send> extends Omit<PageFacts, 'drawnFor' | 'madeAt'> {
  send: Send;
  trouble: Trouble | null;
  /** The page that was asked for before a login was wanted, else `''`. */
  asked: string;
}

/** The two programs: the site's, and the office's, which nobody else loads. */
export type Entry = 'web/entry.client.tsx' | 'web/office/entry.client.tsx';

/** What the server makes an answer of. */
export type Rendered =
  | { kind: 'elsewhere'; status: number; to: string; milestone: Milestone | null; asked: string }
  | {
      kind: 'page';
      status: number;
      title: string;
      description: string;
      html: string;
      /** Everything the browser needs to go on from here. */
      data: unknown;
      /** The source files of the page, as Vite's manifest names them. */
      modules: string[];
      /** The program that brings the page to life, as the manifest names it. */
      entry: Entry;
      faults: unknown[];
      milestone: Milestone | null;
    };
