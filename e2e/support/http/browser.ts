import type { Browser, LaunchOptions, PlaywrightWorkerArgs } from '@playwright/test';
import { HttpContext, type Options } from './context.ts';
import { type Copies, openCopies } from './copies.ts';

type Playwright = PlaywrightWorkerArgs['playwright'];

/** Makes contexts without a browser. Starts a real one only to show copies of pages. */
export class HttpBrowser {
  readonly #playwright: Playwright;
  readonly #launchOptions: LaunchOptions;
  readonly #contexts: HttpContext[] = [];
  #real: Promise<Browser> | undefined;
  #copies: Promise<Copies> | undefined;
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
    this.#real ??= this.#playwright.chromium.launch(this.#launchOptions);
    this.#copies ??= this.#real.then(openCopies);
    return this.#copies;
  }

  async closeContexts(): Promise<void> {
    for (const context of this.#contexts.splice(0)) await context.close();
  }
  async end(): Promise<void> {
    await (await this.#real)?.close();
  }
}
