const FEWEST = 12;
const MOST = 110;
const SENTENCE = /[^।.!?\n]+[।.!?]*/g;

/**
 * Returns one short sentence of a family's own words, to be quoted; `''` if there is none. A long sentence is cut
 * between words.
 */
export function ownSentence(words: string): string {
  const sentences = (words.match(SENTENCE) ?? []).map((sentence) => sentence.trim());
  const whole = sentences.filter(({ length }) => length >= FEWEST);
  const fitting = whole.find(({ length }) => length <= MOST);
  if (fitting !== undefined) return fitting;
  const [first = ''] = whole;
  return first === '' ? '' : `${first.slice(0, MOST).replace(/\s+\S*$/, '')}…`;
}
