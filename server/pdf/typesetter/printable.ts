/**
 * Removes characters that no font has and that would appear as boxes: emoji, and scripts whose fonts are too large for
 * us. `coverages`: for each font, alternating counts of missing and present characters, from the first of Unicode on.
 */
export function makePrintable(coverages: readonly (readonly number[])[]): (text: string) => string {
  const known = new Set(coverages.flatMap(listCovered));
  const has = (letter: string) => known.has(letter.codePointAt(0) ?? 0) || /\s/.test(letter);
  const signs = new Intl.Segmenter('bn', { granularity: 'grapheme' });
  return (text) => {
    if ([...text].every(has)) return text;
    // A combining mark is removed with its base character.
    const kept = Array.from(signs.segment(text), ({ segment }) => {
      const [first = '', ...others] = segment;
      return has(first) ? first + others.filter(has).join('') : '';
    });
    return kept.join('').replace(/ {2,}/g, ' ').trim();
  };
}

function listCovered(runs: readonly number[]): number[] {
  const covered: number[] = [];
  let at = 0;
  for (const [index, length] of runs.entries()) {
    if (index % 2 === 1) covered.push(...Array.from({ length }, (_, more) => at + more));
    at += length;
  }
  return covered;
}
