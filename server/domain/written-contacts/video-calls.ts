import { joiningWords, plainWords } from './account-words.ts';
import { plainLetters } from './seen-text.ts';

/* Detects rooms of video calls, which anybody with the code or number can enter. */

/** Compiles a pattern for texts in the form of `plainLetters`. */
const compile = (pattern: string) => new RegExp(plainLetters(pattern), 'iu');
/** Before the beginning and after the end of a word. */
const START = '(?<![\\p{L}\\p{M}\\d])';
const END = '(?![\\p{L}\\p{M}\\d])';
/** Words for a meeting that is joined by a code of letters. */
const OF_MEET = compile(
  `${START}(?:(?:google|g|goog?le) ?-?meet|meet (?:code|link|id)|গুগল ?মিট|মিট কোড|মিটের কোড|गूगल मीट|मीट कोड)`,
);
/** A code of three, four and three letters, with separators. */
const CODE = /(?<![a-z\d])([a-z]{3})[\s._-]{1,3}([a-z]{4})[\s._-]{1,3}([a-z]{3})(?![a-z\d'])/gi;
/** A code of ten letters without separators, after a word for it. */
const ONE_WORD = /(?:code|link|id|কোড)\W{1,3}(?:is )?[a-z]{10}(?![a-z])/iu;
/** Words for a meeting that is joined by a number. */
const OF_ROOMS = compile(
  `${START}(?:zoom|webex|teams|jitsi|skype|জুম|ওয়েবেক্স|টিমস|ज़ूम|जूम)${END}|${START}(?:meeting|mtg|room|মিটিং|মিটিংয়ের|রুম|मीटिंग) ?(?:id|no|number|code|আইডি|নম্বর|কোড|आईडी|नंबर)`,
);
/** Words for what is needed to join a meeting. */
const OF_JOINING = compile(
  `${START}(?:id|code|pass ?code|password|passkey|link|আইডি|পাসকোড|পাসওয়ার্ড|কোড|লিঙ্ক|आईडी|कोड|पासवर्ड)${END}`,
);
/** The number of a room: nine to eleven digits, in groups or in one. */
const ROOM = /(?<![\d.,])\d{3}[\s-]?\d{3,4}[\s-]?\d{3,4}(?![\d.,]*\d)/;

/** A vowel; hardly any word is without one. */
const VOWEL = /[aeiouy]/;
/** Short words of prose. */
const SHORT_WORDS = new Set(
  (
    'for you can and the not but all any our out day say way may get got let put see saw sit ask yes due who why how too few own try use will good nice link kids time talk call late easy best with both have well work from free fine next same soon able home open then than when what come ' +
    'ami amr apni din kal aj raat baje sobai thak hobe holo korb kore bole jodi tobe moto khub theke niye diye jabe asbe bosi ekta duto'
  ).split(' '),
);

/** Whether a part looks like a word. Hardly any part of a real code does. */
const looksLikeWord = (part: string): boolean => {
  const word = part.toLowerCase();
  return plainWords.has(word) || joiningWords.has(word) || SHORT_WORDS.has(word);
};

/** Whether a text contains a code of letters, beside the name of its service. */
function hasMeetCode(text: string): boolean {
  if (!OF_MEET.test(text)) return false;
  if (ONE_WORD.test(text)) return true;
  return Array.from(text.matchAll(CODE)).some(([whole, ...parts]) => {
    if (/^[a-z]+-[a-z]+-[a-z]+$/.test(whole)) return true;
    const words = parts.filter(looksLikeWord).length;
    const unspoken = parts.filter((part) => !VOWEL.test(part.toLowerCase())).length;
    return words === 0 && (unspoken > 0 || whole === whole.toLowerCase());
  });
}

/** Whether a text contains the code or the number of a room. */
export const hasVideoRoom = (text: string): boolean =>
  hasMeetCode(text) || (OF_ROOMS.test(text) && OF_JOINING.test(text) && ROOM.test(text));
