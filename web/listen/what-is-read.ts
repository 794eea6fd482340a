import type { Language } from '#contract/choices.ts';
import { languageOfLetters } from '#words/readable-name.ts';
import { sentencesOf } from '#words/spoken/sentences.ts';
import { voicesOf } from './voices.ts';

/** A sentence as it is written, where it stands, and in which language it is said. */
export interface Sentence {
  text: string;
  language: Language;
  element: Element | undefined;
}

/** Words for the ear in the place of what stands in an element; an empty list leaves it out. */
export type InPlaceOf = ReadonlyMap<Element, readonly string[]>;

/** What no voice reads: hidden things, ways to other pages, and controls; what they are called is read with them. */
const UNREAD =
  '[aria-hidden="true"], [hidden], nav, svg, script, style, noscript, select, textarea, datalist, [data-listen], [data-unheard], [data-repeated]';

/** The sentences of a part of the page, in its order: what screen readers are told in place of what the eye sees counts. */
export function readIn(root: Element, language: Language, inPlaceOf: InPlaceOf = new Map()): Sentence[] {
  const blocks: { element: Element; text: string }[] = [];
  const walk = (element: Element) => {
    const made = inPlaceOf.get(element);
    if (made) {
      blocks.push(...made.map((text) => ({ element, text })));
      return;
    }
    for (const node of element.childNodes) {
      if (node instanceof Text) add(element, node.data);
      else if (node instanceof HTMLBRElement) add(element, ' ');
      else if (node instanceof Element && isRead(node)) walk(node);
    }
  };
  const add = (parent: Element, text: string) => {
    const element = blockOf(parent);
    const last = blocks.at(-1);
    if (last?.element === element && !inPlaceOf.has(element)) last.text += text;
    else if (/\S/.test(text)) blocks.push({ element, text });
  };
  walk(root);
  return blocks.flatMap(({ element, text }) => saidOf(text, language, element));
}

/** The sentences of a text, each with the voice that can say it; what no voice of the device can say is left out. */
export function saidOf(text: string, language: Language, element?: Element): Sentence[] {
  return sentencesOf(text).flatMap((sentence) => {
    const own = languageOfLetters(sentence) ?? language;
    if (own === language || voicesOf(own).length > 0) return [{ text: sentence, language: own, element }];
    // A Bengali voice reads Latin letters that are put into Bengali ones.
    return language === 'bn' ? [{ text: sentence, language, element }] : [];
  });
}

function isRead(element: Element): boolean {
  if (element.matches(UNREAD) || !isSeen(element)) return false;
  // What is asked in a fold is read once it is unfolded; what one should know is read anyway.
  const fold = element.parentElement?.matches('details:not([open])') ? element.parentElement : null;
  if (fold?.querySelector('input, select, textarea, button')) return element.matches('summary');
  // A button is read where it says what comes next: it sends a form, or leads to the form's next question.
  if (element instanceof HTMLButtonElement)
    return element.type === 'submit'
      ? !element.closest('article')
      : element.matches('[data-one-question] > :last-child');
  return true;
}

/** An element with no box of its own has what it contains. */
const isSeen = (element: Element) =>
  element.getClientRects().length > 0 || getComputedStyle(element).display === 'contents';

/** The nearest part of the page that has lines of its own. */
function blockOf(element: Element): Element {
  const { display, position } = getComputedStyle(element);
  const isInline = display === 'contents' || (display.startsWith('inline') && position !== 'absolute');
  return isInline && element.parentElement ? blockOf(element.parentElement) : element;
}
