/** Single letters, a title or another abbreviation with a full stop that does not end a sentence: B.A., Dr. */
const ABBREVIATED = /(?:^|[\s(])(?:(?:[A-Za-z]\.)+|(?:Dr|Mr|Mrs|St|No|Rs|Sc|Com|Ed)\.|ডা\.|শ্রী\.)$/;

/**
 * Splits a text into its sentences, each of which is spoken and marked on its own. A line break also ends a sentence;
 * parts without a letter or digit are dropped.
 */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let sentence = '';
  for (const word of text.split(/(\s+)/)) {
    sentence += word;
    const isEnd = /[।?!][”’)]*$/.test(word) || (/\.[”’)]*$/.test(word) && !ABBREVIATED.test(sentence));
    if (!isEnd && !/\n/.test(word)) continue;
    sentences.push(sentence);
    sentence = '';
  }
  return [...sentences, sentence]
    .map((words) => words.replace(/\s+/g, ' ').trim())
    .filter((words) => /[\p{L}\p{N}]/u.test(words));
}
