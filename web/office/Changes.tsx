import { diffArrays } from 'diff';
import styles from './Office.module.css';

/** Shows two texts as one: removed words are struck through and new words are underlined. */
export const Changes = ({ before, after, lang }: { before: string; after: string; lang: string }) => (
  <p className={styles.words} lang={lang}>
    {compareTexts(before, after).map(({ kind, words }, index) => {
      if (kind === 'same') return words;
      const Mark = kind === 'in' ? 'ins' : 'del';
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text have no ids and are never reordered
      return <Mark key={index}>{words}</Mark>;
    })}
  </p>
);

/** Compares two plain texts word by word. */
export const compareWords = (before: string, after: string): Run[] => compare(wordsOf(before), wordsOf(after));

/** A run of words that both texts share (`same`), that was removed (`out`), or that is new (`in`). */
interface Run {
  kind: 'same' | 'out' | 'in';
  words: string;
}

/** Maximum number of removed and added parts; with more of them, the whole text counts as replaced. */
const MAX_EDITS = 2_000;

/** Compares the visible text of two HTML texts: first by paragraphs, then changed paragraphs by words. */
export function compareTexts(before: string, after: string): Run[] {
  const paragraphs = compare(paragraphsOf(before), paragraphsOf(after));
  const runs: Run[] = [];
  for (let index = 0; index < paragraphs.length; index += 1) {
    const [run, nextRun] = [paragraphs[index], paragraphs[index + 1]];
    if (run?.kind === 'out' && nextRun?.kind === 'in') {
      runs.push(...compare(wordsOf(run.words), wordsOf(nextRun.words)));
      index += 1;
    } else if (run) runs.push(run);
  }
  return runs;
}

/** The tags at which a line of visible text ends. */
const BREAKS = /<br\b[^>]*>|<\/(?:p|h[1-6]|li|blockquote|ul|ol)>/g;

/** Returns the visible text of HTML as paragraphs, each ending with a line break. */
function paragraphsOf(html: string): string[] {
  const text = html
    .replace(/\s+/g, ' ')
    .replace(BREAKS, '\n')
    .replace(/<[^>]*>/g, '');
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : `${plain(line.trim())}\n`));
}

/** Decodes the four entities that stored texts contain. `&amp;` is last, so that nothing is decoded twice. */
const plain = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const wordsOf = (text: string): string[] => text.match(/\S+\s*/g) ?? [];

function kindOf({ added, removed }: { added?: boolean | undefined; removed?: boolean | undefined }): Run['kind'] {
  if (added) return 'in';
  return removed ? 'out' : 'same';
}

/** Compares two texts by paragraphs or words. With more than `MAX_EDITS` changes, the whole text counts as replaced. */
function compare(before: string[], after: string[]): Run[] {
  const changes = diffArrays(before, after, { maxEditLength: MAX_EDITS });
  const runs: Run[] = changes
    ? changes.map((change) => ({ kind: kindOf(change), words: change.value.join('') }))
    : [
        { kind: 'out', words: before.join('') },
        { kind: 'in', words: after.join('') },
      ];
  return runs.filter(({ words }) => words !== '');
}
