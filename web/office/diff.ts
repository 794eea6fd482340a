/** A run of words that two texts share, or that one of them alone has. */
export interface Run {
  kind: 'same' | 'out' | 'in';
  words: string;
}

/** Beyond so many pairs of words a passage counts as written anew. */
const MOST_PAIRS = 1_000_000;

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

function compare(before: readonly string[], after: readonly string[]): Run[] {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const inner = between(before.slice(start, before.length - end), after.slice(start, after.length - end));
  const outer = (words: readonly string[]): Run => ({ kind: 'same', words: words.join('') });
  return joined([outer(before.slice(0, start)), ...inner, outer(end === 0 ? [] : before.slice(-end))]);
}

/** By the longest words in common. */
function between(before: readonly string[], after: readonly string[]): Run[] {
  const [rows, columns] = [before.length + 1, after.length + 1];
  if (rows * columns > MOST_PAIRS)
    return [
      { kind: 'out', words: before.join('') },
      { kind: 'in', words: after.join('') },
    ];
  // How many words the ends have in common, from each pair on.
  const common = new Uint16Array(rows * columns);
  const at = (row: number, column: number) => common[row * columns + column] ?? 0;
  for (let row = rows - 2; row >= 0; row -= 1)
    for (let column = columns - 2; column >= 0; column -= 1)
      common[row * columns + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const runs: Run[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [mine, other] = [before[row], after[column]];
    if (mine !== undefined && mine === other) {
      runs.push({ kind: 'same', words: mine });
      row += 1;
      column += 1;
    } else if (mine !== undefined && (other === undefined || at(row + 1, column) >= at(row, column + 1))) {
      runs.push({ kind: 'out', words: mine });
      row += 1;
    } else if (other !== undefined) {
      runs.push({ kind: 'in', words: other });
      column += 1;
    }
  }
  return runs;
}

/** Neighbours of one kind as one; of what was replaced, all that went before all that came. */
function joined(runs: readonly Run[]): Run[] {
  const whole: Run[] = [];
  let [out, came] = ['', ''];
  const flush = () => {
    if (out) whole.push({ kind: 'out', words: out });
    if (came) whole.push({ kind: 'in', words: came });
    [out, came] = ['', ''];
  };
  for (const { kind, words } of runs) {
    if (words === '') continue;
    if (kind === 'out') out += words;
    else if (kind === 'in') came += words;
    else {
      flush();
      const last = whole.at(-1);
      if (last?.kind === 'same') last.words += words;
      else whole.push({ kind, words });
    }
  }
  flush();
  return whole;
}
