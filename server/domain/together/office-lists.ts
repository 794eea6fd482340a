import { hash } from 'node:crypto';
import type { WeddingPaper } from '#contract/wedding.ts';

const itemsOf = (html: string): string[] =>
  [...html.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, words = '']) => plain(words));

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
 * The entries of the list of papers in the reader's language. Each is known by the words of its English entry, so that a tick is the same in both
 * languages and stays with its paper when others are put before it.
 */
export function papersOf(html: string, english: string, ticked: ReadonlySet<string>): WeddingPaper[] {
  const keys = itemsOf(english).map((words) => hash('sha256', words, 'hex').slice(0, 12));
  return itemsOf(html).map((words, at) => {
    const key = keys[at] ?? hash('sha256', words, 'hex').slice(0, 12);
    return { key, words, isTicked: ticked.has(key) };
  });
}

/** What a text says before its list, in the list, and behind it: for paper, without any markup. */
export function partsOf(html: string): { before: string[]; list: string[]; after: string[] } {
  const [before = '', after = ''] = html.split(/<ul>[\s\S]*<\/ul>/);
  const paragraphs = (part: string) =>
    [...part.matchAll(/<p>([\s\S]*?)<\/p>/g)].map(([, words = '']) => plain(words)).filter(Boolean);
  return { before: paragraphs(before), list: itemsOf(html), after: paragraphs(after) };
}
