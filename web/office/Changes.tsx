import { diffArrays } from 'diff';
import styles from './Office.module.css';

/** Shows two texts as one: removed words are struck through and new words are underlined. */
export const Changes = ({ before, after, lang }: { before: string; after: string; lang: string }) => (
  <p className={styles.words} lang={lang}>
    {compareTexts(before, after).map(({ kind, words }, index) =>
      kind === 'same' ? (
        words
      ) : kind === 'in' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text have no names
        <ins key={index}>{words}</ins>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text have no names
        <del key={index}>{words}</del>
      ),
    )}
  </p>
);

/** Compares two plain texts word by word. */
export const compareWords = (before: string, after: string): Run[] => compare(wordsOf(before), wordsOf(after));

/** A run of words that both texts share, or that only one of them has. */
interface Run {
  kind: 'same' | 'out' | 'in';
  words: string;
}

/** With more changed words than this, a passage counts as rewritten. */
const MAX_EDITS = 2_000;

/** Compares the visible text of two HTML texts: first by paragraphs, then changed paragraphs by words. */
export function compareTexts(before: string, after: string): Run[] {
  const paragraphs = compare(paragraphsOf(before), paragraphsOf(after));
  const runs: Run[] = [];
  for (let at = 0; at < paragraphs.length; at += 1) {
    const [here, next] = [paragraphs[at], paragraphs[at + 1]];
    if (here?.kind === 'out' && next?.kind === 'in') {
      runs.push(...compare(wordsOf(here.words), wordsOf(next.words)));
      at += 1;
    } else if (here) runs.push(here);
  }
  return runs;
}

const BREAKS = /<br\b[^>]*>|<\/(?:p|h[1-6]|li|blockquote|ul|ol)>/g;

/** Returns the visible text of HTML as paragraphs, each ending with a line break. */
function paragraphsOf(html: string): string[] {
  const text = html
    .replace(/\s+/g, ' ')
    .replace(BREAKS, '\n')
    .replace(/<[^>]*>/g, '');
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : `${plain(line.trim())}\n`));
}

const plain = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const wordsOf = (text: string): string[] => text.match(/\S+\s*/g) ?? [];

function compare(before: string[], after: string[]): Run[] {
  const changes = diffArrays(before, after, { maxEditLength: MAX_EDITS });
  const runs: Run[] = changes
    ? changes.map(({ added, removed, value }) => ({
        kind: added ? 'in' : removed ? 'out' : 'same',
        words: value.join(''),
      }))
    : [
        { kind: 'out', words: before.join('') },
        { kind: 'in', words: after.join('') },
      ];
  return runs.filter(({ words }) => words !== '');
}
