import { tokensOf } from './account-words.ts';
import { plainLetters } from './seen-text.ts';
import { APP, NETWORKS } from './service-names.ts';

/*
 * Detects a service followed by a name that is spelled out letter by letter: টেলিগ্রাম: এস এইচ আই ইউ এল আই ৯০. Also
 * detects a service, a dash and a name.
 */

/** Compiles a pattern for texts in the form of `plainLetters`. */
const compile = (pattern: string, flags = 'giu') => new RegExp(plainLetters(pattern), flags);

/** Before the beginning and after the end of a word. */
const START = '(?<![\\p{L}\\p{M}\\d])';
const END = '(?![\\p{L}\\p{M}])';

/** The Bengali and Hindi names of Latin letters. */
const LETTER =
  '(?:এ|বি|সি|ডি|ই|এফ|জি|জে|কে|এইচ|এচ|আই|এল|এম|এন|ও|পি|কিউ|আর|এস|টি|ইউ|ভি|ডব্লিউ|ডাব্লিউ|ডাবলিউ|ডাবলু|ডাব্লু|এক্স|ওয়াই|জেড|জ়েড|ए|बी|सी|डी|ई|एफ|जी|एच|आई|जे|के|एल|एम|एन|ओ|पी|क्यू|आर|एस|टी|यू|वी|डब्ल्यू|डब्लू|एक्स|वाई|जेड|ज़ेड)';
/** What may be between the letters: names of signs, single letters and figures. */
const SIGN = '(?:ডট|ড্যাশ|আন্ডারস্কোর|আন্ডার স্কোর|হাইফেন|ডাবল|डॉट|डैश|अंडरस्कोर|डबल|dot|underscore|[a-z]|\\d{1,4}|[._])';
/** A name spelled letter by letter. Shorter sequences are a degree or an office: এম বি বি এস (MBBS). */
const SPELLED_NAME = compile(`${START}${LETTER}(?:[\\s,.–-]{1,3}(?:${LETTER}|${SIGN})${END}){4,24}`);
/** The name of one letter. */
const ONE_LETTER = compile(`${START}${LETTER}${END}`);
/** Letters of a degree or an office before a word for it: passed, doctor, job. */
const DEGREES = compile(
  `${START}(?:এম|বি|এ|পি|এইচ|ডি|এস|সি|এল|টেক|টি|আই|ই|ডব্লিউ|এন|জি|আর|কে|ইউ)(?:[\\s.]{1,2}(?:এম|বি|এ|পি|এইচ|ডি|এস|সি|এল|টেক)){0,3}[\\s,.]{0,2}(?:পাশ|পাস|করেছ|পড়|ডিগ্রি|অফিসার|ডাক্তার|চাকরি)`,
  'iu',
);
/** Minimum number of names of letters in a sequence without figures. */
const LEAST_LETTERS = 5;
/** Minimum number of names of letters in a sequence with figures. */
const LEAST_WITH_FIGURES = 4;
/** A service, or a word for e-mail or an account, with an ending. */
const SERVICE = compile(
  `${START}(?:${NETWORKS}|${APP}|জি ?মেইল|জি ?মেল|ইমেইল|ইমেল|মেইল|gmail|e-?mail|mail|जीमेल|ईमेल|आईडी|আইডি|ইউজারনেম|username)(?:তে|টায়|ে|র|ের|য়)?${END}`,
  'iu',
);
/** Number of characters before and after the letters among which the service must be. */
const NEAR_CHARACTERS = 40;

/** Whether a name is told letter by letter beside a service. */
export const isCalledByLetters = (text: string): boolean =>
  Array.from(text.matchAll(SPELLED_NAME)).some(({ 0: name, index }) => {
    const letters = (name.match(ONE_LETTER) ?? []).length;
    const leastLetters = /\d/.test(name) ? LEAST_WITH_FIGURES : LEAST_LETTERS;
    if (letters < leastLetters) return false;
    const around = text.slice(Math.max(0, index - NEAR_CHARACTERS), index + name.length + NEAR_CHARACTERS);
    return SERVICE.test(around.replace(name, ' · ')) && !DEGREES.test(around.slice(-NEAR_CHARACTERS));
  });

/** A word of a name, in any script. */
const WORD = "[\\p{L}][\\p{L}\\p{M}.']{0,15}";
/** A service, a sign and a name, perhaps with a note in brackets and an invitation to write to the name. */
const BEHIND_SIGN = compile(
  `${START}(?:${NETWORKS})(?: ?(?:id|name|naam|account|আইডি|নাম))?\\s?(?:[-–—=:>→]{1,3}|\\.{2,4})\\s?(${WORD}(?: ${WORD}){1,3})\\s?(\\([^)]{2,30}\\))?[\\s,;.–—-]{0,3}(?:(?:te|e|okhane|ekbar|please|pls|plz|ওখানে|একবার) ){0,2}(knock|nok|msg|message|mesej|inbox|dm|add|request|req|search|khuj\\S*|likh\\S*|text|follow|নক|মেসেজ|ম্যাসেজ|ইনবক্স|রিকোয়েস্ট|অ্যাড|সার্চ|খুঁজ\\S*|লিখ\\S*|मैसेज|खोज\\S*)?(?![\\p{L}\\p{M}])`,
);
/** A note about the script of the name: (in English). */
const OF_SCRIPT = compile(
  '\\((?:in )?(?:english|bangla|bengali|hindi|ingreji|ইংরেজি|ইংরিজি|বাংলা|হিন্দি|अंग्रेजी|हिंदी)\\S{0,4}(?: (?:e|te|letters?|okkhore|horofe|lekha|spelling|banan|বানান\\S*|হরফে|অক্ষরে|লেখা|में))?\\)',
  'iu',
);
/** Words that are part of a sentence, not of a name. */
const NO_NAME = compile(
  `${START}(?:ami|amra|amar|amake|please|pls|no|not|nei|na|do|don't|dont|never|only|and|or|the|a|is|are|sob|keu|apni|kono|kokhono|i|we|my|our|her|his|he|she|it|to|for|of|in|আমি|আমরা|আমার|আমাকে|নেই|না|না|করি|কেউ|আপনি|কোনো|সব|নয়|কম|খুব|ছেড়ে|বন্ধ|नहीं|मैं)${END}`,
  'iu',
);

/** Whether the words may be a name. Each word in Latin letters must be capitalised. */
const isName = (words: string): boolean =>
  !NO_NAME.test(words) &&
  words.split(' ').every((word) => /^[A-Z]/.test(word) || !/^[a-z]/.test(word)) &&
  tokensOf(words).every(({ service }) => service === undefined);

/** Whether a service, a sign and a name come together, with an invitation or a note about the script. */
export const isNamedBehindSign = (text: string): boolean =>
  Array.from(text.matchAll(BEHIND_SIGN)).some(
    ([, words = '', scriptNote = '', invitation = '']) =>
      isName(words) && (invitation !== '' || OF_SCRIPT.test(scriptNote)),
  );
