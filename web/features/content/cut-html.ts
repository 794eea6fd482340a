import { lettersOf } from '#web/ui/letters.ts';

const ATOM = /<[^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]\w*);|[^<&]+|[<&]/gi;
const NAME = /^<(\/?)([a-z][\w-]*)/i;
const VOID = new Set(['br', 'hr', 'img', 'wbr']);
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** The beginning of a text, whether it was cut, and the offset of the cut in the whole HTML. */
export interface Beginning {
  html: string;
  isCut: boolean;
  at: number;
}

/**
 * Returns the first `limit` characters of the text in the HTML, with every open element closed. The cut is never inside
 * a tag, an entity, an emoji or a conjunct. It moves back to the last space if that leaves out little, so the result
 * may be shorter.
 */
export function cutHtml(html: string, limit: number): Beginning {
  const atoms = html.match(ATOM) ?? [];
  const text = atoms.map(textOf).join('');
  if (text.length <= limit) return { html, isCut: false, at: html.length };
  let left = lastBoundary(text, limit);
  const open: string[] = [];
  let cut = '';
  for (const atom of atoms) {
    if (left === 0) break;
    const part = atom.startsWith('<') ? atom : take(atom, left);
    follow(atom, open);
    left -= Math.min(left, textOf(atom).length);
    cut += part;
  }
  const ends = open.reverse().map((name) => `</${name}>`);
  return { html: `${cut.trimEnd()}…${ends.join('')}`, isCut: true, at: cut.length };
}

function textOf(atom: string): string {
  if (NAME.test(atom)) return '';
  const entity = /^&#?(\w+);$/.exec(atom)?.[1];
  if (entity === undefined) return atom;
  if (!atom.startsWith('&#')) return ENTITIES[entity] ?? '\ufffc';
  return String.fromCodePoint(/^x/i.test(entity) ? Number.parseInt(entity.slice(1), 16) : Number(entity));
}

// An entity longer than one code unit stays whole, because no boundary is inside it.
const take = (atom: string, length: number) => (atom.startsWith('&') ? atom : atom.slice(0, length));

function follow(atom: string, open: string[]): void {
  const [, isEnd, name = ''] = NAME.exec(atom) ?? [];
  if (isEnd) open.splice(open.lastIndexOf(name), 1);
  else if (name && !VOID.has(name.toLowerCase())) open.push(name);
}

function lastBoundary(text: string, limit: number): number {
  // Two more characters are enough to see whether the last letter continues.
  const letters = lettersOf(text.slice(0, limit + 2));
  const at = letters.find(({ index, letter }) => index + letter.length > limit)?.index ?? limit;
  const space = /\s/.test(text[at] ?? '') ? at : text.slice(0, at).search(/\s\S*$/);
  return at - space < limit * SPARED ? space : at;
}

/** The largest share of the text that may be left out to avoid a cut inside a word. */
const SPARED = 1 / 20;
