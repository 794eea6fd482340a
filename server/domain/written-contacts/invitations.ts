import { plainLetters } from './seen-text.ts';
import { APP, CASE, NETWORKS } from './service-names.ts';

/*
 * Detects a name or an id on another service with an invitation to write there: on the blue app "Rina Saha Katwa", send
 * a message.
 */

/** Compiles a pattern for texts in the form of `plainLetters`. */
const compile = (pattern: string) => new RegExp(plainLetters(pattern), 'iu');

/** Before the beginning and after the end of a word. */
const START = '(?<![\\p{L}\\p{M}\\d])';
const END = '(?![\\p{L}\\p{M}\\d])';

/** What is sent to somebody on a service. */
const SENT =
  'messages?|msgs?|mesej|massage|inbox|dms?|knock|nok|nock|text|ping|req|request|add|follow|interest|comment|buzz|like|chat|save|join|connect|contact|jogajog|search|মেসেজ|ম্যাসেজ|ইনবক্স|ডিএম|নক|টেক্সট|রিকোয়েস্ট|রিকুয়েস্ট|অ্যাড|এড|ফলো|কমেন্ট|ইন্টারেস্ট|লাইক|চ্যাট|সেভ|জয়েন|যোগাযোগ|সার্চ|मैसेज|मेसेज|इनबॉक्स|रिक्वेस्ट|फॉलो|ऐड|एड|संपर्क|सर्च';
/** Requests to send it. */
const DO =
  'din|dio|diyo|dien|diyen|diben|deben|den|dao|debe|kor(?:o|un|ben|en|bo|te)|koiren|koren|pathan|pathio|pathao|pathaben|me|us|there|karo|karna|karen|karein|kijiye|kijiyega|bhej\\w*|dena|de|here|it|দিন|দিও|দিয়ো|দিয়েন|দিবেন|দেবেন|দেন|দাও|কোরো|করো|করুন|করবেন|কইরেন|করেন|পাঠান|পাঠাও|পাঠাবেন|পাঠিও|করতে|करना|करें|करो|कीजिए|कीजिएगा|भेजें|भेजना|देना|दें';
/** What the reader is asked to do at a name. */
const INVITATION = `(?:(?:${SENT})(?: (?:option|ta|kore|করে))? (?:${DO})|(?:drop|send|leave|shoot) (?:me |us )?(?:a |an )?(?:message|msg|line|hi|text|request|interest|note|dm)|say (?:hi|hello)|write (?:to )?(?:me|us|there)|(?:message|ping|write|text|connect|dm|knock|contact|chat)(?= there|\\W*$)|likh(?:un|ben|o|en|be)|khuj(?:un|ben|o|e nio|e nin|e neben|le)|khoj(?:o|en|iye)|khujle|kotha (?:hobe|hok|bol(?:bo|i|un|ben))|লিখুন|লিখবেন|লিখলেই|লিখো|লেখো|খুঁজুন|খুঁজবেন|খুঁজো|খুঁজে (?:নিন|নিও|নেবেন|নিয়েন)|কথা (?:হবে|হোক|বলব|বলবো|বলি|বলুন|বলবেন)|लिखें|लिखिए|लिखना|खोजें|ढूंढें|ढूंढ लेना|बात करें)`;

/** Words between a service and a name in quotes. */
const BEFORE =
  '(?: (?:i|am|is|as|my|ami|amar|amake|nam|naam|name|names|page|id|account|acc|profile|channel|group|find|search|look|for|up|me|us|holo|hol|hocche|achi|ache|te|by|type|khujun|khujle|likhun|mera|meri|main|hoon|hai|আমি|আমার|আমাকে|আমাদের|নাম|পেজ|পেজে|গ্রুপ|গ্রুপে|আছে|দেওয়া|আইডি|প্রোফাইল|চ্যানেল|হল|হলো|আছি|খুঁজুন|লিখুন|সার্চ|मैं|मेरा|मेरी|नाम|हूं|आईडी)[,:–-]?){0,5}';
/** Words between the name and the invitation. */
const BEHIND =
  '[\\s,;:.–-]{0,3}(?:[ ,]{0,2}(?:page|pej|group|channel|amar|my|naame?|namey|nam|name|achi|ache|ami|likhe|bole|diye|okhane|okhanei|sekhane|there|and|then|please|pls|plz|ektu|just|you|can|par|par[eo]n|ekta|a|to|me|us|hai|hoon|se|par|pe|e|te|is|my|id|that|পেজ|গ্রুপ|চ্যানেল|আমার|আমাদের|পাতা|নামে|নাম|আছি|আমি|লিখে|বলে|দিয়ে|ওখানে|ওখানেই|সেখানে|সেখানেই|একটু|প্লিজ|একটা|পেজে|এ|তে|नाम|से|हूं|पर|वहां|वहाँ|लिखकर)[,:–-]?){0,6}';
/** Signs before an invitation. */
const SIGN = '[\\s,;:.!–—-]{0,4}';

/** A text in quotes, as a name. */
const QUOTES = '["“”‘\'«][^"”’\'»\\n]{3,40}["”’\'»]';
/** A service by any of its names, with an ending. */
const SERVICE = `${START}(?:${NETWORKS}|${APP})${CASE}(?![\\p{L}\\p{M}\\d])`;
/** A service, a name in quotes and an invitation. */
const QUOTED = compile(`${SERVICE}[,:–-]?${BEFORE}\\s{0,2}${QUOTES}${BEHIND}${SIGN}${START}${INVITATION}${END}`);
/** A name in quotes, a service and an invitation: "Rina Saha Katwa" on the blue app, send a message. */
const QUOTED_FIRST = compile(
  `${QUOTES}${BEHIND} ?(?:on |in |at |the )*${SERVICE}${BEFORE}${BEHIND}${SIGN}${START}${INVITATION}${END}`,
);

/** A name labelled as one on the service, whatever follows: fb profile "Megh Bala". */
const LABELLED = compile(
  `${SERVICE}(?: (?:er|e|amar|my|r|আমার))?(?: (?:profile|name|naam|nam|id|account|handle|প্রোফাইল|নাম|আইডি|হ্যান্ডেল|नाम|प्रोफाइल|आईडी)(?:ta|টা)?|(?= (?:ami|am|আমি|मैं) ${QUOTES}\\s?(?:[,.!।]|$|naam|hi|ach|নাম|আছি|नाम)) (?:ami|am|আমি|मैं))(?: (?:is|holo|hol|ta|হল|হলো|टा))?[ :–-]{1,3}${QUOTES}`,
);

/** Words for "there". */
const THERE =
  '(?:there|okhan(?:e|ei|eo)|sekhan(?:e|ei|eo)|oikhan(?:e|ei)|oitay|ওখানে|ওখানেই|সেখানে|সেখানেই|ওইখানে|ঐখানে|वहां|वहाँ|वहीं|उधर|wahan|wahin|udhar)';
/** An id of letters and digits: JXR8841. Ids of this site are excluded, because they do not lead elsewhere. */
const ID = '(?!sv\\d{6})(?=[a-z\\d-]{5,14}(?![a-z\\d]))(?=[\\d-]*[a-z])[a-z\\d-]*\\d{3}[a-z\\d]*';
/** Words for an id. */
const OF_ID = '(?:id|i\\.d|ids|profile|prof|code|member|user|আইডি|আইডী|প্রোফাইল|কোড|आईडी|प्रोफाइल|कोड)';
/** A few words without a digit, in the same sentence. */
const NEAR = '[^.!?।\\n\\d]{0,24}';
/** An invitation to write there. */
const WRITE_THERE = `(?:${THERE}(?:\\s\\S{1,12}){0,3}?\\s${INVITATION}|${INVITATION}\\s${THERE})`;
/** An id elsewhere, with an invitation to write there. */
const ID_ELSEWHERE = compile(
  `${START}${OF_ID}(?:টা|ta)?${END}${NEAR}${START}${ID}${END}[^!?\\n]{0,20}${START}${WRITE_THERE}${END}`,
);

/** Other matrimonial sites. */
const SITES =
  '(?:shaadi|shadi|second ?shaadi|jeevan ?sathi|jibon ?sathi|\\S{0,8}matrimon\\S{0,8}|\\S{0,6}marriage|biyeta|abp weddings?|bumble|tinder|aisle|hinge|betterhalf|(?:other|another|onno|oi|sei|dusri|doosri|us) (?:site|app)|শাদি|জীবনসাথী|জীবন সাথী|\\S{0,10}ম্যাট্রিমনি|বিয়েটা|এবিপি|টিন্ডার|বাম্বল|(?:অন্য|ওই|ঐ|সেই) (?:সাইট|অ্যাপ)|शादी|जीवनसाथी|मैट्रिमोनी|दूसरी साइट)';
/** A phrase that the contacts are visible there. */
const CONTACTS =
  '(?:contacts?|kontakt|number|কনট্যাক্ট|যোগাযোগ|নম্বর) (?:is |ta |টা )?(?:open|free|khola|visible|dekha jay|খোলা|ফ্রি|দেখা যায়)';
/** An id on one of these sites, with an invitation to write or to see the number. */
const ON_SITES = compile(
  `${START}${SITES}[^!?।\\n\\d]{0,30}?${START}${ID}${END}[^!?\\n]{0,20}?${START}(?:${INVITATION}|${CONTACTS})${END}`,
);

/** An id before one of these sites, with an invitation to write or to see the number. */
const ON_SITES_BEHIND = compile(
  `${START}${ID}${END}[^!?।\\n\\d]{0,12}?${START}${SITES}[^!?\\n]{0,20}?${START}(?:${INVITATION}|${CONTACTS})${END}`,
);

// The cheap checks come first: the patterns take tens of milliseconds to compile, and most texts have neither a quote
// nor an id.
const HAS_QUOTE = /["“”‘'«]/;
const HAS_ID = /\d{3}/;

/** Whether a text invites the reader to write to a name or an id on another service. */
export const isInvitedElsewhere = (text: string): boolean =>
  (HAS_QUOTE.test(text) && (QUOTED.test(text) || LABELLED.test(text) || QUOTED_FIRST.test(text))) ||
  (HAS_ID.test(text) && (ID_ELSEWHERE.test(text) || ON_SITES.test(text) || ON_SITES_BEHIND.test(text)));
