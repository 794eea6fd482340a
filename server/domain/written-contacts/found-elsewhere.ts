import { plainLetters } from './seen-text.ts';

/*
 * Detects texts that tell the reader where to find somebody: a friend request, a group and its admin, a shop with a
 * listed number.
 */

/** Compiles a pattern for texts in the form of `plainLetters`. */
const compile = (pattern: string) => new RegExp(plainLetters(pattern), 'u');

/** Before the beginning and after the end of a word. */
const START = '(?<![\\p{L}\\p{M}\\d])';
const END = '(?![\\p{L}\\p{M}\\d])';
/** Words before a request. */
const ACT = '(?:please |pls |plz |kindly |just |you (?:can|may) |can you |do |to |and |amake |amay |আমাকে |আমায় )';
/** A request to the reader, at the beginning of a sentence or after "please". */
const REQUEST = compile(
  `(?:^|[.!?,;:\\n।] ?|${START}${ACT})(?:send|drop|give|shoot) (?:me|us|him|her) (?:a )?(?:friend|fb|facebook) ?request|${START}(?:friend request|ফ্রেন্ড রিকোয়েস্ট|ফ্রেন্ড রিকুয়েস্ট|फ्रेंड रिक्वेस्ट) (?:pathan|pathaben|pathao|din|diben|diyen|bhejen|bhejiye|পাঠান|পাঠাবেন|পাঠাও|দিন|দেবেন|भेजें|भेजिए)`,
);
/** A group or page. */
const GROUP = compile(`${START}(?:group|page|গ্রুপ|গ্রুপে|পেজ|পেজে|ग्रुप|पेज)${END}`);
/** The admin of a group. */
const ADMIN = compile(`${START}(?:admin|moderator|owner|অ্যাডমিন|এডমিন|অ্যাডমিনও|মডারেটর|एडमिन)${END}`);
/** A request to write there. */
const WRITE = compile(
  `${START}(?:message|msg|inbox|dm|knock|write to|contact) (?:me|us|koro|korun|korben|din|there)|(?:মেসেজ|ইনবক্স|নক|জয়েন) (?:দিন|করুন|করবেন|দেবেন)|मैसेज (?:करें|कीजिए)`,
);

/** Search engines and directories. */
const DIRECTORY = compile(
  `${START}(?:google|goog?le|just ?dial|sulekha|india ?mart|truecaller|yellow pages|গুগল|গুগলে|জাস্ট ?ডায়াল|জাস্টডায়ালে|ট্রুকলার|गूगल|जस्ट ?डायल)`,
);
/** A search that the reader is asked to make, not one that somebody has made. */
const LOOK = compile(
  `(?:^|[.!?,;:\\n।] ?|${START}${ACT})google ["“']?[\\p{Lu}\\p{L}]|${START}(?:search|type|look up|look for|find)${END}|${START}(?:khujun|khujben|khujle|khojen|search korun|search korle|likhun|likhle|dekhun|dekhle)${END}|খুঁজুন|খুঁজলে|খুঁজে নিন|সার্চ কর(?:ুন|লে)|লিখলে|লিখুন|দেখুন|खोजें|खोजिए|सर्च करें`,
);
/** Words for a number. */
const OF_NUMBER = compile(`${START}(?:number|numbers|phone|nombor|number ta|no)${END}|নম্বর|নাম্বার|ফোন|नंबर|फोन`);
/** Words for the person or shop that the number belongs to. */
const WHOSE = compile(
  `${START}(?:my|our|ours|us|me|amader|amar|father'?s|uncle'?s|brother'?s|shop|dokan|dokaner|office)${END}|আমার|আমাদের|বাবার|দোকান|मेरा|मेरी|हमारा|हमारी|दुकान`,
);
/** Words that the number is found there, and a request to call it. */
const FOUND = compile(
  `${START}(?:call|ring|dial|phone) (?:the|that|it|us|me|korun|korben|there)|${START}(?:peye jaben|paben|pabe|milbe|shown|listed|comes? up|there)${END}|পেয়ে যাবেন|পাবেন|মিলবে|ফোন কর(?:ুন|বেন)|কল কর(?:ুন|বেন)|मिलेगा|फोन करें|amader ?i${END}`,
);

/** Directories that are used only for numbers. */
const OF_NUMBERS = compile(
  `${START}(?:just ?dial|sulekha|india ?mart|truecaller|yellow pages|practo|(?:telephone|phone) (?:directory|book)|জাস্ট ?ডায়াল|ট্রুকলার|जस्ट ?डायल)`,
);
/** A name in quotes or with large letters: Sen Sweets. */
const OF_NAME = /["“‘][^"”’]{3,40}["”’]|(?<!\p{L})\p{Lu}[\p{Ll}\p{M}]+ \p{Lu}\p{Ll}/u;
/** Negations. */
const DENIED = compile(`${START}(?:not|never|don't|dont|no|nei|nai|na|নেই|না|নাই|नहीं)${END}`);
/** Words that the number is found in a directory. */
const IS_FOUND = compile(
  `(?:peye jaben|paben|pabe|milbe|shown|listed|comes? up)${END}|পেয়ে যাবেন|পাবেন|মিলবে|मिलेगा|(?:and|then|kore) (?:call|ring|phone)|okhane|ache${END}|ওখানে|আছে`,
);
/** Minimum sum of the signs of `isInDirectory`. */
const LEAST_SIGNS = 4;

/** Whether enough signs occur together: a directory, what to search for there, and that the number is found. */
function isInDirectory(text: string, lower: string): boolean {
  if (!DIRECTORY.test(lower) && !OF_NUMBERS.test(lower)) return false;
  if (DENIED.test(lower)) return false;
  const signs =
    (OF_NUMBERS.test(lower) ? 2 : 1) +
    (LOOK.test(lower) || /google it/.test(lower) ? 1 : 0) +
    (OF_NUMBER.test(lower) ? 1 : 0) +
    (IS_FOUND.test(lower) ? 1 : 0) +
    (OF_NAME.test(text.replace(/google /gi, '')) ? 1 : 0);
  return signs >= LEAST_SIGNS;
}

/** A phrase that the number is in a picture. */
const IN_PICTURE = compile(
  `(?<!(?:flat|house|room|floor|plot|door|roll|ward|block|ফ্ল্যাট|ফ্ল্যাটের|বাড়ির|রোল) )(?:number|nombor|phone|mobile|contact|qr|নম্বর|নাম্বার|ফোন|नंबर)(?: ?(?:ta|টা|is|also|o|code|no))?[^.!?।\\n]{0,20}${START}(?:(?:in|on|behind) (?:my |our |the |his |her )?(?:\\S+ )?(?:photo|picture|pic|image|biodata|pdf|card)s?|(?:photo|chobi|pic|biodata|pdf)\\S{0,12} (?:r )?(?:\\S+ )?(?:e|te) (?:lekha|likhe))|${START}(?:photo|picture|pic|chobi|biodata|pdf|ছবি|ফটো|বায়োডাটা)\\S{0,12}[^.!?।\\n]{0,25}(?:number|nombor|phone|নম্বর|নাম্বার|ফোন)(?: ?(?:ta|o|টা|ও))? (?:lekha|likhe|written|লেখা|লিখে|লিখেছি)|scan (?:the |my )?qr`,
);

/** A full name on a service, at the beginning of a sentence: Rina Saha on Facebook. */
const ON_SERVICE =
  /(?:^|[.!?\n]\s{0,3})["“]?[A-Z][a-z]+ [A-Z][a-z]+["”]?,? (?:on|in|at) (?:[Ff]acebook|FB|fb|[Ii]nsta(?:gram)?|[Ll]inked[Ii]n|[Tt]elegram|[Ss]napchat|[Ss]kype)\b(?! (?:is|was|has|says|said|and|who))/;

/** A channel for videos. */
const CHANNEL = compile(`${START}(?:channel|vlog|you ?tube|yt|ইউটিউব|চ্যানেল|চ্যানেলে|चैनल)`);
/** The name of a channel or page. */
const NAMED = compile(
  `["“”'‘]|${START}(?:channel|page) (?:name|is|er naam|called)|(?:চ্যানেলের|পেজের) নাম|নাম(?:ে|টা)?${END}`,
);
/** A place of a channel at which to write or to read a number. */
const THERE = compile(
  `${START}(?:comment|comments|about|description|bio)${END}.{0,40}${START}(?:number|phone|mail|contact|section|korun|koro|likhun|write|leave|below)|${START}(?:number|phone|contact)${END}.{0,30}${START}(?:about|description|bio)${END}|${START}leave a comment|কমেন্ট.{0,30}(?:লিখুন|করুন|জানান|দিন)`,
);

/** Whether a text tells the reader where else to find somebody or a number. */
export function isFoundElsewhere(text: string): boolean {
  const lower = text.toLowerCase();
  if (REQUEST.test(lower) || isInDirectory(text, lower) || ON_SERVICE.test(text)) return true;
  if (IN_PICTURE.test(lower) && !DENIED.test(lower)) return true;
  if (GROUP.test(lower) && ADMIN.test(lower) && WRITE.test(lower)) return true;
  if (CHANNEL.test(lower) && NAMED.test(lower) && THERE.test(lower)) return true;
  return DIRECTORY.test(lower) && LOOK.test(lower) && OF_NUMBER.test(lower) && WHOSE.test(lower) && FOUND.test(lower);
}
