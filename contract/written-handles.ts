import {
  ACCOUNT_WORDS,
  ACTING_WORDS,
  DENYING_WORDS,
  FIRST_NAMES,
  JOINING_WORDS,
  MAIL_HOSTS,
  OTHER_SERVICES,
  PLAIN_WORDS,
  PROFILE_WORDS,
  SERVICES,
  SURNAMES,
} from './handle-tables.ts';
import { isNear } from './number-words.ts';
import { plainLetters } from './seen-text.ts';

/*
 * Names in other services. A service, what looks like a name, and the words between them each say a little; enough together is an account.
 */

const setOf = (words: string) => new Set(plainLetters(words).split(' '));
const services = setOf(`${SERVICES} ${MAIL_HOSTS}`);
const others = setOf(OTHER_SERVICES);
const accountWords = setOf(ACCOUNT_WORDS);
const profileWords = setOf(PROFILE_WORDS);
const joiningWords = setOf(JOINING_WORDS);
const actingWords = setOf(ACTING_WORDS);
const denyingWords = setOf(DENYING_WORDS);
const plainWords = setOf(PLAIN_WORDS);
const surnames = setOf(SURNAMES);
const firstNames = setOf(FIRST_NAMES);
const LONG_SERVICES = [
  'instagram',
  'facebook',
  'telegram',
  'whatsapp',
  'snapchat',
  'messenger',
  'linkedin',
  'discord',
  'twitter',
];

const LEET: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  $: 's',
  '@': 'a',
  '!': 'i',
};
const withLetters = (word: string): string => word.replace(/[0134578$@!]/g, (sign) => LEET[sign] ?? sign);

const INDIC_CASE = /(?:তে|এর|এ|র|ে|য়|য়ে|য)$/;
function serviceOf(word: string): 'sure' | 'other' | undefined {
  const letters = withLetters(word);
  for (const form of [
    word,
    letters,
    word.replace(/[.-]/g, ''),
    word.replace(/-?(?:te|er|r|e|pe|y|'s|s)$/, ''),
    word.replace(INDIC_CASE, ''),
  ]) {
    if (services.has(form)) return 'sure';
    if (form === word && others.has(form)) return 'other';
  }
  return letters.length > 6 && LONG_SERVICES.some((name) => isNear(letters, name)) ? 'sure' : undefined;
}

interface Token {
  word: string;
  /** As it stands, with its signs and its large letters. */
  written: string;
  service: 'sure' | 'other' | undefined;
}

const EDGES = /^[^\p{L}\p{M}\d@_$]+|[^\p{L}\p{M}\d_]+$/gu;
function tokensOf(text: string): Token[] {
  return (text.match(/[^\s/|,]+/g) ?? []).flatMap((written) => {
    const parts = /^([^:=@]+)[:=](.+)$/u.exec(written);
    return (parts && !/^live$/i.test(parts[1] ?? '') ? [`${parts[1]}:`, parts[2] ?? ''] : [written]).map((part) => {
      const word = part.toLowerCase().replace(EDGES, '');
      return { word, written: part, service: serviceOf(word) };
    });
  });
}

const ORDINARY =
  /^(?:\d+(?:st|nd|rd|th|s|am|pm|x\d*|k|m|g|bhk|ft|cm|kg|yrs?|hrs?|min|lpa|gb|mp|ta|te|tar|er|e|kwh|km|sqft|lac|lakh|inch|pm-\w+|d|tay)|(?:covid|windows|iphone|ipad|android|class|note|redmi|sector|batch|since|from|python|java|flat|block|ward|room|year|march|april|may|june|july|sept?|oct|nov|dec|jan|feb|aug|galaxy|oneplus|html|css|ipv|vitamin|type|cricket|t|h|b|wc|euro|web|bts|level|grade|room|section|house|road|gate|platform|coach|seat|ps|nh|airbus|boeing|ipl|euro|neet|jee|wbcs|bcs|hsc|ssc)-?\d+\w?)$/;

const SHORT_SURNAME = 3;
function isCompound(word: string): boolean {
  if (!/^[a-z]{6,}$/.test(word) || plainWords.has(word)) return false;
  for (let size = 3; size < word.length - 2; size += 1) {
    const [front, back] = [word.slice(0, -size), word.slice(-size)];
    const least = size === SHORT_SURNAME ? 4 : 3;
    if (surnames.has(back) && (front.length >= least || firstNames.has(front)) && !ENGLISH_ENDS.test(word)) return true;
    if (firstNames.has(word.slice(0, size)) && size > SHORT_SURNAME && word.length - size > 2) return true;
  }
  return false;
}
const ENGLISH_ENDS =
  /^(?:principal|municipal|destroy|portray|betray|bazaar|calendar|familiar|similar|particular|popular|regular|nuclear|secular|december|worsen|lessen|loosen|chosen|darkar|dorkar|alankar|chamatkar|kurukshetra|underpass)$/;

/** As accounts begin: its, the. */
const OWN_NAME = /^(?:its|the|iam|im|real|official|mr|ms|miss|dr|hey|itz)(?:[a-z]{6,})$/;
const ENGLISH_SUFFIX =
  /(?:ings?|tions?|graphy|ments?|ness|ers?|ed|ly|ies|ical|ance|ence|able|ful|ious|ity|ism|ists?|ship|ards?|ology|ance|ents?|phers?|ments|ations|times?|where|thing|ones?|selves|ive)$/;

const isPartOfName = (word: string) => surnames.has(word) || firstNames.has(word);

/** How much a token looks like the name of an account: 3 for what is nothing else, 0 for a plain word. */
export function nameWeight({ word, written }: Token, isFirst: boolean): number {
  if (/^[^\p{L}\d]*@[a-z_][\w.]{2,}/iu.test(written)) return 3;
  if (word.length < 3 || ORDINARY.test(word)) return 0;
  if (/^[a-z\d._+-]+$/.test(word)) {
    const letters = word.replace(/[^a-z]/g, '');
    if (/_/.test(word) && letters.length > 2) return 3;
    if (/\d/.test(word) && letters.length > (word.includes('-') ? 6 : 2)) return 3;
    const parts = word.split('.');
    if (parts.length > 1 && parts.every((part, at) => part.length > 1 || part === '' || at > 0) && letters.length > 4)
      return parts.some(isPartOfName) || !/\.[A-Z]/.test(written) ? 3 : 0;
    if (isCompound(word) || OWN_NAME.test(word)) return 3;
    if (/^[a-z]{9,}$/.test(word) && !ENGLISH_SUFFIX.test(word) && !plainWords.has(word)) return 2;
  }
  if (
    /^[\p{L}\p{M}]{3,}(?:[._][\p{L}\p{M}]{2,}|[._]?\d+)+$/u.test(word) &&
    /[\u0980-\u09ff\u0900-\u097f]{3}/.test(word)
  )
    return 3;
  if (
    isPartOfName(word) &&
    !/^(?:das|kar|deb|pal|nag|som|ray|joy|mita|raja|deb|dhar|shaw|amit|maria|mim|suman|kamal)$/.test(word)
  )
    return 2;
  if (
    plainWords.has(word) ||
    accountWords.has(word) ||
    profileWords.has(word) ||
    joiningWords.has(word) ||
    actingWords.has(word)
  )
    return 0;
  if (denyingWords.has(word)) return 0;
  if (/^[A-Z][a-z]+$/.test(written.replace(EDGES, '')) && !isFirst) return 1;
  return /^[a-z]{4,}$/.test(word) ? 1 : 0;
}

/** A name that only an account has: nobody writes rimi_sen95 in a text. */
export function isSurelyName({ word: written, written: as }: Token): boolean {
  const word = written.replace(/^@/, '');
  if (/[a-z]\.[A-Z]/.test(as)) return false;
  if (ORDINARY.test(word) || !/^[a-z\d._]+$/.test(word)) return false;
  const letters = word.replace(/[^a-z]/g, '');
  if (letters.length < 4) return false;
  const parts = word.split(/[._\d]+/).filter((part) => part !== '');
  if (word.includes('_'))
    return parts.some((part) => part.length > 2 && !plainWords.has(part) && !joiningWords.has(part));
  const isNamed = parts.some((part) => isPartOfName(part) || isCompound(part));
  if (/\d/.test(word))
    return (
      (isNamed && /[a-z]{3}/.test(word)) ||
      (/^[a-z]{5,}[._]?\d{2,3}$/.test(as) && !ENGLISH_SUFFIX.test(parts[0] ?? '') && !plainWords.has(parts[0] ?? ''))
    );
  return (
    parts.length > 1 &&
    parts.length < 4 &&
    isNamed &&
    !plainWords.has(parts.at(-1) ?? '') &&
    parts.every((part) => part.length > 1)
  );
}

const LINKING = /[:=→👉]$|^[-–—=:→👉>]+$/u;
const REACH = 7;
const ENOUGH = 4;

interface Way {
  tokens: readonly Token[];
  from: number;
  to: number;
}

/** What the words between a service and a name, and those around them, say of an account. */
function linkWeight({ tokens, from, to }: Way, isActing: boolean): number {
  const [start, end] = from < to ? [from, to] : [to, from];
  let weight = 1 + (isActing ? 1 : 0);
  for (let at = start; at <= end + 2 && at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || at === from || at === to) continue;
    if (accountWords.has(token.word)) weight += at < end ? 2 : 1;
    if (at > end) continue;
    if (profileWords.has(token.word)) weight += 1;
    else if (denyingWords.has(token.word) && !isNumberSign(tokens, at)) weight -= 4;
    else if (token.word !== '' && !token.service && !isNeutral(token, tokens[at + 1])) weight -= 1;
    if (/[.।!?]$/.test(token.written) && token.word.length > 2) weight -= 1;
  }
  if (isDenied(tokens, from)) weight -= 2;
  if (
    OWN.test(tokens[from - 1]?.word ?? '') ||
    AS.test(tokens[to - 1]?.word ?? '') ||
    AS.test(tokens[to - 2]?.word ?? '')
  )
    weight += 1;
  if (profileWords.has(tokens[start - 1]?.word ?? '') || profileWords.has(tokens[start - 2]?.word ?? '')) weight += 1;
  if (from > to) return weight;
  return weight + (isLinked(tokens, from) ? 2 : 0);
}

/** I am, known as. */
const AS = /^(?:as|am|i'm|im|ami|hai|holo|hoon|hu|is)$/;
/** A sign behind the service, or behind the word for account that follows it. */
function isLinked(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < from + 3; at += 1) {
    const { word = '', written = '' } = tokens[at] ?? {};
    if (at > from && word !== '' && !accountWords.has(word) && !profileWords.has(word)) return false;
    if (LINKING.test(written)) return true;
  }
  return false;
}
const OWN = /^(?:my|amar|mera|meri|আমার|our|the)$/;
const ENDS = /[.।!?,]$/;
/** My no, and no space. */
const isNumberSign = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'no' &&
  (OWN.test(tokens[at - 1]?.word ?? '') || /^(?:spaces?|gaps?|dots?)$/.test(tokens[at + 1]?.word ?? ''));
function isDenied(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at >= from - 2 && !ENDS.test(tokens[at]?.written ?? '.'); at -= 1)
    if (denyingWords.has(tokens[at]?.word ?? '') && !isNumberSign(tokens, at)) return true;
  for (let at = from; at <= from + 1 && !ENDS.test(tokens[at]?.written ?? '.'); at += 1)
    if (denyingWords.has(tokens[at + 1]?.word ?? '') && !isNumberSign(tokens, at + 1)) return true;
  return false;
}

const isNeutral = ({ word, written }: Token, next: Token | undefined): boolean =>
  joiningWords.has(word) ||
  accountWords.has(word) ||
  actingWords.has(word) ||
  isPartOfName(word) ||
  /^[A-Z"“]/.test(written) ||
  isPartOfName(next?.word ?? '');

/** Somebody else than the reader is told to act. */
const TELLS_OF_OTHERS =
  /\b(?:i|we|he|she|they|who|friends?|people|cousins?)\s+(?:\w+\s+)?(?:follow|add|find|search|look|check|join|message|send|use|like|met|post)/i;
const APPS =
  /\b(?:camera|ghost|photo|pic|blue|bird|paper ?plane|green|purple|pink|yellow|f|insta)\s(?:wala |camera |f )?app\b|[📸📷👻✈📘🐦💬]/u;

const NAMED = /^(?:likhe|likhey|naame|namey|name|লিখে|লিখলেই|নামে|नाम)$/;
const FOUND = /^(?:search|khuj\S*|pab\S*|achi|add|find|খুঁ\S*|খোঁজ\S*|সার্চ|পাবে\S*|আছি|ढूं\S*|खोज\S*|মিলবে|dekh\S*)$/;
/** On a service, so and so is written and found: ফেসবুকে রুমা সেন লিখে খুঁজুন. And: on a service my name is so and so. */
function isNamedThere(tokens: readonly Token[], from: number): boolean {
  for (let at = from + 2; at <= from + 6 && at < tokens.length; at += 1)
    if (NAMED.test(tokens[at]?.word ?? '') && [1, 2, 3].some((next) => FOUND.test(tokens[at + next]?.word ?? '')))
      return !isDenied(tokens, from);
  if (isLinked(tokens, from)) {
    const at = tokens.findIndex(({ written }, at) => at >= from && LINKING.test(written));
    const named = tokens[at + 1]?.word ?? '';
    const isOfAccount =
      at > from && tokens.slice(from + 1, at + 1).some(({ word }) => accountWords.has(word) || profileWords.has(word));
    if (isOfAccount && named.length > 2 && !plainWords.has(named) && !denyingWords.has(named)) return true;
  }
  const [own, name, first] = [1, 2, 3].map((next) => tokens[from + next]?.word ?? '');
  return (
    /^(?:আমার|amar|mera|আমি)$/.test(own ?? '') &&
    /^(?:নাম|নামটা|nam|naam|আইডি|id)$/.test(name ?? '') &&
    first !== undefined &&
    first.length > 2 &&
    !plainWords.has(first) &&
    !denyingWords.has(first)
  );
}

export function hasHandle(text: string): boolean {
  const tokens = tokensOf(text);
  if (tokens.some(isSurelyName)) return true;
  const isActing = !TELLS_OF_OTHERS.test(text) && tokens.some(({ word }) => actingWords.has(word));
  if (APPS.test(text) && tokens.some((token) => nameWeight(token, true) > 2)) return true;
  const weights = tokens.map((token, at) => (token.service ? 0 : nameWeight(token, at === 0)));
  for (const [from, { service }] of tokens.entries()) {
    if (!service) continue;
    if (service === 'sure' && isNamedThere(tokens, from)) return true;
    for (let to = Math.max(0, from - REACH); to <= from + REACH && to < tokens.length; to += 1) {
      const weight = weights[to] ?? 0;
      if (weight === 0) continue;
      const link = linkWeight({ tokens, from, to }, isActing);
      if (
        weight + link >=
          ENOUGH + (service === 'other' && !(weight === 3 && accountWords.has(tokens[from]?.word ?? '')) ? 1 : 0) &&
        (weight > 1 || link > 2)
      )
        return true;
    }
  }
  return false;
}
