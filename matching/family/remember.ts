/**
 * The same function, remembering up to `most` answers by their text; when full it forgets all. The answers depend on the
 * text alone, so nothing but time changes.
 */
export function remember<T>(most: number, work: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    if (answers.size >= most) answers.clear();
    const answer = work(text);
    answers.set(text, answer);
    return answer;
  };
}
