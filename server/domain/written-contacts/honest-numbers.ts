import { digitHeard } from './number-sounds.ts';
import { plainLetters } from './seen-text.ts';

/* Removes numbers that are not phones before the detection: days, times, years, shares, money, measures. */

/** The parts of a date in digits. */
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0?[1-9]|1[0-2])';
const YEAR = '(?:1[89]|20)\\d\\d';
/** Names of months, also of the Bengali calendar. */
const MONTHS = plainLetters(
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|জানুয়ারি|ফেব্রুয়ারি|মার্চ|এপ্রিল|মে|জুন|জুলাই|আগস্ট|সেপ্টেম্বর|অক্টোবর|নভেম্বর|ডিসেম্বর|বৈশাখ|জ্যৈষ্ঠ|আষাঢ়|শ্রাবণ|ভাদ্র|আশ্বিন|কার্তিক|অগ্রহায়ণ|অঘ্রান|পৌষ|মাঘ|ফাল্গুন|চৈত্র|जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर',
);
/** Units of measure and of money. */
const MEASURES =
  'cms?|kgs?|সেমি|কেজি|ft|feet|foot|ফুট|inch|ইঞ্চি|lakhs?|lacs?|লাখ|লক্ষ|lpa|crores?|কোটি|years?|yrs?|bochhor|bochor|বছর|sq|km|কিমি|কিলোমিটার|saal|taka|টাকা|হাজার|hajar|mm|gb|mb|mins?|minutes?|মিনিট|hours?|hrs?|ghonta|ঘণ্টা|bhk|runs?|pages?|books?|bigha|বিঘা|katha|কাঠা|percentile|months?|mash|মাস|guests?|\'|"';

/** Numbers that are not phones. Only plausible values are removed; 25:71, for example, is not a time. */
const HONEST: readonly RegExp[] = [
  // A day and a month, perhaps with a year: 3 May 2020, May 3, 2020.
  new RegExp(
    `(?<![\\d/.:-])${DAY}(?:st|nd|rd|th|ই|শে|লা|রা|ঠা)?\\s(?:of )?(?:${MONTHS})(?![\\p{L}\\p{M}])(?:,?\\s?${YEAR}(?!\\d))?`,
    'giu',
  ),
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${MONTHS})\\s${DAY}(?:st|nd|rd|th)?(?:,?\\s${YEAR})?(?![\\d.-]|\\s\\d)`, 'giu'),
  // An ordinal, a time of day or a date with its word: 3rd, 5 pm, 12 tarikh.
  /(?<![\d/.:-])(?:[1-9]|1\d|2\d|3[01])(?:st|nd|rd|th|\s?(?:am|pm|a\.m|p\.m|tay|tar|tarikh\w*|টায|টার|তারিখ\S*|baje|बजे|o'clock|oclock))(?![\p{L}\p{M}\d])/giu,
  // A date in digits: 03/05/2020, 2020-05-03.
  new RegExp(
    `(^|[^\\d/.:-])(?:${DAY}\\s?([-/.])\\s?${MONTH}\\s?\\2\\s?(?:${YEAR}|\\d\\d)|${YEAR}([-/.])${MONTH}\\3${DAY})(?!\\s?[-/.]?\\s?\\d)`,
    'gi',
  ),
  // A time: 10:30 am.
  /(^|[^\d/.:-])(?:[01]?\d|2[0-3])\s?[:.]\s?[0-5]\d(?![:.]\d)(?:\s?(?:am|pm|a\.m|p\.m|টা|মিনিট|hrs?|hours?|noon)|(?=\D*$|[^\d]*[\p{L}।]))/giu,
  // A share.
  /(^|[^\d/.:-])\d{1,3}(?:\.\d{1,2})?\s?(?:%|শতাংশ|percent)/gi,
  // A number with commas: 12,50,000.
  /(^|[^\d/.:,-])\d{1,3}(?:,\d{2,3})*,\d{3}(?!,?\d)/gi,
  // A measure: 5.6 ft.
  new RegExp(`(^|[^\\d/.:"'-])\\d{1,4}(?:\\.\\d{1,2})?\\s?(?:${MEASURES})(?![a-z\\d])`, 'gi'),
  // A part of a whole: 85/100.
  /(^|[^\d/.:-])\d{1,3}\s?\/\s?\d{2,3}(?!\s?[\d/])/gi,
  // A range of years: 2019-21.
  new RegExp(`(^|[^\\d/.:-])${YEAR}(?:\\s?(?:-|–|—|to|থেকে)\\s?(?:${YEAR}|\\d\\d))(?!\\d)`, 'gi'),
  // Addresses and versions in computing: 192.168.0.1, v1.25.0.
  /(^|[^\d.])v?\d{1,3}\.\d{1,3}\.\d{1,3}(?:\.\d{1,3})?(?![.\d])/gi,
];

/** A PIN code with its word. */
const PIN = /(?:pin|পিন|pincode|zip)(?:\s?code|\s?কোড)?\W{0,4}\d{3}\s?\d{3}(?!\s?\d)/gi;
/** The PIN code of a town, with no digits after it. */
const OF_TOWN = /(?<!\p{L})(\p{L}{3,20})[\s,-]{1,3}[1-9]\d{2}\s?\d{3}(?![\p{L}\d]|\W{0,3}\d)/giu;

/** Replaces what these patterns match by a sign that joins no digits. */
const without = (text: string, patterns: readonly RegExp[]): string =>
  patterns.reduce((rest, pattern) => rest.replace(pattern, ' · '), text);

/** Removes numbers that are certainly no phones. */
export const withoutHonestNumbers = (text: string): string => without(text, HONEST);

/** Removes PIN codes, except after a number word, which is not a town: eight two three seven 298554. */
export const withoutPins = (text: string): string =>
  text
    .replace(PIN, ' · ')
    .replace(OF_TOWN, (whole: string, word: string) => (digitHeard(word.toLowerCase()) === undefined ? ' · ' : whole));

/** Words near lists of numbers that nobody calls. */
const OF_LISTS =
  /marks?\b|\bper (?:plate|head|person|guest|piece|album|night|day|month|hour)\b|\bquot(?:ed|es?|ation)\b|caterer|প্লেট|score|maths?\b|physics|subject|jersey|lottery|\btables?\b|\bruns?\b|\brank|weight|temperature|\bages\b|\baged\b|percent|\bwon\b|heights?\b|odds|prices?\b|exam|semester|sem\b|kg\b|bowling|\ball out\b|\binnings\b|\bwickets?\b|rating|batch|নাম্বার পেয়েছি|গণিত|অঙ্ক|বয়স|উচ্চতা|পরীক্ষা|ইংরেজিতে|জার্সি|অঙ্কে/;

/** Returns a pattern in the form of `plainLetters`. It stays global if it was. */
const plain = (pattern: RegExp) => new RegExp(plainLetters(pattern.source), pattern.global ? 'gu' : 'u');
const LISTS = plain(OF_LISTS);
/** Whether a text is about numbers that nobody calls: prices, scores, sizes. */
export const tellsOfLists = (text: string): boolean => LISTS.test(text);

/** Words near exam marks. */
const OF_MARKS =
  /\bletters?\b|\bmid ?term\b|unit tests?\b|half yearly|\bmarks?\b|\bpeye(?:ch|s)\w*|\bpelam|\bpaisi|\bpaichi|\bscored?\b|subjects?|\bpapers?\b|bishoy|madhyamik|\bhs\b|\bssc\b|\bhsc\b|exam|porik\w*|results?\b|maths?\b|physics|chemistry|biology|geography|history|লেটার|মার্ক|পেয়েছ|পেলাম|পাইছি|বিষয়|মাধ্যমিক|পরীক্ষা|রেজাল্ট|গণিত|অঙ্ক|ইংরেজি|ভূগোল|ইতিহাস|বিজ্ঞান/;
/** Words for "number", which are also used for exam marks. */
const OF_NUMBERS = /\b(?:num|nmbr|nombor|nombar|nambar|namber|nomber|lambar|numbers?|digits?)\b|নম্বর|নাম্বার|নং|नंबर/g;
const MARKS = plain(OF_MARKS);
/** Whether a text is about exam marks and not about calls. */
export const tellsOfMarks = (text: string): boolean => MARKS.test(text) && !tellsOfCallsBesides(text);

/** Words that say that a number is to be called. */
const OF_CALLS =
  /\b(?:call\w*|ring|phones?|fone?|foner|phn|phon|ph|mob|mobiles?|mobail|cell|cel|tel|telephone|land ?line|land ?phone|std|area code|whats ?app|wa|wtsap|wtsp|wp|watsap|whatsap|whtsap|contact|reach|dial|text|txt|sms|num|nmbr|nombor|nombar|nambar|namber|nomber|lambar|numbers?|digits?|imo|viber|botim|bkash|nagad|gpay|paytm|ping|hit me|knock|jogajog|kotha bol(?:un|ben|o))\b|ফোন|মোবা?ঃ?(?![\p{L}\p{M}])|কথা বল(?:ুন|বেন|িবেন)|মোবাইল|নম্বর|নাম্বার|নং|এসটিডি|ল্যান্ড|হোয়াট|যোগাযোগ|জোগাযোগ|ডায়াল|কল (?:কর|দি)|মেসেজ|नंबर|फोन|कॉल|मोबाइल|व्हाट्स/u;
/** Words that say how to put a number together. */
const OF_PIECES =
  /\b(?:join\w*|jor[ea]|jure|jura|jud\w*|milaiye|miliye|milake|together|concat\w*|combine\w*|merge|revers\w*|backwards?|ult[ao]|decode|decimal|minus|plus|remove|without|ignore|strip|drop|delete|letters?|symbols?|one by one|ektar por|as one|half|halves|part|parts|piece|pieces|begin\w*|starts?|starting|middle|ends?|ending|finish|followed|rest|remaining|take|add|last|first|then|next|shuru|suru|sesh\w*|shesh\w*|prothom\w*|tarpor|por[e]?|pehle|aakhri|akhri|beech|baki|bhag|bhenge|aur|and|ar)\b|শুরু|শেষ|প্রথম|তারপর|পরের|বাকি|মিলিয়ে|মিলে|জুড়ে|জোড়া|উল্টো|বাদ দি|ভেঙে|शुरू|आखिरी|पहले|फिर|बाकी|उल्टा/;
/** Words that say how to put a phone together or to call it, and that are not used about other numbers. */
const OF_ASSEMBLING =
  /\b(?:join|jore|jure|concat\w*|together|decode|backwards?|reverse|ult[ao]|minus|remove|ignore|letters?|symbols?|digits|as one|one by one|ektar por|dial|call me|revers\w*|only the (?:num\w*|digits?|figures?)|sob jure|milaiye|miliye)\b|উল্টো|বাদ দি|জুড়ে|মিলিয়ে|उल्टा/;
/** Words that say that somebody is to call. */
const OF_CALLING = /\b(?:call\w*|fone?|phone|dial|ring|digits|letters?)\b|ফোন|কল কর|ডায়াল|फोन|कॉल/gu;
const CALLS = plain(OF_CALLS);
const CALLING = plain(OF_CALLING);
const PIECES = plain(OF_PIECES);
const ASSEMBLING = plain(OF_ASSEMBLING);
/** Words that a number is to be read backwards. */
const OF_REVERSE =
  /\b(?:revers\w*|backwards?|right to left|from the (?:end|back|right)|ult[aoei](?:ke)?|mirror|flip(?:ped)?|(?:pich[ho]*n|pech[ho]*n|dan|daan|sesh|shesh|last|right|peeche|ulto dik|aakhir) ?(?:e)? ?(?:theke|thake|se))\b|উল্টো|উলটো|উল্টা|(?:পেছন|পিছন|শেষ|ডান ?দিক) থেকে|उल्टा|उलटा|पीछे से/;
/** Words that numbers are to be joined in a row. */
const OF_JOINING =
  /\b(?:jog (?:kor|kar)\w*|jo[rd] (?:kor|kar|do|lo)\w*|jo[rd][aeo]|jur[ae]\w*|join\w*|jodl?o|milake|mila ?(?:ke|do)|mili?ye|miliye|por ?por|pash ?a ?pash[ie]|ek ?(?:sath|song)e?|ek ?saath|together|in a row|one after (?:another|the other)|as one|in order|bosh?iye|bosale|shajiye|sajiye|call\w*|fone?|phone|dial|ring|stick|tag on|attach|append|paste|glue|prefix|suffix)\b|যোগ কর|জোড়|জুড়|মিলিয়ে|পর ?পর|পাশাপাশি|একসঙ্গে|একসাথে|বসিয়ে|বসালে|সাজিয়ে|ফোন|কল কর|ডায়াল|जोड|मिलाकर|एक साथ|फोन|कॉल/;
const JOINING = plain(OF_JOINING);
/** Whether a text tells to join numbers in a row, or to call. */
export const tellsOfJoining = (text: string): boolean => JOINING.test(text);
/** Whether a text tells to read something backwards. */
export const tellsOfReverse = (text: string): boolean => OF_REVERSE.test(text);
/** Whether a text mentions calls, phones or numbers. */
export const tellsOfCalls = (text: string): boolean => CALLS.test(text);
/** Whether a text mentions calls, apart from the words that are used for any number. */
export const tellsOfCallsBesides = (text: string): boolean => tellsOfCalls(text.replace(OF_NUMBERS, ' '));
/** Whether a text contains words that may say how to put a number together. */
export const tellsOfPieces = (text: string): boolean => PIECES.test(text);
/** Whether a text tells how to put a number together, apart from the words for calls. */
export const tellsOfPutting = (text: string): boolean => {
  const rest = text.replace(CALLING, ' ');
  return ASSEMBLING.test(rest) || JOINING.test(rest);
};
/** Instructions to put numbers together; they count if a call is mentioned afterwards. */
const PUT_TOGETHER = [
  '\\b(?:put|place|set|line|string|keep|write|read|stick|piece|lay) (?:(?:them|these|those|it|all|both|up|the|numbers?|figures?|digits?|pieces) ){1,4}(?:all )?(?:together|side by side|in (?:a|one|that|this) (?:row|line|order)|in order|one after (?:another|the other)|next to each other|end to end)',
  '\\b(?:join|combine|merge|string|stitch) (?:all |up )?(?:them|these|those|the (?:numbers|figures|digits|pieces))',
  '\\b(?:number|nombor|nambar|sonkhya|egulo|sob|shob)\\w* (?:\\w+ )?(?:ju[dr]\\w*|jo[dr][ea]\\w*|pasha ?pashi|por ?por|miliye|milie|shajiye|sajiye|ek ?(?:sathe|songe))',
  'জুড়ে|জুড়ল|জোড়া (?:দি|লাগ)|পাশাপাশি|পর ?পর (?:বসা|বসি|লিখ|সাজা|রাখ)|মিলিয়ে (?:নিলে|নিয়ে|লিখ|পড়)|(?:একসঙ্গে|একসাথে) (?:লিখ|পড়|বসা)|সাজিয়ে',
  'जोड़|एक साथ (?:लिख|रख|पढ़)|मिलाकर',
].join('|');
/** Phrases that somebody is reached by a call. */
const REACHED = [
  '\\b(?:call|ring|phone|text|reach|contact|get|find|buzz|message) (?:me|us)\\b|\\bdial|\\b(?:my|our) (?:phone|mobile|number|no)\\b',
  '(?:phone|fone|call|ring|mobile|dial|ফোন|কল|ডায়াল|মোবাইল|फोन|कॉल)(?:e|এ|ে|টা| e)? ?(?:kor|paben|din|diben|karo|kar|kijiye|কর|পাবেন|পাওয়া|দেবেন|দিন|ধর|कर|कीजिए)',
  '(?:amake|amay|amader|amar|আমাকে|আমায়|আমাদের|আমার)\\s(?:number|phone|nombor|নম্বর|নাম্বার|ফোন|মোবাইল)',
].join('|');
const TOGETHER = plain(new RegExp(`(?:${PUT_TOGETHER})[^.!?।;\\n]{0,50}?(?:${REACHED})`));
/** Whether a text tells to put numbers together, and mentions a call after that. */
export const tellsOfTogether = (text: string): boolean => TOGETHER.test(text);
/** Whether a text says how to put a phone together or to call it, in words that are not used about other numbers. */
export const tellsOfAssembling = (text: string): boolean => ASSEMBLING.test(text);
