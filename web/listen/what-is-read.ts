import type { Language } from '#contract/choices.ts';
import { languageOfLetters } from '#words/readable-name.ts';
import { sentencesOf } from '#words/spoken/sentences.ts';
import { voicesOf } from './voices.ts';

/**
 * A written sentence, the language in which it is spoken, and its element; undefined if the page does not show it.
 */
export interface Sentence {
  text: string;
  language: Language;
  element: Element | undefined;
}

/** Spoken words that replace the contents of an element. An empty list leaves the element out. */
export type InPlaceOf = ReadonlyMap<Element, readonly string[]>;

/** Elements that are not read aloud: hidden ones, navigation and controls. The labels of the controls are read. */
const UNREAD =
  '[aria-hidden="true"], [hidden], nav, svg, script, style, noscript, select, textarea, datalist, [data-listen], [data-unheard], [data-repeated]';

/** Returns the sentences of a part of the page in order. Text for screen readers replaces the visible text. */
export function readIn(root: Element, language: Language, inPlaceOf: InPlaceOf = new Map()): Sentence[] {
  const blocks: { element: Element; text: string }[] = [];
  /** Adds a text to its block, or begins a new block. */
  const add = (parent: Element, text: string) => {
    const element = blockOf(parent);
    const last = blocks.at(-1);
    if (last?.element === element && !inPlaceOf.has(element)) last.text += text;
    else if (/\S/.test(text)) blocks.push({ element, text });
  };
  /** Adds the texts of an element and of the elements in it. */
  const walk = (element: Element) => {
    const replacements = inPlaceOf.get(element);
    if (replacements) {
      blocks.push(...replacements.map((text) => ({ element, text })));
      return;
    }
    for (const node of element.childNodes) {
      if (node instanceof Text) add(element, node.data);
      else if (node instanceof HTMLBRElement) add(element, ' ');
      else if (node instanceof Element && isRead(node)) walk(node);
    }
  };
  walk(root);
  return blocks.flatMap(({ element, text }) => saidOf(text, language, element));
}

/**
 * Splits a text into sentences, each with a language that the device can speak. Sentences without a voice are left out.
 */
export function saidOf(text: string, language: Language, element?: Element): Sentence[] {
  return sentencesOf(text).flatMap((sentence) => {
    const writtenLanguage = languageOfLetters(sentence) ?? language;
    const canSpeak = writtenLanguage === language || voicesOf(writtenLanguage).length > 0;
    if (canSpeak) return [{ text: sentence, language: writtenLanguage, element }];
    // A Bengali voice can read Latin words, because `forTheEar` transliterates them.
    return language === 'bn' ? [{ text: sentence, language, element }] : [];
  });
}

/** Whether an element inside the part that is read aloud is read too. */
function isRead(element: Element): boolean {
  if (element.matches(UNREAD) || !isSeen(element)) return false;
  // A closed fold with controls is read only when it is opened. A fold with information is always read.
  const fold = element.parentElement?.matches('details:not([open])') ? element.parentElement : null;
  if (fold?.querySelector('input, select, textarea, button')) return element.matches('summary');
  // A button is read if it names the next action: it sends a form outside a card, or leads to a form's next question.
  if (!(element instanceof HTMLButtonElement)) return true;
  if (element.type === 'submit') return !element.closest('article');
  return element.matches('[data-one-question] > :last-child');
}

/** Whether an element is visible. An element with `display: contents` has no box, but its children have. */
const isSeen = (element: Element) =>
  element.getClientRects().length > 0 || getComputedStyle(element).display === 'contents';

/** Returns the nearest ancestor that is not inline. */
function blockOf(element: Element): Element {
  const { display, position } = getComputedStyle(element);
  const isInline = display === 'contents' || (display.startsWith('inline') && position !== 'absolute');
  return isInline && element.parentElement ? blockOf(element.parentElement) : element;
}
