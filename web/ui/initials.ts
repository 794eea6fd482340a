/** The first letter of the first and the last word; a Bengali letter keeps its vowel sign and its conjuncts (শ্রী is one). */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => firstLetter(word ?? '')).join('');
}

function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter('bn', { granularity: 'grapheme' }).segment(word);
  return first?.segment.toLocaleUpperCase('en') ?? '';
}
