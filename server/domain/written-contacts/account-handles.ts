import { CERTAIN_NAME, isUnknown, nameWeight } from './account-names.ts';
import { isDone } from './account-verbs.ts';
import { accountWords, denyingWords, isFirstName, plainWords, type Token } from './account-words.ts';
import { plainLetters } from './seen-text.ts';
import { CASE, APP as SIGNED_APP } from './service-names.ts';

/*
 * Detects a short name of a service directly followed by an account's name, anywhere in a text: ig singsbyrudra our son
 * works.
 */

/** Short names of services. */
const SHORT_SERVICES =
  /^(?:ig|insta|inst|instaa|1nsta|instagram|fb|fbid|tg|telegram|sc|snap|snapchat|gram|yt|tiktok|discord|skype|imo|ইনস্টা|ইন্সটা|इंस्टा)$/;
/** Abbreviations that also have a meaning for people: scheduled caste, inspector general. */
const ABOUT_PEOPLE = /^(?:SC|IG|TG|Sc|Ig)$/;
/** A token that may be between a service and an account's name: a word for an account, or a sign. */
const BETWEEN = /^(?:id|handle|name|page|acc|account|is|as|:|=|-|–|@)?$/;
/** Maximum number of tokens between a service and an account's name. */
const MOST_BETWEEN = 2;

/** An activity with a person's name, as accounts are called: singsbyrudra, dancewithrimi. */
const ACTIVITY_BY_PERSON = /^[a-z]{3,}(?:by|with|loves)[a-z]{3,}$/;
/** An activity or a thing with a person's name, in words that are hardly anything else. */
const SURE_ACTIVITY_BY_PERSON =
  /^(?:[a-z]+s|art|food|paint|photo|travel|music|dance|song|sing|cook|bake|life|draw|sketch|craft|click|clicked|made|baked|painted|cooked|written|drawn|shot|style|lens|frame|vibe|day|diary|world|kitchen|story|cooking|painting|singing|dancing|baking)(?:by|with|of)[a-z]{3,}$/;
/** English words that only look like an activity with a person's name. */
const ENGLISH_BY =
  /^(?:hereby|whereby|standby|stand|pass|good|lull|hobby|forth|not|here|there|where|what|who|pass)(?:by|with|of)/;

/** Whether a word is an activity with a person's name, and hardly anything else. */
export const isByName = (word: string): boolean => SURE_ACTIVITY_BY_PERSON.test(word) && !ENGLISH_BY.test(word);

/** Minimum number of letters before a first name at the end of a word. */
const LEAST_BEFORE = 4;
/** Ordinary words that end like a first name: durgapuja, paromita. */
const ENDS_ALIKE = /(?:puja|pooja|mita|joy|amit|rana|mim)$/;
/** Whether a word ends in a first name, with at least `LEAST_BEFORE` letters before it. */
function endsInName(word: string): boolean {
  for (let size = 3; size <= word.length - LEAST_BEFORE; size += 1)
    if (isFirstName(word.slice(-size)) && !ENDS_ALIKE.test(word)) return true;
  return false;
}

/** Number of letters from which on an unknown word may be an account's name. */
const LONG_WORD_LETTERS = 9;
/** Abbreviations with almost no other meaning, so that any unknown word after them is an account. */
const UNMISTAKABLE_SERVICES = /^(?:ig|tg)$/;
/** Words that continue about the person, so that the word before them was an account: ig titlirkotha our daughter. */
const CONTINUES_ABOUT_PERSON =
  /^(?:our|my|his|her|she|he|we|i|they|the|do|pls|plz|please|ask|and|there|is|for|also|thats|that's)$/;

/** Words of castes, which may follow a lower-case "sc". */
const OF_CASTE =
  /^(?:nama?h?s[hu]\w*|kaibart\w*|mahish?y\w*|ra[jy]ban\w*|poundr\w*|paundr\w*|baishnab\w*|kshatri\w*|brahmin|kayasth\w*|certificate)$/;

/** Whether the token at `from` is a short name of a service, and a word that can only be an account's name follows. */
export function isHandleBehind(tokens: readonly Token[], from: number): boolean {
  const { word: service = '', written: asWritten = '' } = tokens[from] ?? {};
  if (!SHORT_SERVICES.test(service) || /[.।!?,]$/.test(asWritten)) return false;
  let at = from + 1;
  while (at <= from + MOST_BETWEEN && BETWEEN.test(tokens[at]?.word ?? '.')) at += 1;
  const token = tokens[at];
  if (!token || /^["“(]?[A-Z][a-z]/.test(token.written) || isDone(tokens, at)) return false;
  const { word } = token;
  if (!/^[a-z]{6,}$/.test(word) || plainWords.has(word) || denyingWords.has(word) || accountWords.has(word))
    return false;
  if (isByName(word)) return true;
  if (ABOUT_PEOPLE.test(asWritten.replace(/\W/g, ''))) return false;
  const isLongUnknown = word.length >= LONG_WORD_LETTERS && isUnknown(token);
  if (isLongUnknown && (ACTIVITY_BY_PERSON.test(word) || endsInName(word))) return true;
  const next = tokens[at + 1]?.word ?? '';
  const isPersonNext = CONTINUES_ABOUT_PERSON.test(next);
  if (UNMISTAKABLE_SERVICES.test(service) && isLongUnknown && isPersonNext && !OF_CASTE.test(word)) return true;
  return nameWeight(token, false) === CERTAIN_NAME;
}

/** Apps described by their logo or colour. */
const APPS: readonly [RegExp, string][] = [
  [/\b(?:paper ?-?(?:plane|rocket)|plane|kagoj(?:er)? plane)\b/, 'telegram'],
  [/\b(?:green|sobuj|shobuj|hara)\b/, 'whatsapp'],
  [/\b(?:blue|neel|nil|f|blue f|nila)\b/, 'facebook'],
  [/\b(?:camera|photo|pic|pink camera|purple camera|pink|reels?)\b/, 'instagram'],
  [/\b(?:ghost|yellow ghost|yellow|bhoot)\b/, 'snapchat'],
];
/** An app described by its sign: the blue app, camera icon app. */
const APP =
  /\b(?:the |that |oi )?((?:paper ?-?(?:plane|rocket)|plane|kagoj(?:er)? plane|green|sobuj|shobuj|hara|blue f|blue|neel|nila|nil|f|(?:pink |purple )?camera|photo|pic|pink|yellow ghost|ghost|yellow|bhoot))(?: wala| wali| er)?(?: icon| logo)? apps?\b(?!')/gi;
/** An app described by its sign in other scripts, with the endings of their cases: নীল অ্যাপে. */
const IN_APP = new RegExp(plainLetters(`(?<![\\p{L}\\p{M}\\d])(?:${SIGNED_APP})${CASE}(?![\\p{L}\\p{M}\\d'])`), 'giu');
/** "The gram" or "on gram" for Instagram. Excludes village councils (gram panchayat) and the weight of gold. */
const GRAM = /\b(on (?:the )?|the |my |amar )gram\b(?! (?:panch|sabha|seva|flour|gold))/gi;

/** Replaces descriptions of apps by names of services; those in other scripts all by "facebook". */
export const withServices = (text: string): string =>
  text
    .replace(APP, (whole: string, sign: string) => APPS.find(([words]) => words.test(sign.toLowerCase()))?.[1] ?? whole)
    .replace(IN_APP, 'facebook')
    .replace(GRAM, '$1instagram');
