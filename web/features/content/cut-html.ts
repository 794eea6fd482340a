import { lettersOf } from '#web/ui/letters.ts';

const ATOM = /<[^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]\w*);|[^<&]+|[<&]/gi;
const NAME = /^<(\/?)([a-z][\w-]*)/i;
const VOID = new Set(['br', 'hr', 'img', 'wbr']);
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** The beginning of a text, whether anything is missing, and how far into the whole HTML it goes. */
export interface Beginning {
  html: string;
  isCut: boolean;
  at: number;
}

/**
 * The first `limit` characters of what HTML says, with every element closed again. The cut falls between two letters
 * as a reader sees them: never inside a tag, an entity, an emoji or a conjunct, and of a long text between two words; so
 * there may be a few fewer.
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

// An entity that is more than one unit long stays whole: no boundary falls inside it.
const take = (atom: string, length: number) => (atom.startsWith('&') ? atom : atom.slice(0, length));

function follow(atom: string, open: string[]): void {
  const [, isEnd, name = ''] = NAME.exec(atom) ?? [];
  if (isEnd) open.splice(open.lastIndexOf(name), 1);
  else if (name && !VOID.has(name.toLowerCase())) open.push(name);
}

function lastBoundary(text: string, limit: number): number {
  // Of what comes behind, only whether the last letter goes on counts.
  const letters = lettersOf(text.slice(0, limit + 2));
  const at = letters.find(({ index, letter }) => index + letter.length > limit)?.index ?? limit;
  const space = /\s/.test(text[at] ?? '') ? at : text.slice(0, at).search(/\s\S*$/);
  return at - space < limit * SPARED ? space : at;
}

/** A word that would be cut is left out where it is so little of the whole. */
const SPARED = 1 / 20;
