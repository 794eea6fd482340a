const FEWEST = 12;
const MOST = 110;
const SENTENCE = /[^।.!?\n]+[।.!?]*/g;

/** One sentence of a family's own words, short enough to be quoted; `''` where there is none. A long one is cut at a word. */
export function ownSentence(words: string): string {
  const sentences = (words.match(SENTENCE) ?? []).map((sentence) => sentence.trim());
  const whole = sentences.filter(({ length }) => length >= FEWEST);
  const fitting = whole.find(({ length }) => length <= MOST);
  if (fitting !== undefined) return fitting;
  const [first = ''] = whole;
  return first === '' ? '' : `${first.slice(0, MOST).replace(/\s+\S*$/, '')}…`;
}
