import { tellsOfCalls, tellsOfLists, tellsOfMarks } from './honest-numbers.ts';
import { COUNTING, PHONE_DIGITS, SURE_MOBILE, YEAR } from './phone-runs.ts';
import { plainLetters } from './seen-text.ts';

/*
 * Detects pieces of a number that are separated by filler words or strokes, or given by their places: 98 na 305 ki 461
 * to 44; 70/03/37, 54/81; 1st digit 9, 2nd 0.
 */

/** Compiles a pattern for texts in the form of `plainLetters`. */
const compile = (pattern: string, flags = 'giu') => new RegExp(plainLetters(pattern), flags);

/** Before the beginning and after the end of a word. */
const START = '(?<![\\p{L}\\p{M}\\d.,/:-])';
const END = '(?![\\p{L}\\p{M}\\d]|[./:-]\\d)';

/** Words for the places of the digits, from the first on. */
const PLACES: readonly string[] = [
  '1st|first|prothom|pratham|pehl[ae]|প্রথম|১ম|पहला',
  '2nd|second|ditiyo|dwitiyo|ditio|du?sr[ae]|doosr[ae]|দ্বিতীয়|২য়|दूसरा',
  '3rd|third|tritiyo|tritio|ti?sr[ae]|teesr[ae]|তৃতীয়|৩য়|तीसरा',
  '4th|fourth|choturtho|chaturtha|chauth[ae]|চতুর্থ|৪র্থ|चौथा',
  '5th|fifth|ponchom|pancham|paa?nchv[ae]|পঞ্চম|৫ম|पांचवां|पाँचवाँ',
  '6th|sixth|shoshtho|shostho|sosto|chh?at[ah]+|ষষ্ঠ|৬ষ্ঠ|छठा',
  '7th|seventh|soptom|shoptom|saatv[ae]|সপ্তম|৭ম|सातवां',
  '8th|eighth|oshtom|ostom|aathv[ae]|অষ্টম|৮ম|आठवां',
  '9th|ninth|nobom|navam|nauv[ae]|নবম|৯ম|नौवां',
  '10th|tenth|last|doshom|dasham|dasv[ae]|দশম|১০ম|दसवां',
].map((words) => plainLetters(words.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6))));
/** A pattern for the words of each place. */
const NAMED_PLACES = PLACES.map((words) => new RegExp(`^(?:${words})$`, 'iu'));
/** The digit of each English or Bengali word. */
const DIGIT_OF_WORD: Record<string, string> = Object.fromEntries(
  ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
    .map((word, digit): [string, string] => [word, String(digit)])
    .concat(
      'sunno shunno,ek,dui,tin teen,char,panch,chhoy choy,sat,aat,noy'
        .split(',')
        .flatMap((words, digit) => words.split(' ').map((word): [string, string] => [word, String(digit)])),
      plainLetters('শূন্য,এক,দুই,তিন,চার,পাঁচ,ছয়,সাত,আট,নয়')
        .split(',')
        .map((word, digit): [string, string] => [word, String(digit)]),
    ),
);
/** A digit, or its word. */
const A_DIGIT = `(\\d|${Object.keys(DIGIT_OF_WORD).join('|')})`;
/** A place, or a number with a sign behind it, and its digit. */
const AT_PLACE = compile(
  `(?<![\\p{L}\\p{M}\\d])(?:(?:the )?(${PLACES.join('|')}|\\d{1,2}(?:st|nd|rd|th))(?: ?(?:digit|number|no|figure|ta|onko|sonkhya|is|holo|ডিজিট|সংখ্যা|টা|হল|হলো|अंक))*[ :=-]{1,4}|(?:digit |no |d)?(\\d{1,2}) ?(?:[):=]|->|→|is) ?)${A_DIGIT}(?![\\p{L}\\p{M}\\d]|[.,:]\\d)`,
);

/** Whether each digit of a mobile is given with its place, in any order. */
function isToldByPlaces(text: string): boolean {
  const digits = new Map<number, string>();
  for (const [, place = '', number = '', digit = ''] of text.matchAll(AT_PLACE)) {
    const position = number === '' ? NAMED_PLACES.findIndex((words) => words.test(place)) + 1 : Number(number);
    if (!digits.has(position)) digits.set(position, DIGIT_OF_WORD[digit.toLowerCase()] ?? digit);
  }
  const all = Array.from({ length: PHONE_DIGITS }, (_, index) => digits.get(index + 1) ?? ' ').join('');
  return SURE_MOBILE.test(all) && !COUNTING.test(all);
}

/** Fillers that nobody writes between two meaningful numbers. */
const FILLER_WORDS =
  'na|ki|to|toh|go|re|are|arey|mane|maane|hmm+|hm|um+|uh+|ah+|eh|accha|achha|oi|oije|je|ba|ha|haan|hyan|bujhle|janen|jano|এই|যে|না|কি|কী|তো|গো|রে|আরে|মানে|হুম|আচ্ছা|ওই|হ্যাঁ|না|कि|तो|ना|अरे|मतलब|हां';
/** Words that also stand between the numbers of a list. */
const JOINING = 'ar|aar|r|o|and|plus|n|aur|ebong|then|with|tarpor|phir|আর|ও|এবং|প্লাস|और|फिर';
/** Pieces with such words between them. */
const FILLED = compile(`${START}\\d{1,6}(?:[ ,.…-]{1,4}(?:${FILLER_WORDS}|${JOINING})[ ,.…-]{1,4}\\d{1,6}){1,9}${END}`);
/** A filler between two numbers. */
const FILLER = compile(`(?<![\\p{L}\\p{M}])(?:${FILLER_WORDS})(?![\\p{L}\\p{M}])`, 'iu');
/** Words about talking. */
const OF_TALK = compile(
  '(?<![\\p{L}\\p{M}])(?:speak|talk|kotha|katha|baat|bol(?:un|ben)|reach|save|note|likh\\w*|কথা|বলুন|লিখ\\S*|बात)(?![\\p{L}\\p{M}])',
  'iu',
);
/** Words about numbers that nobody calls. */
const OF_MEASURES = compile(
  '(?<![\\p{L}\\p{M}])(?:price|rate|rent|bus|route|marks?|taka|rs|rupees|score|runs?|age|years?|টাকা|বাস|দাম|রুট|নম্বর পেয়)',
  'iu',
);

/** Whether pieces form a mobile and are neither years nor round numbers. */
function isMobileOf(pieces: readonly string[]): boolean {
  const digits = pieces.join('');
  if (!SURE_MOBILE.test(digits) || COUNTING.test(digits)) return false;
  return !pieces.some((piece) => YEAR.test(piece)) && !pieces.every((piece) => /[05]0$/.test(piece));
}

/** Whether pieces form a mobile and have words between them all: fillers, or joining words if a call is mentioned. */
const isFilled = (text: string): boolean =>
  !OF_MEASURES.test(text) &&
  (text.match(FILLED) ?? []).some(
    (row) => isMobileOf(row.match(/\d+/g) ?? []) && (FILLER.test(row) || OF_TALK.test(text) || tellsOfCalls(text)),
  );

/** Pieces with strokes or other signs between them. */
const STROKED = compile(
  `${START}\\d{1,5}(?:\\s?[/|\\\\]\\s?\\d{1,5}|\\s?[,;~_+*.–—-]\\s?\\d{1,5}|\\s\\d{1,5}){1,9}(?![\\d/]|[.,]\\d|\\s?[%"'°])`,
);
/** A date, whose strokes do not separate pieces of a phone. */
const DATED = /(?<!\d)(?:0?[1-9]|[12]\d|3[01])[/.-](?:0?[1-9]|1[0-2])[/.-](?:\d{4}|\d\d)(?!\d)/;
/** An invitation to call. */
const INVITING = compile(
  '(?<![\\p{L}\\p{M}])(?:details?|ditels|bistarito|bishod|jogajog|contact|call|ring|phone|fone|janun|jante|janar|janaben|interested|enquir\\w*|query|queries|info|biodata|ফোন|কল|যোগাযোগ|বিস্তারিত|জানতে|জানুন|জানার|খোঁজ|আগ্রহী|संपर्क|जानकारी|बात)(?![\\p{L}\\p{M}])',
  'iu',
);
/** Words near numbers with strokes that are no phones. */
const OF_BODY = compile(
  '(?<![\\p{L}\\p{M}])(?:bp|pressure|sugar|blood|score|odds|ratio|dob|born|date|প্রেসার|জন্ম)',
  'iu',
);

/** Whether pieces form a mobile and have strokes between them, and the text contains an invitation to call. */
function isStroked(text: string): boolean {
  if (!INVITING.test(text) || OF_BODY.test(text) || tellsOfMarks(text) || tellsOfLists(text)) return false;
  return (text.match(STROKED) ?? []).some(
    (row) => /[/|\\]/.test(row) && !DATED.test(row) && isMobileOf(row.match(/\d+/g) ?? []),
  );
}

/** Whether a text contains pieces of a phone with fillers or strokes between them, or digits with their places. */
export const isInSaidPlaces = (text: string): boolean =>
  (/\d/.test(text) && (isFilled(text) || isStroked(text))) || isToldByPlaces(text);
