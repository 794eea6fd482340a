import { lettersOf } from '#web/ui/letters.ts';

/** One tag, one entity, a run of text, or a `<` or `&` that begins neither. */
const ATOM = /<[^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]\w*);|[^<&]+|[<&]/gi;
/** The beginning of a tag: a slash if it ends an element, and the element's name. */
const TAG_NAME = /^<(\/?)([a-z][\w-]*)/i;
/** Elements without an end tag. */
const VOID_ELEMENTS = new Set(['br', 'hr', 'img', 'wbr']);
/** The characters of named entities. Any other name counts as one character. */
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
/** Stands for the character of an entity whose name is not in `ENTITIES` (U+FFFC, the object replacement character). */
const UNKNOWN_CHARACTER = '\ufffc';
/** To avoid a cut inside a word, less than this share of the limit may be left out. */
const MAX_SHARE_LEFT_OUT = 1 / 20;

/** The beginning of a text in HTML. */
export interface Beginning {
  html: string;
  isCut: boolean;
  /** The offset of the cut in the whole HTML, in code units; its length if nothing was cut. */
  at: number;
}

/**
 * Returns the first `limit` code units of the text in the HTML, with every open element closed. The cut is never inside
 * a tag, an entity, an emoji or a conjunct. It moves back to the last space if that leaves out little, so the result
 * may be shorter.
 */
export function cutHtml(html: string, limit: number): Beginning {
  const atoms = html.match(ATOM) ?? [];
  const text = atoms.map(textOf).join('');
  if (text.length <= limit) return { html, isCut: false, at: html.length };
  let remainingLength = lastBoundary(text, limit);
  const openElements: string[] = [];
  let cut = '';
  for (const atom of atoms) {
    if (remainingLength === 0) break;
    const part = atom.startsWith('<') ? atom : takeStart(atom, remainingLength);
    updateOpenElements(openElements, atom);
    remainingLength -= Math.min(remainingLength, textOf(atom).length);
    cut += part;
  }
  const endTags = openElements.reverse().map((name) => `</${name}>`);
  return { html: `${cut.trimEnd()}…${endTags.join('')}`, isCut: true, at: cut.length };
}

/** Returns the text that an atom shows; `''` for a tag. */
function textOf(atom: string): string {
  if (TAG_NAME.test(atom)) return '';
  const entity = /^&#?(\w+);$/.exec(atom)?.[1];
  if (entity === undefined) return atom;
  if (!atom.startsWith('&#')) return ENTITIES[entity] ?? UNKNOWN_CHARACTER;
  const codePoint = /^x/i.test(entity) ? Number.parseInt(entity.slice(1), 16) : Number(entity);
  return String.fromCodePoint(codePoint);
}

/**
 * Returns the part of an atom that shows this many code units. An entity stays whole: a boundary is never inside its
 * character, even if that has two code units.
 */
const takeStart = (atom: string, length: number) => (atom.startsWith('&') ? atom : atom.slice(0, length));

/**
 * Updates the names of the open elements, outermost first: a start tag adds its element, and an end tag removes the
 * innermost element of its name. An end tag without an open element changes nothing.
 */
function updateOpenElements(openElements: string[], atom: string): void {
  const [, slash, tag = ''] = TAG_NAME.exec(atom) ?? [];
  const name = tag.toLowerCase();
  if (!slash && name && !VOID_ELEMENTS.has(name)) openElements.push(name);
  if (slash && openElements.includes(name)) openElements.splice(openElements.lastIndexOf(name), 1);
}

/** Returns the last offset up to `limit` between two words, or between two letters if that would leave out too much. */
function lastBoundary(text: string, limit: number): number {
  // Two more characters are enough to see whether the last letter continues.
  const letters = lettersOf(text.slice(0, limit + 2));
  const lettersEnd = letters.find(({ index, letter }) => index + letter.length > limit)?.index ?? limit;
  const isBeforeSpace = /\s/.test(text[lettersEnd] ?? '');
  const wordsEnd = isBeforeSpace ? lettersEnd : text.slice(0, lettersEnd).search(/\s\S*$/);
  return lettersEnd - wordsEnd < limit * MAX_SHARE_LEFT_OUT ? wordsEnd : lettersEnd;
}
