import {
  accountWords,
  actingWords,
  denyingWords,
  EDGES,
  isFirstName,
  isPartOfName,
  joiningWords,
  plainWords,
  profileWords,
  surnames,
  type Token,
} from './account-words.ts';

import { KNOWN } from './written-addresses.ts';

/* Judges whether a word looks like the name of an account. */

/** Words with digits that are no names: 2nd, 5km, class10, may2024. */
const ORDINARY_WITH_DIGITS =
  /^(?:\d+(?:st|nd|rd|th|s|am|pm|x\d*|k|m|g|bhk|ft|cm|kg|yrs?|hrs?|min|lpa|gb|mp|ta|te|tar|er|e|kwh|km|sqft|lac|lakh|inch|pm-\w+|d|tay)|(?:covid|windows|iphone|ipad|android|class|note|redmi|sector|batch|since|from|python|java|flat|block|ward|room|year|march|april|may|june|july|sept?|oct|nov|dec|jan|feb|aug|galaxy|oneplus|html|css|ipv|vitamin|type|cricket|t|h|b|wc|euro|web|bts|level|grade|room|section|house|road|gate|platform|coach|seat|ps|nh|airbus|boeing|ipl|euro|neet|jee|wbcs|bcs|hsc|ssc)-?\d+\w?)$/;

/** Ordinary words that end like a surname. */
const ENGLISH_ENDS =
  /^(?:principal|municipal|destroy|portray|betray|bazaar|calendar|familiar|similar|particular|popular|regular|nuclear|secular|december|worsen|lessen|loosen|chosen|darkar|dorkar|alankar|chamatkar|kurukshetra|underpass|(?:s?h?ob(?:ai|a)|[eos]+khan|[kte]o?khon|kotha|aage|age|bhitor|bhetor|upor|nich|kaal|aaj|aj|kal|prothom|s?hesh|duniya|onek|roj)kar)$/;

/** Whether a word is a surname or a first name joined to another word: rimisen, tuhinwrites. */
function isCompound(word: string): boolean {
  if (!/^[a-z]{6,}$/.test(word) || plainWords.has(word)) return false;
  for (let size = 3; size < word.length - 2; size += 1) {
    const [front, back] = [word.slice(0, -size), word.slice(-size)];
    if (surnames.has(back) && (front.length >= 4 || isPartOfName(front)) && !ENGLISH_ENDS.test(word)) return true;
    if (isFirstName(word.slice(0, size)) && size > 3 && word.length - size > 2) return true;
  }
  return false;
}

/** Typical beginnings of account names: its, the. */
const OWN_NAME = /^(?:its|the|iam|im|real|official|mr|ms|miss|dr|hey|itz)(?:[a-z]{6,})$/;
/** Typical endings of account names: cloudy_girl, tithi_writes. */
const OWN_END =
  /^.{4,}(?:lover|girls?|boys?|queen|king|diaries|official|writes|clicks|eats|travels|paints|vibes|soul|babe|stories|kitchen|creations|hub|club|tales|dreamer|wanderer|thinker|singer|blogger|vlogs?|cooks|dances|sings|speaks)$/;
/** Endings of English words. */
const ENGLISH_SUFFIX =
  /(?:ings?|tions?|[aeo]tors?|ics?|friends?|ways?|tales?|stans?|ents|ses|ches|graphy|ments?|ness|(?<!.{9})ers?|ed|ly|ies|ical|ance|ence|able|ful|ious|ity|ism|ists?|ship|ards?|ology|ance|ents?|phers?|ments|ations|times?|where|thing|ones?|selves|ive)$/;

/** Whether a word ends like an English word, and not like the name of an account. */
const isEnglish = (word: string): boolean => ENGLISH_SUFFIX.test(word) && !OWN_END.test(word);

/** The weight of a word that can be nothing else than an account's name. */
export const CERTAIN_NAME = 3;
/** The weight of a word that is probably a name. */
const LIKELY_NAME = 2;
/** The weight of a word that may be a name or an ordinary word. */
const POSSIBLE_NAME = 1;

/**
 * Returns how much a token looks like an account's name: from 0 for an ordinary word to `CERTAIN_NAME`. `isFirst`: the
 * token begins the text, so that a capital means nothing.
 */
export function nameWeight({ word, written }: Token, isFirst: boolean): number {
  if (/^[^\p{L}\d]*@[a-z_][\w.]{2,}/iu.test(written)) return CERTAIN_NAME;
  if (word.length < 3 || ORDINARY_WITH_DIGITS.test(word)) return 0;
  if (/^[a-z\d._+-]+$/.test(word)) {
    const letters = word.replace(/[^a-z]/g, '');
    if (/_/.test(word) && letters.length > 2) return CERTAIN_NAME;
    if (/\d/.test(word) && letters.length > (word.includes('-') ? 6 : 2)) return CERTAIN_NAME;
    const parts = word.split('.');
    if (parts.length === 2 && KNOWN.test(parts[0] ?? '')) return 0;
    const beginsWithInitial = parts[0]?.length === 1;
    if (parts.length > 1 && !beginsWithInitial && letters.length > 4)
      return parts.some(isPartOfName) || !/\.[A-Z]/.test(written) ? CERTAIN_NAME : 0;
    if ((isCompound(word) || OWN_NAME.test(word)) && (isFirst || !/^[A-Z]/.test(written))) return CERTAIN_NAME;
    if (/^[a-z]{9,}$/.test(word) && !isEnglish(word) && !plainWords.has(word)) return LIKELY_NAME;
  }
  if (
    /^[\p{L}\p{M}]{3,}(?:[._][\p{L}\p{M}]{2,}|[._]?\d+)+$/u.test(word) &&
    /[\u0980-\u09ff\u0900-\u097f]{3}/.test(word)
  )
    return CERTAIN_NAME;
  if (
    isPartOfName(word) &&
    !/^(?:das|kar|deb|pal|nag|som|ray|joy|mita|raja|deb|dhar|shaw|amit|maria|mim|suman|kamal)$/.test(word)
  )
    return LIKELY_NAME;
  if (
    plainWords.has(word) ||
    accountWords.has(word) ||
    profileWords.has(word) ||
    joiningWords.has(word) ||
    actingWords.has(word)
  )
    return 0;
  if (denyingWords.has(word)) return 0;
  if (/^[A-Z][a-z]+$/.test(written.replace(EDGES, '')) && !isFirst) return POSSIBLE_NAME;
  return /^[a-z]{4,}$/.test(word) ? POSSIBLE_NAME : 0;
}

/** Whether a token can only be an account's name, as rimi_sen95. */
export function isSurelyName({ word: lower, written }: Token): boolean {
  const word = lower.replace(/^@/, '');
  if (/[a-z]\.[A-Z]/.test(written)) return false;
  if (ORDINARY_WITH_DIGITS.test(word) || !/^[a-z\d._]+$/.test(word)) return false;
  const letters = word.replace(/[^a-z]/g, '');
  if (letters.length < 4) return false;
  const parts = word.split(/[._\d]+/).filter((part) => part !== '');
  if (word.includes('_'))
    return parts.some((part) => part.length > 2 && !plainWords.has(part) && !joiningWords.has(part));
  const isNamed = parts.some((part) => isPartOfName(part) || isCompound(part));
  if (/\d/.test(word)) {
    const firstPart = parts[0] ?? '';
    const isNameWithNumber =
      /^[a-z]{5,}[._]?\d{2,3}$/.test(written) && !isEnglish(firstPart) && !plainWords.has(firstPart);
    return (isNamed && /[a-z]{3}/.test(word)) || isNameWithNumber;
  }
  return (
    parts.length > 1 &&
    parts.length < 4 &&
    isNamed &&
    !plainWords.has(parts.at(-1) ?? '') &&
    parts.every((part) => part.length > 1)
  );
}

/** Whether a token begins with a capital before small letters. */
export const isCapital = ({ written }: Token) => /^["“(]?[A-Z][a-z]/.test(written);
/** Whether a long word in small letters is in none of the lists and does not look English. */
export const isUnknown = ({ word, written, service }: Token): boolean =>
  !service &&
  word.length > 6 &&
  /^[a-z]+$/.test(word) &&
  !plainWords.has(word) &&
  !joiningWords.has(word) &&
  !actingWords.has(word) &&
  !denyingWords.has(word) &&
  !accountWords.has(word) &&
  !profileWords.has(word) &&
  !isEnglish(word) &&
  !ORDINARY_WITH_DIGITS.test(word) &&
  !/^["“(]?[A-Z]/.test(written);
