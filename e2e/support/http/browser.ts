import type { Browser, LaunchOptions, PlaywrightWorkerArgs } from '@playwright/test';
import { HttpContext, type Options } from './context.ts';
import { type Copies, openCopies } from './copies.ts';

type Playwright = PlaywrightWorkerArgs['playwright'];

/** Makes contexts without a browser. Starts a real one only to show copies of pages. */
export class HttpBrowser {
  readonly #playwright: Playwright;
  readonly #launchOptions: LaunchOptions;
  readonly #contexts: HttpContext[] = [];
  #realBrowser: Promise<Browser> | undefined;
  #copies: Promise<Copies> | undefined;
  /** The options of contexts that name none of their own. */
  options: Options = { baseURL: '' };

  constructor(playwright: Playwright, launchOptions: LaunchOptions) {
    this.#playwright = playwright;
    this.#launchOptions = launchOptions;
  }

  async newContext(options: Partial<Options> = {}): Promise<HttpContext> {
    const context = new HttpContext(this.#playwright.request, { ...this.options, ...options }, () =>
      this.#openCopies(),
    );
    this.#contexts.push(context);
    return context.open();
  }
  async newPage(options: Partial<Options> = {}) {
    return (await this.newContext(options)).newPage();
  }

  /** Starts the real browser once for each worker, so that it keeps the style sheets and fonts of earlier pages. */
  #openCopies(): Promise<Copies> {
    this.#realBrowser ??= this.#playwright.chromium.launch(this.#launchOptions);
    this.#copies ??= this.#realBrowser.then(openCopies);
    return this.#copies;
  }

  /** Closes the contexts of a journey. The real browser stays open for the next one. */
  async closeContexts(): Promise<void> {
    for (const context of this.#contexts.splice(0)) await context.close();
  }
  /** Closes the real browser, if it was started. */
  async end(): Promise<void> {
    await (await this.#realBrowser)?.close();
  }
}
