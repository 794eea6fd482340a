import { type Node, DOMParser as Reader, DOMSerializer as Writer } from 'prosemirror-model';
import { schema } from './schema.ts';

const reader = Reader.fromSchema(schema);
const writer = Writer.fromSchema(schema);

const LIST = /^(UL|OL)$/;
const ELEMENT = /<\/?[a-z][^>]*>/i;

/** A text as it is kept, for the editor. What somebody has typed without a single element is read as the server reads it. */
export function readHtml(html: string): Node {
  const place = document.createElement('div');
  if (ELEMENT.test(html)) place.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  else place.append(...paragraphsOf(html));
  return reader.parse(place);
}

function paragraphsOf(text: string): HTMLElement[] {
  const blocks = text.split(/\n[^\S\n]*(?:\n[^\S\n]*)+/).filter((block) => block.trim() !== '');
  return blocks.map((block) => {
    const paragraph = document.createElement('p');
    for (const [index, line] of block.trim().split('\n').entries())
      paragraph.append(...(index > 0 ? [document.createElement('br')] : []), line);
    return paragraph;
  });
}

/** What is written, as it is kept: a line a block, `''` where there is nothing. */
export function writeHtml(doc: Node): string {
  const place = document.createElement('div');
  place.append(writer.serializeFragment(doc.content));
  for (const item of place.querySelectorAll('li')) unwrap(item);
  for (const block of place.querySelectorAll('p, h2, h3')) if (isEmpty(block)) block.remove();
  return place.textContent?.trim() ? Array.from(place.children, ({ outerHTML }) => outerHTML).join('\n') : '';
}

const isEmpty = (block: Element): boolean => block.textContent?.trim() === '';

/** An entry of one paragraph is written without it, as in all our texts. */
function unwrap(item: Element): void {
  const [first, ...others] = item.children;
  if (first?.tagName === 'P' && others.every(({ tagName }) => LIST.test(tagName)))
    first.replaceWith(...first.childNodes);
}
