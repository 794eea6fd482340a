/** The most characters of a text that are read: no name is longer, and reading is expensive. */
const longestText = 200;

/**
 * Memoizes up to `most` results by text and forgets all of them when full. The results depend on the text alone. At
 * most `longestText` characters are read.
 */
export function memoize<T>(most: number, work: (text: string) => T): (text: string) => T {
  const results = new Map<string, T>();
  return (whole) => {
    const text = whole.slice(0, longestText);
    const remembered = results.get(text);
    if (remembered !== undefined) return remembered;
    if (results.size >= most) results.clear();
    const result = work(text);
    results.set(text, result);
    return result;
  };
}
