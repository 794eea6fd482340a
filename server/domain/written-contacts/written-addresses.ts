import { MAIL_HOSTS } from './handle-tables.ts';
import { plainLetters } from './seen-text.ts';

/* Detects e-mail addresses and links, in any notation of their signs. */

/** Returns a pattern for any of these words. */
const either = (words: string) => plainLetters(words).split(' ').join('|');
/** A mail provider, also in pieces. */
const HOST = `(?:${either(MAIL_HOSTS)}|g(?:ee|i)?[ .-]?mail|jee mail|ji mail|gmaildotcom|hot[ -]mail|g-m-a-i-l)`;
/** The character that replaces every notation of the @. */
const MARK = '\u0001';
/** Before the beginning and after the end of a word. */
const START = '(?<![\\p{L}\\p{M}\\d])';
const END = '(?![\\p{L}\\p{M}\\d])';

/** Words and signs that stand for others, with their replacements. */
const SPELLED: readonly [RegExp, string][] = (
  [
    [
      '[\\s(\\[{<*_-]{0,6}(?:attherate|at the rate(?: of)?|at d rate(?: of)?|at da rate|at rate of|ater rate|এট দ্য রেট|অ্যাট দ্য রেট|এট দা রেট|অ্যাট দা রেট|অ্যাট দি রেট|एट द रेट|ऐट द रेट)[\\s)\\]}>*_-]{0,6}',
      MARK,
    ],
    ['\\s{0,6}[(\\[{<*_]{1,4}\\s{0,6}(?:at|a|@|অ্যাট|এট|ऐट|एट|et)\\s{0,6}[)\\]}>*_]{1,4}\\s{0,6}', MARK],
    [
      '[\\s(\\[{<]{0,6}(?:a (?:with|in) a (?:circle|ring)|(?:circled|round|curly|gol|গোল|পেঁচানো|गोल) a)(?![\\p{L}])[\\s)\\]}>]{0,6}',
      MARK,
    ],
    ['\\s{0,6}[(\\[{<]\\s{0,6}full ?stop\\s{0,6}[)\\]}>]\\s{0,6}', '.'],
    ['\\s-at-\\s|\\s{1,6}(?:অ্যাট|এট|এ্যাট|ऐट|एट|ऍट|et|aet|4t|@t)\\s{1,6}', MARK],
    ['["\'+\\s]{2,9}@["\'+\\s]{2,9}', MARK],
    [
      '[\\s(\\[{<*_-]{0,6}(?<=[\\s(\\[{<*_-])(?:dot|d0t|doht|dott+|ddot|dhot|daut|ডট|डॉट|dawt|point)(?=[\\s)\\]}>*_-]|$)[\\s)\\]}>*_-]{0,6}',
      '.',
    ],
    [
      '(?<=[a-z\\d]),?\\s(?:তারপর |তার পর |এরপর )?(?:একটা |একটি )?(?:বিন্দু|ফোঁটা|ফুটকি|बिंदु|बिन्दु)(?: তারপর| তার পর| এরপর| দিয়ে)?,?\\s(?=[a-z\\d])',
      '.',
    ],
    ['\\s{0,6}[(\\[{<]\\s{0,6}(?:\\.|d)\\s{0,6}[)\\]}>]\\s{0,6}', '.'],
    [
      '[\\s(\\[{<*_-]{0,6}(?:forward slash|back slash|slash|oblique|স্ল্যাশ|অবলিক|स्लैश)[\\s)\\]}>*_-]{0,6}(?:at\\s)?|\\s{0,6}[(\\[{<]\\s{0,6}/\\s{0,6}[)\\]}>]\\s{0,6}',
      '/',
    ],
    [
      '[\\s(\\[{<*]{0,6}(?<=[\\s(\\[{<*])(?:[uao]n{0,2}d[aeo]?r?[ae]?[ -]?(?:s[ck]{0,2}[oa]{0,2}r+[eo]{0,2}|s[ck]{1,2}(?:oer?|ro?e?|o)|sk[uo]+r)|underc[o0]re?|(?:নিচু|নীচু|নিচের|নীচের|তলার) (?:দাগ|টান|রেখা)|আ(?:ন|ণ)্ডা(?:র ?|র্)স্কোর|অ্যান্ডারস্কোর|अंडर ?स्कोर)(?=[\\s)\\]}>*])[\\s)\\]}>*]{0,6}',
      '_',
    ],
    ['["\'+\\s]{2,9}\\.', '.'],
    ['\\s\\.\\s|\\s\\.(?=[a-z])|\\.\\s(?=com(?![a-z]))', '.'],
    ['\\s?[,;]\\s?(?=com(?![a-z]))', '.'],
    ['\\s/\\s?|(?<=\\.[a-z]{2,4})/\\s', '/'],
  ] satisfies [string, string][]
).map(([pattern, sign]) => [new RegExp(plainLetters(pattern), 'gu'), sign]);

/** Names of services in Indic scripts, with their Latin forms. */
const IN_LATIN: Record<string, string> = Object.fromEntries(
  plainLetters(
    'ফেসবুক=facebook লিংকডইন=linkedin লিঙ্কডইন=linkedin ইনস্টাগ্রাম=instagram ইন্সটাগ্রাম=instagram টেলিগ্রাম=telegram ইউটিউব=youtube স্ন্যাপচ্যাট=snapchat फेसबुक=facebook लिंक्डइन=linkedin इंस्टाग्राम=instagram टेलीग्राम=telegram यूट्यूब=youtube स्नैपचैट=snapchat',
  )
    .split(' ')
    .map((pair) => pair.split('=')),
);
/** Names of services in Indic scripts that are written in two words. */
const IN_PIECES = new RegExp(
  plainLetters(
    '(?<![\\p{L}\\p{M}])(?:ফেস বুক|লি(?:ং|ঙ্)কড ইন|ই(?:ন|ন্)স্?টা গ্রাম|টেলি গ্রাম|ইউ টিউব|স্ন্যাপ চ্যাট|फेस बुक|लिंक्ड इन|इंस्टा ग्राम|टेली ग्राम|यू ट्यूब|स्नैप चैट)',
  ),
  'gu',
);

/** Replaces signs that are written as words, and services in pieces, by their usual form. */
export const spelledOut = (text: string): string =>
  SPELLED.reduce(
    (rest, [pattern, sign]) => rest.replace(pattern, sign),
    text
      .replace(/\bgm[a4@][i1!l][l1!]\b/g, 'gmail')
      .replace(/\bc[0o]m\b/g, 'com')
      .replace(/\blinked-in\b/gi, 'linkedin')
      .replace(
        /\blinked in(?= (?:profile|id|name|e|te|account|dot com|then|tarpor|at)\b|:|[^.!?\n]{0,20}(?:\/|slash|oblique|[a-z]-[a-z]+-))/gi,
        'linkedin',
      )
      .replace(/\bgoogle(?:'s)? mail\b|গুগলের (?:চিঠি|মেল|মেইল)(?:র ঠিকানা)?/gi, 'gmail')
      .replace(/\b(face|you|insta|tele|snap) (book|tube|gram|chat)\b/gi, '$1$2')
      .replace(IN_PIECES, (name) => IN_LATIN[name.replace(/\s/g, '')] ?? name)
      .replace(/!nsta/gi, 'insta')
      .replace(/\buser name\b/gi, 'username')
      .replace(/ইউজার ?নেম/g, 'ইউজারনেম'),
  );

/** Endings of domains. */
const TLD =
  'com|net|org|in|info|edu|bd|me|io|co|app|link|live|ee|ly|gl|gd|gg|page|site|online|xyz|shop|store|blog|bio|uk|us|ca|au|ai|dev|tv|cc|gle|club|website|social|tech|family|photos|chat|name|wiki|fm|im|to';
/** Domain endings that are also words. With these, a full stop before may only lack its space. */
const WORDY = new Set(
  'in me co us to so app link live page site shop store blog name info family photos chat social tech club bio edu im'.split(
    ' ',
  ),
);
/** Words with which a sentence continues. */
const GOES_ON =
  /^\s*(?:the|a|an|my|our|his|her|this|that|it|is|we|i|and|or|\d|kolkata|india|some|all|future|present|fact|particular|short|addition|case|general|touch|laws?|love|amar|ami|of|for|to|with)\b/;
/** Sites of companies and products that families mention. */
export const KNOWN =
  /^(?:live|msn|amazon|booking|naukri|monster|indeed|makemytrip|flipkart|irctc|google|shaadi|jeevansathi|bharatmatrimony|99acres|magicbricks|policybazaar|practo|zomato|swiggy|myntra|coursera|udemy|wikipedia|bookmyshow|salesforce|monday|cricinfo|espncricinfo|cricbuzz|timesjobs|goibibo|yatra|cleartrip|bigbasket|paytm|snapdeal|ebay|alibaba|daraz|chaldal|pathao|bdjobs|rokomari|prothomalo|anandabazar|asp|vb|ado|socket|draw|next|nuxt|node|vue|three|d3|java|ml|hdfc|change|archive|stackoverflow|leetcode|chess|lichess|duolingo|nic|gov|ac|res|quikr|olx|justdial|sulekha|housing|nobroker|urbanclap|blinkit|cars|cars24|hotels|expedia|agoda|trivago|match|ancestry|walmart|x|y|openai|hotstar|netflix|imdb|gaana|saavn|bbc|ndtv|telegraphindia)$/;
/** Words before a site that is mentioned, not given: works at, bought from. */
const AT_WORK =
  /(?:work\w*|job|employ\w*|engineer|developer|manager|join\w*|bought|buy\w*|order\w*|shop\w*|clone of|chakri|project|from|via|startup|company|interview\w*|reads?|news|like|formerly)(?:\s\S+){0,3}\s{0,3}$/;

/** A domain with its ending, and what follows. */
const DOMAIN = new RegExp(
  `${START}([a-z0-9][a-z0-9-]{0,40})\\.(${TLD})((?:\\.(?:in|uk|bd|au))?)(/\\s?[^\\s/]|${END}(?!\\.\\p{L}))`,
  'gu',
);
/** Words that are not a domain. */
const NO_LABEL = /^(?:a|the|my|this|that|of|some|any|first|b|m|i|e|d|l|on|one|two|three|nine|ten|at|and|or)$/;

/** Characters before a domain that may show that it is only mentioned. */
const CHARACTERS_BEFORE = 40;

/** Whether a text gives a domain, with or without a path. */
function hasDomain(text: string): boolean {
  for (const found of text.matchAll(DOMAIN)) {
    const [whole, label = '', tld = '', second = '', behind = ''] = found;
    const start = found.index;
    const isLink =
      behind.startsWith('/') &&
      (label.length > 1 || /^(?:t|m|x|g|u)$/.test(label)) &&
      !/^(?:b|m)$/.test(label + (tld === 'com' ? '' : '.'));
    if (isLink) return true;
    const isTooShort = label.length < 3 && !/\sat $/.test(text.slice(0, start).slice(-4));
    if (isTooShort || NO_LABEL.test(label) || /^\d+$/.test(label) || KNOWN.test(label)) continue;
    const before = text.slice(Math.max(0, start - CHARACTERS_BEFORE), start);
    if (text[start - 1] === '.' && !/[a-z\d]\.$/.test(before)) continue;
    if (AT_WORK.test(before)) continue;
    if (second === '' && WORDY.has(tld) && GOES_ON.test(text.slice(start + whole.length))) continue;
    return true;
  }
  return false;
}

/** Words before an "at" that introduces a place. */
const PLACED =
  '(?:work\\w*|job|employed|engineer|manager|intern\\w*|am|is|was|are|stud\\w+|living|based|posted|doctor|teacher|dinner|meet|analyst|dev|developer|sde|officer|consultant|currently|now|home|prof|professor|hr|lead|team|also|executive|scientist|chakri|present|ex)';

/** The path of a person on a service: linkedin er por/in/soma-pal. */
const PATH = new RegExp(
  plainLetters(
    `${START}(?:linkedin|facebook|fb|instagram|insta|ig|youtube|twitter|telegram|snapchat|(?:লিংকডইন|লিঙ্কডইন|ফেসবুক|ইনস্টা|টেলিগ্রাম))[\\u09be-\\u09ccরএত]{0,3}(?:[\\s,]{1,2}(?:dot com|e|te|er|por|pore|tarpor|then|after|that|add|moddhe|giye|এর|পর|পরে|তারপর|के|बाद|फिर)){0,4}[\\s,:;=>→–—-]{0,4}(?:/\\s?,?\\s?(?:(?:in|ইন|इन|u|c)\\s?,?\\s?/|@|at )\\s?,?\\s?[a-z][\\w.-]{3,}|/\\s?[a-z]{2,}[._-][a-z\\d][\\w.-]*|[\\s,](?:in|ইন|इन)[\\s,]{0,2}(?:tarpor|then|তারপর|/)[\\s,]{0,2}[a-z]{2,}[._-][a-z\\d][\\w.-]*)|linkedin[^.!?\\n]{1,40}\\s(?!\\S*-(?:of|to|the|and|in|a|by|on|up|out|level|year|old|time)(?:-|\\s|$))[a-z]{3,}-[a-z]{2,}-[a-z\\d]{2,}(?![a-z-])`,
  ),
  'u',
);

/** Link services, also in pieces: linktr ee slash shovon.photo. */
const LINK_SERVICE =
  /(?<![a-z])(?:linktr[\s.]?ee|link ?tree|lnk[\s.]?bio|bio[\s.]?link|beacons[\s.]?ai|carrd[\s.]?co|about\.me|solo[\s.]?to|(?:t|wa|fb|m)[\s.]?me|bit[\s.]?ly|tiny ?url(?:[\s.]?com)?|goo[\s.]?gl|youtu[\s.]?be|tap[\s.]?link(?:[\s.]?(?:cc|at))?|allmylinks|linkin[\s.]?bio|msha[\s.]?ke|hoo[\s.]?be|forms[\s.]?gle|snipfeed|campsite[\s.]?bio)\s{0,2}\/\s?@?[\w+][\w.+-]{2,}/;
/** A name and a mail host with two to six parts: pbiswas at phys.jdvu.ac.in. */
const AT_HOST =
  /(?:^|([a-z']+)[\s:,-]{1,3}|[^a-z\d\s]\s?)([a-z][\w.-]{2,40}) (?:at|et|aet|@) ?((?:[a-z\d-]{1,30}\.){1,5}(?:com|in|net|org|edu|ac|gov|nic|res|info|bd|uk|io|co|us|au|ca))(?![\w.]*\w)/g;
/** What is found or done at a site, which is not a name. */
const AT_SITES =
  /^(?:results?|\w+ing|teach\w*|work\w*|stud\w*|learn\w*|lectur\w*|available|apply|applied|see|seen|look|check|checked|admissions?|forms?|portal|site|website|webpage|details?|book\w*|buy|bought|order\w*|shop\w*|register\w*|published|publication|listed|found|read|watch|visit\w*|online|research\w*|scholar|phd|student|faculty|degree|course|courses|hosted|page|notice|list|update\w*|download\w*|upload\w*|login|rates?|prices?|news|jobs?|career\w*|joined|enrolled|lecturer|postdoc|fellow|was|were|are|is|am|and|or|the|also|still|now|currently|here|there|it|him|her|them|us|me|you)$/;
/** A word before an @ that introduces a place. */
const IS_PLACED = new RegExp(
  `^(?:${PLACED}|stay\\w*|bed\\w*|bath\\w*|lunch|breakfast|party|puja|reach|free|rate|years?|yrs?|only|join\\w*|bhk|shops?|flats?|plots?|villas?|apartments?|duplex|house|bungalow|sites?|sale|rent|land|room|rooms|stall|counter|branch|event|booth|parking|garages?|balcon\\w+|godowns?|wedding|marriage|reception|ceremony|venue|posting|transfer\\w*|training|property|chamber|clinic|hospital|school|college|program\\w*|exhibition|picnic|trip|holidays?|visit\\w*|gathering|residence|house|rented|owned|own|floor|floors|bedroom|bathroom|kitchen|duplex|katha|bigha|acres?|decimal)\\W*$`,
);
/** Places and times that follow an @ which is no address. */
const AT_PLACES =
  /^(?:home|work|office|once|night|any|anytime|all|every|last|first|around|about|noon|midnight|dawn|dusk|morning|evening|lunch|dinner|breakfast|sharp|max|min|least|school|peace|the|a|my|our|salt|same|newtown|new|kolkata|howrah|durgapur|siliguri|behala|garia|barasat|dumdum|gariahat|tcs|google|infosys|wipro|ibm|iit|ju|cu|amazon)$/;

/** Whether a name and its mail host are given. */
const isAtHost = (text: string): boolean =>
  Array.from(text.matchAll(AT_HOST)).some(
    ([, before = '', name = '', host = '']) =>
      !AT_SITES.test(name) &&
      !IS_PLACED.test(name) &&
      (!KNOWN.test(host.split('.')[0] ?? '') || /mail|^id$|write/.test(before) || /[\d._]/.test(name)),
  );

/** Patterns of addresses and links, after `spelledOut`. */
const ADDRESS: readonly RegExp[] = [
  // An @ within a word. With spaces around it, it may introduce a place of work.
  /[^\s@]{1,64}@[a-z\u0980-\u09ff][^\s@]{1,64}/,
  /\bmeet\b.{0,12}\b[a-z]{3}-[a-z]{4}-[a-z]{3}\b/,
  /@\s(?:gmail|yahoo|hotmail|rediff|outlook|icloud|proton)/,
  new RegExp(
    `${MARK}\\s{0,6}(?:of )?(?:${HOST}|[\\p{L}\\d-]{1,60}\\s?[.#]\\s?\\p{L}{2,}|ok(?:hdfc|sbi|axis|icici)\\w*|ybl|paytm|upi|apl)`,
    'u',
  ),
  new RegExp(`${HOST}[^\\p{L}\\d]{0,6}(?:com|kom|c0m|c o m|কম|co|कॉम)${END}`, 'u'),
  new RegExp(`${HOST}\\s?(?:\\.|#)(?:[a-z]|ইন|নেট|$)`, 'u'),
  new RegExp(
    `(?<!${PLACED})\\s(?:at|att|et|aet|er|from)(?:[ -]{1,2}|(?<=at))(?:the )?(?:${HOST}|me\\.com|google'?s mail|ok ?(?:hdfc|sbi|axis|icici)\\w*|ybl|paytm|upi)${END}`,
    'u',
  ),
  new RegExp(`[a-z](?:[._]\\w{1,30}|\\d\\w{0,20})[^\\p{L}\\d.]{1,3}(?:at )?(?:${HOST})${END}`, 'u'),
  new RegExp(
    `[a-z]{4,}[._][a-z]{3,}${END}(?:[^\\p{L}\\d]{1,3}(?:and|then|the|usual|at|on|with|is|my|id|same|plus|ar|tarpor)){1,5}[^\\p{L}\\d]{1,3}(?:${HOST})${END}`,
    'u',
  ),
  new RegExp(`\\S{1,40}(?:অ্যাট|এট|এ্যাট)(?:${HOST})`, 'u'),
  // Excludes degrees in commerce: বি.কম.
  /(?<!(?<![\p{L}\p{M}])(?:বি|এম|बी|एम))\.(?:কম|নেট|ইন|অর্গ|कॉम)(?![\p{L}\p{M}])/u,
  /(?:h[tx]{2}ps?:?\/\/|www\s?\.|w w w|mailto:|\b(?:t|wa|fb|m)\s?\.?\s?me\s?\/|chat\.whatsapp|\btel:\d)/,
  /(?:^|\s)\/?(?:u|r|in|@)\/[\w-]{4,}/,
  PATH,
  LINK_SERVICE,
  /[a-z][\w.]{2,40}\s?#\d{4}(?!\d)/,
  /(?<![\w.])[a-z][\w.]{3,40}#(?:\d{3,5}|[a-z]{2,4}\d)(?!\w)/,
  new RegExp(`${START}(?:wa|t|fb|m)(?: |\\.| dot )me(?: |/|\\.){1,3}[\\w+]{4,}`, 'u'),
  /[a-z0-9-]{2}\[\.\][a-z]{2,}/u,
  /\blive:[\w.]{3,}/,
  /[a-z]at(?:gmail|yahoo|hotmail|rediffmail|outlook)(?:dot)?com/,
  /\b(?:www|https?)\b[\s.:/]{1,6}[\w-]{1,60}[\s.]{1,4}(?:com|in|net|org|co)\b/,
  /(?<![a-z\d])[a-z\d-]{2,40}\.[a-z]{2}\/[\w-]{3,}/,
];

/** Whether a text in small letters contains an e-mail address or a link. */
export function hasAddress(lower: string): boolean {
  const text = spelledOut(plainLetters(lower));
  return (
    ADDRESS.some((pattern) => pattern.test(text)) ||
    isNamedAt(text) ||
    isReachedAt(text) ||
    isAtHost(text) ||
    hasDomain(text) ||
    readBackwards(lower)
  );
}

/** Whether an @ with spaces is an address: ruma @ example, but not working @ TCS. */
const isReachedAt = (text: string): boolean =>
  Array.from(text.matchAll(/(\S{1,40})\s@\s?([a-z][\w.-]*)/g)).some(
    ([, before = '', behind = '']) => /[a-z]{2}/.test(before) && !IS_PLACED.test(before) && !AT_PLACES.test(behind),
  );

/** Whether an @ directly precedes a name: @rumasen. */
const isNamedAt = (text: string): boolean =>
  Array.from(text.matchAll(/(?:^|(\S{1,40})\s|[^\p{L}\d.\s])@([a-z_][\w.]{2,40})/gu)).some(
    ([, before = '', name = '']) => !IS_PLACED.test(before) && !AT_PLACES.test(name),
  );
/** Whether an address is written backwards: moc.liamg. */
const readBackwards = (text: string): boolean =>
  /(?:moc|gro|ni\.oc)\s?\.\s?[a-z]{3}|\bten\.[a-z]{3}|liamg|oohay|margatsni|koobecaf/.test(text);
