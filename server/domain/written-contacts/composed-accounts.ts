import { denyingWords, mailHosts, type Token, tokensOf } from './account-words.ts';
import { plainLetters } from './seen-text.ts';

/*
 * Detects an account's name that the reader must put together: first name rimjhim then surname kar then 91 no gap,
 * gmail.
 */

/** Compiles a pattern for texts in the form of `plainLetters`. */
const compile = (pattern: string) => new RegExp(plainLetters(pattern), 'iu');

/** Before the beginning and after the end of a word. */
const START = '(?<![\\p{L}\\p{M}\\d])';
const END = '(?![\\p{L}\\p{M}\\d])';
/** Compiles a pattern for whole words. */
const phrase = (words: string) => compile(`${START}(?:${words})${END}`);

/** The mail providers, as alternatives of a pattern. */
const HOSTS = Array.from(mailHosts).join('|');
/** A mail provider at the beginning or the end of the text. */
const AT_AN_END = compile(`^\\P{L}*(?:${HOSTS})${END}|${START}(?:${HOSTS})\\P{L}*$`);
/** Words for "joined". */
const JOINED =
  '(?:jure|jore|jude|joined|together|ek ?(?:sathe|songe)|ek ?saath|jod ?(?:ke|kar)|miliye|milake|lagiye|pash[ao] ?pash[ie]|side by side|জুড়ে|জোড়া|একসাথে|একসঙ্গে|মিলিয়ে|লাগিয়ে|পাশাপাশি|जोड़ ?कर|जोड़ ?के|मिलाकर|एक साथ)';
/** Words for persons and dates after which a year is a year of birth, not a part of an account's name. */
const NO_PERSON =
  '(?!(?:ami|amra|apni|apnara|dada|didi|bhai|bon|baba|batch|year|since|from|the|আমি|আমরা|আপনি|দাদা|দিদি|ভাই|বোন|বাবা|मैं|हम)[ ,])';
/** A number that follows: then 91. */
const WITH_NUMBER = '(?:then|and|plus|tarpor|phir|তারপর|ar|আর|फिर) \\d{1,4}';
/** Letters spelled by words: s for sun. */
const SPELLED = compile(
  `(?:${START}(?!a for \\w+\\W+(?:and )?b for)[a-z]\\s?(?:for|as in|se|4|fore?|=)\\s?[a-z]{3,12}[\\s,;]{1,3}(?:and |then |phir |tarpor )?){3}`,
);

/** Phrases that, beside a service, are used only about an account's name. */
const SURE_PHRASES: readonly RegExp[] = [
  phrase(
    'joined (?:with|by)|preceded by|all together|spell it|with \\d for [a-z]|then (?:my |the |his |her )?(?:birth ?year|year of birth|surname|last name|first name|title)',
  ),
  compile('^\\P{L}*[a-z]{3,14} (?:dash|dot|hyphen) [a-z]{2,14}(?![a-z])'),
  phrase(
    'no (?:gaps?|spaces?|blanks?)(?! (?:years?|in|for|of|at|to|left|between|here|there|from|since|after))|(?:without|w/o|bina) (?:any )?(?:gaps?|spaces?|blanks?)|(?:gap|space)s? (?:nei|nai|chara|chhara|nahi|mat|baa?d|remove)|nospace|no plus|all (?:small|lower ?case|one word)(?= (?:letters?|caps|at|on)(?!\\S)|\\W*$|,)|(?:one|single) word|run together|(?:গ্যাপ|স্পেস|ফাঁক) (?:নেই|নাই|ছাড়া|হবে না)|फाँक नहीं|बिना स्पेस',
  ),
  phrase('under ?score|hyphen|আন্ডারস্কোর|अंडरस्कोर'),
  phrase(
    '(?:first|starting|initial|1st|last|capital) (?:letters?|alphabets?|initials?)|initials (?:of|from)|acronym|prothom okkhor\\w*|(?:suru|shuru)r okkhor\\w*|pehl[ae] (?:akshar|letter)|প্রথম (?:অক্ষর\\S*|বর্ণ\\S*)|आद्याक्षर|पहला अक्षर',
  ),
  phrase('letters? (?:are|is|r)(?=:? \\S(?:\\s|$))|spelt|spelled|spelling|banan|বানান|স্পেলিং|वर्तनी'),
  SPELLED,
  phrase(
    '(?:then|majhe|between|middle|tarpor|phir|e|মাঝে|মাঝখানে|তারপর|फिर|बीच में)(?: ek| ekta| a| একটা)? (?:dots?|dash|point|full ?stop|ডট|ড্যাশ|डॉट)|(?:dot|dash|ডট|ড্যাশ|डॉट) (?:then|majhe|in between|tarpor|phir|diye|মাঝে|তারপর|দিয়ে)|tailed by|squeezed|joined up|glued|back to back',
  ),
];
/** Phrases that are also used about other things. */
const POSSIBLE_PHRASES: readonly RegExp[] = [
  AT_AN_END,
  phrase('handle|id|username|my (?:insta|ig|fb|snap|telegram|twitter|gmail)|আইডি'),
  phrase('then|after that|followed by|next|plus|add|tarpor|er por|phir|তারপর|এরপর|তার পরে|फिर|उसके बाद'),
  phrase(
    '(?:first|given|sur|last|family|pet|nick|daak|dak|full|good|my|her|his|middle) ?(?:name|naam|nam)|title|podobi|padobi|surname|পদবি|পদবী|ডাকনাম|পুরো নাম|নাম|উপাধি|उपनाम|नाम',
  ),
  phrase(
    'in ?between|between|majhe|majhkhane|beech|in the middle|at the (?:end|start)|sheshe|seshe|মাঝে|মাঝখানে|শেষে|बीच',
  ),
  compile(
    `${START}(?:then|and|tarpor|phir|plus|তারপর|,)\\s?\\d{1,4}${END}(?!\\s?(?:years?|yrs?|bochor|বছর|months?|days?))`,
  ),
  phrase('minus|together|(?:starts?|begins?|ends?|starting|ending) with|(?:[a-z]+) (?:\\d{2,4}) no (?:gaps?|spaces?)'),
  /(?:[A-Z][a-z]+[\s,]+){2}[A-Z][a-z]+/,
];
/** Phrases that suffice beside a service. */
const SUFFICIENT_PHRASES: readonly RegExp[] = [
  compile(
    `^\\P{L}*(?:${HOSTS})${END}.{3,60}${START}${WITH_NUMBER}\\P{L}*$|${START}${WITH_NUMBER}[\\s,.-]{1,4}(?:${HOSTS})\\P{L}*$`,
  ),
  phrase(
    '(?:without|w/o|bina) (?:any )?(?:gaps?|spaces?)|(?:gap|space)s? (?:chara|chhara|baa?d)|(?:গ্যাপ|স্পেস|ফাঁক) ছাড়া|बिना स्पेस',
  ),
  SPELLED,
  /(?<![a-z])[a-z]{3,20}\+[a-z]{2,20}\+[a-z\d]/i,
  // A name and a year, joined.
  compile(
    `${START}${NO_PERSON}[\\p{L}\\p{M}]{3,16},? (?:ar|r|and|plus|with|aur|o|er sathe|er pashe|আর|ও|এবং|और)? ?\\(?\\d{2,4}\\)?,? (?:${HOSTS}),? ${JOINED}${END}|${START}${NO_PERSON}[\\p{L}\\p{M}]{3,16},? (?:ar|r|and|plus|with|aur|o|er sathe|er pashe|আর|ও|এবং|और)? ?\\(?\\d{2,4}\\)?,? ${JOINED}${END}`,
  ),
  compile(
    `${START}(?:birth ?year|year|jonm[oa] ?sh?al|sh?aa?l|bochor|জন্মসাল|জন্মের সাল|সাল|साल)(?:ta|er|টা)?(?:,? \\d{4})?,? (?:\\S{1,12} )?${JOINED}${END}`,
  ),
];
/** The end of a sentence. */
const SENTENCE_END = /[.।!?]$/;
/** Number of words before and after a service that are judged with the service. */
const NEAR_WORDS = 14;

/** Whether a token is a service or a mail provider. */
const isService = ({ word, service }: Token, at: number, all: readonly Token[]): boolean =>
  service === 'sure' || mailHosts.has(word) || (word === 'mail' && /^(?:g|google|e)$/.test(all[at - 1]?.word ?? ''));

/**
 * Whether a text tells how to put an account's name together. Beside a service, a phrase of `SUFFICIENT_PHRASES`
 * suffices. A phrase of `SURE_PHRASES` needs a further phrase, or two if the service may belong to another sentence.
 */
export function isComposed(text: string): boolean {
  if (![...SURE_PHRASES, ...SUFFICIENT_PHRASES].some((sign) => sign.test(text))) return false;
  const tokens = tokensOf(text);
  const at = tokens.findIndex(isService);
  if (at < 0) return false;
  const near = tokens.slice(Math.max(0, at - NEAR_WORDS), at + NEAR_WORDS);
  const isDenied = near.some(
    ({ word }, index) =>
      denyingWords.has(word) &&
      !/^(?:gaps?|spaces?|blanks?|dots?|plus|under ?scores?|dash(?:es)?|hyphens?|signs?|capitals?)$/.test(
        near[index + 1]?.word ?? '',
      ) &&
      !/^(?:nei|nai|nahi|নেই|নাই)$/.test(word),
  );
  if (isDenied) return false;
  if (SUFFICIENT_PHRASES.some((sign) => sign.test(text))) return true;
  const sureCount = SURE_PHRASES.filter((sign) => sign.test(text)).length;
  const possibleCount = POSSIBLE_PHRASES.filter((sign) => sign.test(text)).length;
  const isOneSentence = tokens.length < NEAR_WORDS || !SENTENCE_END.test(tokens[at - 1]?.written ?? '');
  const leastPhrases = isOneSentence ? 2 : 3;
  return sureCount > 0 && sureCount + possibleCount >= leastPhrases;
}
