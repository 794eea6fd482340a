import { type ChosenFile, chooseFiles, chooseOptions, type Wish } from './controls.ts';
import {
  findCss,
  findLabel,
  findRole,
  findText,
  isChecked,
  isShown,
  matches,
  type RoleOptions,
  textOf,
  type Wanted,
} from './find.ts';

/** The page as a locator uses it: its document now, and what a click on its links and buttons leads to. */
interface Shown {
  readonly document: Document;
  follow(click: () => void): Promise<void>;
}

/** Conditions that narrow a locator, as Playwright takes them. */
interface Filter {
  hasText?: Wanted;
  has?: HttpLocator;
  visible?: boolean;
}

/** Returns the elements that a locator finds below an element or a document, in the order of the document. */
export type Find = (scope: Document | Element) => Element[];

/** The ways to find an element, which pages and locators share. `words` describe it in error messages. */
export abstract class Finder {
  protected abstract below(words: string, find: Find): HttpLocator;

  locator(inner: string | HttpLocator, filter: Filter = {}): HttpLocator {
    const find: Find = typeof inner === 'string' ? (scope) => findCss(scope, inner) : (scope) => inner.within(scope);
    return this.below(String(inner), find).filter(filter);
  }
  getByRole(role: string, options: RoleOptions = {}): HttpLocator {
    return this.below(`role ${role} ${inQuotes(options.name)}`, (scope) => findRole(scope, role, options));
  }
  getByText(text: Wanted, { exact }: { exact?: boolean } = {}): HttpLocator {
    return this.below(`text ${inQuotes(text)}`, (scope) => findText(scope, text, exact));
  }
  getByLabel(text: Wanted, { exact }: { exact?: boolean } = {}): HttpLocator {
    return this.below(`label ${inQuotes(text)}`, (scope) => findLabel(scope, text, exact));
  }
}

/** Playwright's locator for a page that is read without a browser: the same names, without waiting. */
export class HttpLocator extends Finder {
  readonly #page: Shown;
  readonly #find: Find;
  readonly #words: string;

  constructor(page: Shown, find: Find, words: string) {
    super();
    this.#page = page;
    this.#find = find;
    this.#words = words;
  }

  override toString(): string {
    return this.#words;
  }

  /** Returns the elements below `scope`. */
  within(scope: Document | Element): Element[] {
    return this.#find(scope);
  }

  /** Returns all elements of the page that it finds now. */
  elements(): Element[] {
    return this.#find(this.#page.document);
  }

  /** Returns the only element; none and two are errors, as in Playwright. */
  element(): HTMLElement {
    const found = this.elements();
    const [first] = found;
    if (first === undefined) throw new Error(`Nothing on ${this.#page.document.URL} is ${this.#words}`);
    if (found.length > 1)
      throw new Error(
        `${found.length} elements are ${this.#words}:\n${found.map(({ outerHTML }) => `  ${outerHTML.slice(0, 160)}`).join('\n')}`,
      );
    return first as HTMLElement;
  }

  protected override below(words: string, find: Find): HttpLocator {
    const all: Find = (scope) => inOrder(this.#find(scope).flatMap((element) => find(element)));
    return new HttpLocator(this.#page, all, `${this.#words} ${words}`);
  }

  #narrowed(words: string, narrow: (found: Element[]) => Element[]): HttpLocator {
    return new HttpLocator(this.#page, (scope) => narrow(this.#find(scope)), `${this.#words} ${words}`);
  }

  filter({ hasText, has, visible }: Filter): HttpLocator {
    if ([hasText, has, visible].every((condition) => condition === undefined)) return this;
    const description = [hasText && `with ${inQuotes(hasText)}`, has && `that has ${has}`].filter(Boolean).join(' ');
    return this.#narrowed(description, (found) =>
      found.filter(
        (element) =>
          (hasText === undefined || matches(textOf(element), hasText)) &&
          (!has || has.within(element).length > 0) &&
          (visible === undefined || isShown(element) === visible),
      ),
    );
  }
  or(other: HttpLocator): HttpLocator {
    const either: Find = (scope) => inOrder([...this.#find(scope), ...other.within(scope)]);
    return new HttpLocator(this.#page, either, `${this.#words} or ${other}`);
  }
  nth(index: number): HttpLocator {
    return this.#narrowed(`(number ${index})`, (found) => found.slice(index).slice(0, 1));
  }
  first(): HttpLocator {
    return this.nth(0);
  }
  last(): HttpLocator {
    return this.nth(-1);
  }

  async all(): Promise<HttpLocator[]> {
    return this.elements().map((_, index) => this.nth(index));
  }
  async count(): Promise<number> {
    return this.elements().length;
  }
  /** Returns the text of the source, because there are no styles. */
  async allInnerTexts(): Promise<string[]> {
    return this.elements().map(textOf);
  }
  async innerText(): Promise<string> {
    return textOf(this.element());
  }
  async textContent(): Promise<string> {
    return this.element().textContent;
  }
  async getAttribute(name: string): Promise<string | null> {
    return this.element().getAttribute(name);
  }
  async inputValue(): Promise<string> {
    return readValue(this.element());
  }
  async isVisible(): Promise<boolean> {
    return this.elements().length > 0 && isShown(this.element());
  }
  async isChecked(): Promise<boolean> {
    return isChecked(this.element());
  }
  /** Throws if the state is not reached: nothing changes until the next request, so it does not wait. */
  async waitFor({ state = 'visible' }: { state?: string } = {}): Promise<void> {
    const isThere = state === 'attached' ? this.elements().length > 0 : await this.isVisible();
    if (isThere === (state === 'hidden' || state === 'detached')) throw new Error(`${this.#words} is not ${state}`);
  }

  /** Returns the element if a family can use it: neither out of sight (unless forced) nor disabled. */
  #usable({ force = false }: { force?: boolean } = {}): HTMLElement {
    const element = this.element();
    if (!force && !isShown(element)) throw new Error(`${this.#words} is out of sight`);
    if (element.matches(':disabled')) throw new Error(`${this.#words} is disabled`);
    return element;
  }

  async click(options?: { force?: boolean }): Promise<void> {
    const element = this.#usable(options);
    await this.#page.follow(() => element.click());
  }
  async check(options?: { force?: boolean }): Promise<void> {
    await this.setChecked(true, options);
  }
  async uncheck(options?: { force?: boolean }): Promise<void> {
    await this.setChecked(false, options);
  }
  async setChecked(wanted: boolean, options?: { force?: boolean }): Promise<void> {
    if (isChecked(this.#usable(options)) !== wanted) await this.click(options);
    if (isChecked(this.element()) !== wanted) throw new Error(`${this.#words} has not changed`);
  }
  async fill(text: string): Promise<void> {
    const element = this.#usable();
    if (!('value' in element) || element.matches('[readonly], select, [type=checkbox], [type=radio], [type=file]'))
      throw new Error(`Nobody can write into ${this.#words}`);
    element.value = text;
    if (element.value !== text && !element.matches('textarea')) throw new Error(`${this.#words} does not take ${text}`);
  }
  async selectOption(wish: Wish): Promise<void> {
    chooseOptions(this.#usable(), wish);
  }
  async setInputFiles(files: ChosenFile | ChosenFile[]): Promise<void> {
    chooseFiles(this.element(), [files].flat());
  }
}

/** Returns the value of a control; an empty text for other elements. */
export const readValue = (element: Element): string => ('value' in element ? String(element.value) : '');

/** Returns a wanted text for an error message. */
function inQuotes(text: Wanted | undefined): string {
  if (text === undefined) return '';
  return text instanceof RegExp ? String(text) : `“${text}”`;
}

/** Returns the elements, each once, in the order of the document. */
function inOrder(found: Element[]): Element[] {
  return [...new Set(found)].sort((one, other) =>
    one.compareDocumentPosition(other) & one.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}
