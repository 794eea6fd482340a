/** No name is longer, and reading is the expensive part. */
const longest = 200;

/**
 * Memoizes up to `most` results by text and forgets all of them when full. The results depend on the text alone. At
 * most `longest` characters are read.
 */
export function memoize<T>(most: number, work: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>();
  return (whole) => {
    const text = whole.slice(0, longest);
    const known = answers.get(text);
    if (known !== undefined) return known;
    if (answers.size >= most) answers.clear();
    const answer = work(text);
    answers.set(text, answer);
    return answer;
  };
}
