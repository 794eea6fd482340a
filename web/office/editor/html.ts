import { type Node, DOMParser as Reader, DOMSerializer as Writer } from 'prosemirror-model';
import { schema } from './schema.ts';

const reader = Reader.fromSchema(schema);
const writer = Writer.fromSchema(schema);

/** The tag names of lists. */
const LIST = /^(UL|OL)$/;
/** One or more empty lines, which separate paragraphs. */
const EMPTY_LINES = /\n[^\S\n]*(?:\n[^\S\n]*)+/;
/** Any HTML element. */
const ELEMENT = /<\/?[a-z][^>]*>/i;

/**
 * Reads a stored text into the editor. A text without any HTML element becomes paragraphs and line breaks, as on the
 * server.
 */
export function readHtml(html: string): Node {
  const container = document.createElement('div');
  if (ELEMENT.test(html)) container.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  else container.append(...paragraphsOf(html));
  return reader.parse(container);
}

/** Returns a text without HTML as paragraphs, with a line break for each single line end. */
function paragraphsOf(text: string): HTMLElement[] {
  const blocks = text.split(EMPTY_LINES).filter((block) => block.trim() !== '');
  return blocks.map((block) => {
    const paragraph = document.createElement('p');
    for (const [index, line] of block.trim().split('\n').entries())
      paragraph.append(...(index > 0 ? [document.createElement('br')] : []), line);
    return paragraph;
  });
}

/** Returns the text as it is stored, with one block on each line; `''` if it is empty. */
export function writeHtml(doc: Node): string {
  const container = document.createElement('div');
  container.append(writer.serializeFragment(doc.content));
  for (const item of container.querySelectorAll('li')) unwrap(item);
  for (const block of container.querySelectorAll('p, h2, h3')) if (isEmpty(block)) block.remove();
  return container.textContent?.trim() ? Array.from(container.children, ({ outerHTML }) => outerHTML).join('\n') : '';
}

const isEmpty = (block: Element): boolean => block.textContent?.trim() === '';

/** Removes the paragraph inside a list entry that has only one, as in all our texts. */
function unwrap(item: Element): void {
  const [first, ...others] = item.children;
  if (first?.tagName === 'P' && others.every(({ tagName }) => LIST.test(tagName)))
    first.replaceWith(...first.childNodes);
}
