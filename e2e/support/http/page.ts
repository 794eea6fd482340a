import type { APIRequestContext } from '@playwright/test';
import type { JSDOM } from 'jsdom';
import { type Answer, fromPage, load } from './answers.ts';
import type { HttpContext } from './context.ts';
import { readForm, type Submission } from './controls.ts';
import { type Find, Finder, HttpLocator } from './locator.ts';

type Listener = (answer: Answer) => void;

/** The files that a page loads by itself, without lazy pictures, which a browser loads only when they are near. */
const PARTS = 'link[rel=stylesheet][href], link[rel=icon][href], script[src], img[src]:not([loading=lazy])';
/** The URLs of built files that were loaded once. */
const loadedFiles = new Set<string>();

/**
 * A page as a browser without scripts has it: it follows links, sends forms and parses what the server answers. It has
 * the part of Playwright's `Page` that such journeys use; the rest needs a browser.
 */
export class HttpPage extends Finder {
  readonly #context: HttpContext;
  readonly #listeners: Listener[] = [];
  readonly #earlierUrls: string[] = [];
  #loadedDom: JSDOM | undefined;

  constructor(context: HttpContext) {
    super();
    this.#context = context;
  }

  get #dom(): JSDOM {
    if (!this.#loadedDom) throw new Error('No page is open yet');
    return this.#loadedDom;
  }
  get document(): Document {
    return this.#dom.window.document;
  }
  context(): HttpContext {
    return this.#context;
  }
  get request(): APIRequestContext {
    return this.#context.request;
  }
  url(): string {
    return this.#loadedDom?.window.location.href ?? 'about:blank';
  }
  async title(): Promise<string> {
    return this.document.title;
  }
  async content(): Promise<string> {
    return this.#dom.serialize();
  }
  on(event: string, listener: Listener): this {
    if (event === 'response') this.#listeners.push(listener);
    return this;
  }
  /** Does nothing, because no script runs here. */
  async addInitScript(): Promise<void> {}
  async close(): Promise<void> {
    this.#loadedDom?.window.close();
  }

  protected override below(words: string, find: Find): HttpLocator {
    return new HttpLocator(this, find, words);
  }

  async goto(path: string): Promise<Answer | null> {
    this.#earlierUrls.push(this.url());
    return this.#visit({ url: new URL(path, this.#context.baseURL).href, method: 'GET', body: undefined }, {});
  }
  async reload(): Promise<Answer | null> {
    return this.#visit({ url: this.url(), method: 'GET', body: undefined }, {});
  }
  async goBack(): Promise<void> {
    const url = this.#earlierUrls.pop();
    if (url === undefined) throw new Error('There is no page to go back to');
    await this.#visit({ url, method: 'GET', body: undefined }, {});
  }
  /** Throws if the page is another one: a click has already loaded its target, so there is nothing to wait for. */
  async waitForURL(url: string | RegExp): Promise<void> {
    if (!this.isAt(url)) throw new Error(`The page is ${this.url()}, not ${url}`);
  }
  /** Whether the page has this URL; `**` at the beginning stands for any beginning. */
  isAt(url: string | RegExp): boolean {
    if (url instanceof RegExp) return url.test(this.url());
    if (url.startsWith('**')) return this.url().endsWith(url.slice(2));
    return new URL(url, this.#context.baseURL).href === this.url();
  }

  /** Clicks as a family does, and then opens the link or sends the form that the click has reached. */
  async follow(click: () => void): Promise<void> {
    const submissions: Submission[] = [];
    let pressed: HTMLButtonElement | undefined;
    const onClick = (event: Event) => {
      pressed = event
        .composedPath()
        .find((target): target is HTMLButtonElement => 'tagName' in target && target.tagName === 'BUTTON');
      const [link] = event.composedPath().filter(isLink);
      if (!link) return;
      event.preventDefault();
      submissions.push({ url: link.href, method: 'GET', body: undefined });
    };
    const onSubmit = (event: Event) => {
      event.preventDefault();
      const { submitter } = event as SubmitEvent;
      submissions.push(readForm(this.#dom, event.target as HTMLFormElement, submitter));
    };
    this.document.addEventListener('click', onClick);
    this.document.addEventListener('submit', onSubmit);
    click();
    this.document.removeEventListener('click', onClick);
    this.document.removeEventListener('submit', onSubmit);
    const [next] = submissions;
    // A browser does not send an invalid form. Any other button without a target needs scripts.
    if (!next && pressed && pressed.form?.checkValidity() !== false)
      throw new Error(`This button leads nowhere without scripts: ${pressed.outerHTML.slice(0, 200)}`);
    if (!next) return;
    this.#earlierUrls.push(this.url());
    const isSamePage = next.url.includes('#') && withoutPart(next.url) === withoutPart(this.url());
    if (isSamePage && next.method === 'GET') this.#dom.reconfigure({ url: next.url });
    else await this.#visit(next, fromPage(this.url(), next.method));
  }

  /** Loads a page and replaces this one, unless the answer is a file to save. */
  async #visit(next: Submission, headers: Record<string, string>): Promise<Answer> {
    const answer = await load(this.request, next, headers);
    for (const listener of this.#listeners) listener(answer);
    // A browser stays on the page from which it saves a file.
    if (answer.headers()['content-disposition']?.startsWith('attachment')) return answer;
    const { JSDOM, VirtualConsole } = await import('jsdom'); // loading takes a third of a second, so only here
    this.#loadedDom?.window.close();
    this.#loadedDom = new JSDOM(await answer.text(), { url: answer.address, virtualConsole: new VirtualConsole() });
    if (this.#listeners.length > 0) await this.#loadParts();
    return answer;
  }

  /** Loads the files of the page, so that listeners see their answers as in a browser. */
  async #loadParts() {
    const { origin, protocol } = this.#dom.window.location;
    if (!protocol.startsWith('http')) return;
    const urls = [...this.document.querySelectorAll(PARTS)]
      .map((part) => new URL(part.getAttribute('src') ?? part.getAttribute('href') ?? '', this.url()).href)
      .filter((url) => url.startsWith(origin) && !loadedFiles.has(url));
    for (const url of new Set(urls)) {
      const answer = await load(this.request, { url, method: 'GET', body: undefined }, fromPage(this.url(), 'GET'));
      for (const listener of this.#listeners) listener(answer);
      // The built files are the same for everybody.
      if (answer.ok() && url.includes('/assets/')) loadedFiles.add(url);
    }
  }
}

const isLink = (target: EventTarget): target is HTMLAnchorElement => 'href' in target && Boolean(target.href);

/** Returns a URL without the part of the page (`#…`). */
const withoutPart = (url: string) => url.replace(/#.*/, '');
