import { fold, foldedSet } from './fold.ts';

/** Entries that families write in a name field when the name is unknown. */
const placeholders = foldedSet(
  'Unknown Not No Non None Nil Null NA NotKnown NotApplicable Nothing Nobody Forgot Forgotten Dont Cannot Cant Expired Dead ' +
    'Died Death Deceased Alive Other Others Ditto Same Test Xyz Abc Asdf Blank Empty Undefined Anonymous Nei Nai Ajana Ojana ' +
    'Janina Ogyato Agyato অজানা অজ্ঞাত নেই নাই না নয় জানিনা অন্যান্য মৃত অপ্রযোজ্য ঐ শূন্য খালি',
);
/** Filler words around such entries, which do not make a name either. */
const fillers = foldedSet(
  'Name Known Know Knows Idea Applicable Available Remember Remembered Recall Provided Given Mentioned Recorded Disclosed As ' +
    'Above The Is Of To Me Us My I Do Have Father Fathers Mother Mothers Grandfather Jani Mone নাম মনে পড়ে পড়ছে আমার আমাদের ' +
    'বাবার মায়ের তাঁর কারও কিছু জানি প্রযোজ্য পাওয়া যায়নি যায় নি পারছি বলতে পারব',
);
/** Both "known" and a surname: জানা নেই and "Jana nei" mean unknown, but Nil Jana is a person. */
const wordsForKnown = foldedSet('Jana জানা');
/** Words after "known" that turn it into "not known". */
const negatives = foldedSet('Nei Nai Na No Not নেই নাই না নয় যায়নি');
/** A word of one letter, once or repeated. */
const oneLetter = /^(\p{L})\1*$/u;

/** Whether the folded words together mean "no name": "not known", জানা নেই, "N.A.", "xx", single letters. */
export function isNoName(words: readonly string[]): boolean {
  if (words.every((word) => oneLetter.test(word))) return true;
  return words.some((word) => placeholders.has(word)) && words.every(isNoNameWord);
}

/** Whether a word among others is not part of a name. */
function isNoNameWord(word: string, index: number, words: readonly string[]): boolean {
  if (wordsForKnown.has(word)) return negatives.has(words[index + 1] ?? '');
  return placeholders.has(word) || fillers.has(word) || oneLetter.test(word);
}

/** `isNoName` for raw text. */
export function isNoNameText(text: string): boolean {
  return isNoName(fold(text).split(' ').filter(Boolean));
}
