import { digitHeard } from './number-sounds.ts';
import { isCommonWord } from './number-words.ts';
import { SURE_MOBILE } from './phone-runs.ts';
import { plainLetters } from './seen-text.ts';

/*
 * Detects a number that lacks one digit, with that digit as a word before or after it: 983001234 r seshe panch;
 * 830012345 with a nine in front.
 */

/** A number that lacks one digit of a mobile. */
const BUT_ONE = /(?<![\d.,])(?:\d{9}|01[3-9]\d{7})(?![.,-]?\d)/g;
/** Compiles a pattern for texts in the form of `plainLetters`. */
const compile = (pattern: string) => new RegExp(plainLetters(pattern), 'u');
/** Words that tell that the digit goes behind the number. */
const BEHIND = compile(
  '^(?:sesh\\S*|shesh\\S*|jog|sathe|shathe|jure|tail|final|last|lastly|finally|end|ends|ending|then|behind|after|plus|followed|follows|por|pore|tarpor|baad|aakhri|aakhir|akhri|phir|peeche|pichone|শেষ\\S*|তারপর|পরে|পর|फिर|बाद|आखिरी|अंत)$',
);
/** Words that tell that the digit goes before the number. */
const FRONT = compile(
  '^(?:front|head|before|ahead|age|agey|aage|first|start\\w*|begin\\w*|shuru\\S*|suru\\S*|prothom\\S*|pehl[aei]|pahle|samne|missing|rest|then|tarpor|phir|baki\\S*|pore|আগে|প্রথম\\S*|শুরু\\S*|সামনে|তারপর|বাকি\\S*|पहले|आगे|शुरू|फिर|बाकी)$',
);
/** Words that may be between the number and the digit. */
const JOINING = compile(
  '^(?:r|ar|aar|and|n|with|er|e|te|ta|ti|tao|a|an|the|one more|digits?|number|no|nombor|is|it|its|holo|hobe|hol|hai|ke|ka|ko|me|mein|aur|also|but|add|adding|put|place|by|at|in|of|to|on|as|diye|din|din|daw|dao|dile|bosan|boshan|bosao|bosiye|lagao|laga|lagiye|jog|jor[ae]?|jure|jur[ae]|sathe|shathe|saath|sath|tar|body|head|tail|final|ending|ends|ete|kore|koro|korun|use|ekta|akta|ek|again|more|single|extra|আর|এবং|এর|র|ও|একটা|দিয়ে|দিন|হল|হলো|বসান|যোগ|और|का|के|में|को|एक|है|लगाओ|जोड)$',
);
/** A word, or a number in digits. */
const WORD = /[\p{L}\p{M}]+|\d+/gu;
/** Number of words before or after the number among which the digit must be. */
const NEAR_WORDS = 7;
/** Number of characters before or after the number in which these words must be. */
const NEAR_CHARACTERS = 60;

/** Returns the single digit of a word; undefined if there is none. With `isTold`, common words count, too. */
const digitOf = (word: string, isTold: boolean): string | undefined => {
  if (/^\d+$/.test(word)) return word.length === 1 ? word : undefined;
  return isTold || !(isCommonWord(word) || JOINING.test(word)) ? digitHeard(word) : undefined;
};

/** Whether the missing digit comes after the number: directly, or with a word for its place. */
function isFollowed(number: string, words: readonly string[]): boolean {
  let isTold = false;
  for (const [index, word] of words.slice(0, NEAR_WORDS).entries()) {
    const digit = digitOf(word, isTold && words[index + 1] === undefined);
    if (digit !== undefined && SURE_MOBILE.test(number + digit))
      return isTold || index < 2 || words.slice(index + 1, index + 5).some((next) => BEHIND.test(next));
    if (BEHIND.test(word)) isTold = true;
    else if (!JOINING.test(word)) return false;
  }
  return false;
}

/** Whether a digit with which a mobile begins comes before the number, or after it with a word for its place. */
function isPreceded(number: string, before: readonly string[], behind: readonly string[]): boolean {
  const begins = (word: string): boolean => /^[6-9]$/.test(digitOf(word, false) ?? '');
  if (number.length !== 9) return false;
  let isTold = false;
  for (const word of before.slice(-NEAR_WORDS).reverse()) {
    if (begins(word)) return true;
    if (FRONT.test(word)) isTold = true;
    else if (!JOINING.test(word)) break;
  }
  const near = behind.slice(0, NEAR_WORDS);
  isTold ||= near.some((word) => FRONT.test(word) && !/^(?:then|rest|tarpor|phir|pore)$/.test(word));
  return (
    isTold &&
    near.some(
      (word, index) =>
        begins(word) && near.slice(0, index).every((former) => FRONT.test(former) || JOINING.test(former)),
    )
  );
}

/** Whether a text contains a phone that lacks one digit, with that digit beside it. */
export const isOneDigitApart = (text: string): boolean =>
  Array.from(text.matchAll(BUT_ONE)).some(({ 0: number, index }) => {
    const before = text.slice(Math.max(0, index - NEAR_CHARACTERS), index).match(WORD) ?? [];
    const end = index + number.length;
    const behind = text.slice(end, end + NEAR_CHARACTERS).match(WORD) ?? [];
    return isFollowed(number, behind) || isPreceded(number, before, behind);
  });
