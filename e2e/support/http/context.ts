import type { APIRequest, APIRequestContext } from '@playwright/test';
import type { Copies } from './copies.ts';
import { HttpPage } from './page.ts';

/** The cookies and the storage that Playwright's client keeps between requests. */
type State = Awaited<ReturnType<APIRequestContext['storageState']>>;

/** Playwright's options of a context, as far as they matter without a browser. */
export interface Options {
  baseURL: string;
  extraHTTPHeaders?: Record<string, string>;
  locale?: string;
  storageState?: State;
}

interface Cookie {
  name: string;
  value: string;
  url: string;
}

/** A family's browser without scripts: its IP address, its pages and its cookies, which Playwright's client keeps. */
export class HttpContext {
  readonly #api: APIRequest;
  readonly #options: Options;
  readonly #copies: () => Promise<Copies>;
  #request: APIRequestContext | undefined;

  constructor(api: APIRequest, options: Options, copies: () => Promise<Copies>) {
    this.#api = api;
    this.#options = options;
    this.#copies = copies;
  }

  get baseURL(): string {
    return this.#options.baseURL;
  }
  get request(): APIRequestContext {
    if (!this.#request) throw new Error('This context is not open');
    return this.#request;
  }
  /** Returns the real browser's page that shows copies (`support/accessible.ts`). */
  copies(): Promise<Copies> {
    return this.#copies();
  }

  /** Makes the client with the given cookies, or with those of the options. */
  async open(state = this.#options.storageState): Promise<this> {
    const { baseURL, extraHTTPHeaders, locale = 'en-IN' } = this.#options;
    this.#request = await this.#api.newContext({
      baseURL,
      extraHTTPHeaders: { 'accept-language': locale, ...extraHTTPHeaders },
      ...(state && { storageState: state }),
    });
    return this;
  }
  async close(): Promise<void> {
    await this.#request?.dispose();
    this.#request = undefined;
  }

  async newPage(): Promise<HttpPage> {
    return new HttpPage(this);
  }
  storageState() {
    return this.request.storageState();
  }
  async cookies() {
    return (await this.storageState()).cookies;
  }
  async addCookies(cookies: Cookie[]): Promise<void> {
    await this.#changeCookies((current) => [
      ...current.filter(({ name }) => !cookies.some((added) => added.name === name)),
      ...cookies.map(({ name, value, url }) => ({
        name,
        value,
        domain: new URL(url).hostname,
        path: '/',
        expires: -1,
        httpOnly: false,
        secure: false,
        sameSite: 'Lax' as const,
      })),
    ]);
  }
  async clearCookies({ name }: { name?: string } = {}): Promise<void> {
    await this.#changeCookies((current) =>
      name === undefined ? [] : current.filter((cookie) => cookie.name !== name),
    );
  }
  /** Does nothing, because no script runs here. */
  async addInitScript(): Promise<void> {}

  /** Makes the client anew, because Playwright's client takes cookies only when it is made. */
  async #changeCookies(change: (current: State['cookies']) => State['cookies']): Promise<void> {
    const state = await this.storageState();
    await this.close();
    await this.open({ ...state, cookies: change(state.cookies) });
  }
}
