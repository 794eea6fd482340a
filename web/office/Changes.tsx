import { diffArrays } from 'diff';
import styles from './Office.module.css';

/** Two texts as one: struck through what has gone, underlined what has come. */
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

/** What of a plain text is new. */
export const compareWords = (before: string, after: string): Run[] => compare(wordsOf(before), wordsOf(after));

/** A run of words that two texts share, or that one of them alone has. */
interface Run {
  kind: 'same' | 'out' | 'in';
  words: string;
}

/** A passage with more changed words than this counts as written anew. */
const MAX_EDITS = 2_000;

/** What a reader of two texts in HTML finds changed: paragraph by paragraph, then word by word. */
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

/** What is read of HTML, each paragraph with its end. */
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
