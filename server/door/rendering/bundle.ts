import type { FastifyInstance } from 'fastify';

// The walls keep server and web apart: these are the shapes in which the built entry.server meets the server.

export interface Visitor {
  pid: string;
  profileId: string;
  isBetweenSteps: boolean;
  email: string;
  phone: string;
}

export type Milestone =
  | { kind: 'login'; pid: string }
  | { kind: 'logout' }
  | { kind: 'step1'; profileId: string; email: string; phone: string }
  | { kind: 'step2' };

export type Marker = Milestone['kind'] | 'language' | '';

export interface RawAnswer {
  status: number;
  retryAfter: string | null;
  body: unknown;
}

export type Send = (method: 'GET' | 'POST', url: string, sent: { form?: FormData }) => Promise<RawAnswer>;

export interface Outer {
  send: Send;
  trouble: { status: number; message: { key: string; english: string }; requestId?: string } | null;
  visitor: Visitor;
  language: string;
  marker: Marker;
  asked: string;
  build: string;
}

export type Rendered =
  | { kind: 'elsewhere'; status: number; to: string; milestone: Milestone | null; asked: string }
  | {
      kind: 'page';
      status: number;
      title: string;
      description: string;
      html: string;
      data: unknown;
      modules: string[];
      faults: unknown[];
      milestone: Milestone | null;
    };

export type Render = (request: Request, outer: Outer) => Promise<Rendered>;

/** What a page's head links: scripts to start, scripts to have ready, styles. */
export interface Assets {
  entry: string;
  preloads: string[];
  styles: string[];
}

/** Where pages come from: the build, or Vite while one develops. */
export interface Pages {
  build: string;
  /** Serves what pages link to. */
  serveAssets: (room: FastifyInstance) => Promise<void>;
  load: () => Promise<Render>;
  assetsOf: (modules: readonly string[]) => Assets;
  /** Development adds Vite's own client to a page. */
  complete?: (url: string, html: string) => Promise<string>;
}
