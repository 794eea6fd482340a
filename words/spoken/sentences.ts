/** A single letter or a title with a full stop, which does not end a sentence: B.A., Dr. */
const ABBREVIATED = /(?:^|[\s(])(?:(?:[A-Za-z]\.)+|(?:Dr|Mr|Mrs|St|No|Rs|Sc|Com|Ed)\.|ডা\.|শ্রী\.)$/;

/** Splits a text into its sentences, unchanged. Each is spoken, marked and paused after. */
export function sentencesOf(text: string): string[] {
  const said: string[] = [];
  let sentence = '';
  for (const word of text.split(/(\s+)/)) {
    sentence += word;
    const isEnd = /[।?!][”’)]*$/.test(word) || (/\.[”’)]*$/.test(word) && !ABBREVIATED.test(sentence));
    if (!isEnd && !/\n/.test(word)) continue;
    said.push(sentence);
    sentence = '';
  }
  return [...said, sentence].map((one) => one.replace(/\s+/g, ' ').trim()).filter((one) => /[\p{L}\p{N}]/u.test(one));
}
