import { hash } from 'node:crypto';
import type { WeddingPaper } from '#contract/wedding.ts';

/** Number of characters of the key of a paper: hexadecimal digits of its hash. */
const KEY_LENGTH = 12;

/** Returns the key of a paper: the beginning of the hash of its entry. */
const keyOf = (words: string): string => hash('sha256', words, 'hex').slice(0, KEY_LENGTH);

/** Returns the entries of the lists in a piece of HTML, without markup. */
const itemsOf = (html: string): string[] =>
  [...html.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, words = '']) => plain(words));

/** Returns the text of a piece of HTML. */
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', '’')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Returns the entries of the list of papers for a wedding in the reader's language. The key is a hash of the English
 * entry at the same place. So a tick is the same in both languages, and stays with its paper when entries are inserted
 * before that paper.
 */
export function papersOf(html: string, english: string, ticked: ReadonlySet<string>): WeddingPaper[] {
  const keys = itemsOf(english).map(keyOf);
  return itemsOf(html).map((words, index) => {
    const key = keys[index] ?? keyOf(words);
    return { key, words, isTicked: ticked.has(key) };
  });
}

/**
 * Splits a piece of HTML for printing: the paragraphs before its list, the entries of the list, and the paragraphs
 * after it, without markup.
 */
export function partsOf(html: string): { before: string[]; list: string[]; after: string[] } {
  const [before = '', after = ''] = html.split(/<ul>[\s\S]*<\/ul>/);
  const paragraphs = (part: string) => {
    const matches = [...part.matchAll(/<p>([\s\S]*?)<\/p>/g)];
    return matches.map(([, words = '']) => plain(words)).filter(Boolean);
  };
  return { before: paragraphs(before), list: itemsOf(html), after: paragraphs(after) };
}
