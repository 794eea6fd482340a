import { SURE_MOBILE } from './phone-runs.ts';
import { plainLetters } from './seen-text.ts';

/* Detects a phone whose pieces are scattered in a story, if the reader is told to take only the numbers. */

/** Before the beginning and after the end of a word. */
const START = '(?<![\\p{L}\\p{M}\\d])';
const END = '(?![\\p{L}\\p{M}\\d])';
/** Compiles a pattern for texts in the form of `plainLetters`. */
const compile = (pattern: string) => new RegExp(plainLetters(pattern), 'iu');

/** Words for numbers. */
const NUMBERS =
  '(?:numbers?|nombor|nambar|nmbr|figures?|digits?|sonkhy?a|onko|sonkha|ank|সংখ্যা|নম্বর|নাম্বার|অঙ্ক|অংক|ডিজিট|नंबर|संख्या|अंक)(?:s|gulo|guli|gula|gulo ke|ta|গুলো|গুলি|গুলা|গুলোই|টা|टे)?';
/** Words for what stands between the numbers: words, letters, the story. */
const WORDS =
  '(?:words?|letters?|text|story|rest|kotha|golpo|lekha|okkhor|কথা|গল্প|লেখা|অক্ষর|শব্দ|बातें|शब्द|अक्षर)(?:s|gulo|guli|গুলো|গুলি|টা|ta)?';
/** A phrase that only the numbers matter. */
const ONLY_NUMBERS = compile(
  `${START}(?:only|just|s[h]?udhu|khali|kebol|sirf|শুধু|শুধুমাত্র|কেবল|খালি|सिर्फ|केवल|बस)(?:\\s\\S{1,10}){0,2}?\\s${NUMBERS}${END}|${START}(?:ignore|skip|drop|remove|leave out|forget)(?: all)?(?: the)? ${WORDS}${END}|${WORDS}\\s?(?:gulo |গুলো )?(?:bad|baad|chere|chhere|বাদ|ছেড়ে|छोड़)${END}|${START}${NUMBERS}\\s?(?:gulo |guli |গুলো |গুলি )?(?:\\S{1,10}\\s)?(?:por ?por|pash ?[ao] ?pash[ie]?|ek ?(?:sathe|songe)|পর ?পর|পাশাপাশি|একসঙ্গে|একসাথে|জুড়[\\p{M}\\p{L}]*|মিলিয়ে|পড়ে|বেছে|তুলে|লাগিয়ে|pore|diye|bechhe|beche|tule|jure|jore|miliye|in (?:order|a row|sequence)|one after|together)`,
);
/** A phrase to call with the numbers, or to put them together. */
const CALL_OR_JOIN = compile(
  `${START}(?:dial\\w*|call\\w*|ring|phone|fone|por ?por|pash ?[ao] ?pash[ie]?|in (?:order|a row|sequence)|one after (?:the other|another)|one by one|together|jure|jore|nin|take|read|porun|jog|লাগান|ডায়াল|কল|ফোন|ফোনে|পর ?পর|একের পর এক|পাশাপাশি|জুড়[\\p{M}\\p{L}]*|নিন|পড়ুন|ধরুন|डायल|फोन|कॉल|एक के बाद एक|जोड़)${END}`,
);
/** Minimum number of pieces of a scattered phone. */
const LEAST_PIECES = 2;
/** A piece with more digits is a number of its own. */
const MOST_DIGITS_OF_PIECE = 7;

/**
 * Whether all digits of the text form one mobile number, and the reader is told to take only the numbers and to call or
 * join them.
 */
export function isAmongWords(text: string): boolean {
  const figures = text.match(/\d+/g) ?? [];
  return (
    figures.length >= LEAST_PIECES &&
    figures.every(({ length }) => length <= MOST_DIGITS_OF_PIECE) &&
    SURE_MOBILE.test(figures.join('')) &&
    ONLY_NUMBERS.test(text) &&
    CALL_OR_JOIN.test(text)
  );
}
