import { isCapital, isUnknown } from './account-names.ts';
import { isDone } from './account-verbs.ts';
import {
  accountWords,
  actingWords,
  denyingWords,
  isListed,
  isPartOfName,
  joiningWords,
  mailHosts,
  plainWords,
  profileWords,
  surnames,
  type Token,
} from './account-words.ts';

/* Judges from the words between and around a service and a name whether they describe an account. */

/** A sign that links a service and a name. */
const LINKING = /[:=→👉]$|^[-–—=:→👉>]+$/u;

/** Words for "I am" and "known as". */
const I_AM = /^(?:as|am|i'm|im|ami|hai|holo|hoon|hu|is)$/;
/** Words for "my", "our" and "the". */
const MY = /^(?:my|amar|mera|meri|আমার|our|the)$/;

/** What each fact adds to the weight of a link. */
const WEIGHTS = {
  /** Every service with a name. */
  always: 1,
  /** The reader is told what to do with the account. */
  acting: 1,
  /** A word for an account between service and name. */
  accountBetween: 2,
  /** A word for an account shortly after service and name. */
  accountBehind: 1,
  /** A word about profiles between service and name or before them. */
  profile: 1,
  /** A negation between service and name. */
  negation: -4,
  /** A word between service and name that has nothing to do with accounts. */
  unrelated: -1,
  /** The end of a sentence between service and name. */
  sentenceEnd: -3,
  /** A comma between service and name. */
  comma: -1,
  /** A negation near the service says that there is no account. */
  denied: -2,
  /** The service ends an enumeration of services. */
  listed: -1,
  /** "My" before the service, or "I am" before the name. */
  introduced: 1,
  /** A linking sign behind the service. */
  linked: 2,
};

/** A service at `from` and a possible name at `to`. */
interface ServiceAndName {
  tokens: readonly Token[];
  from: number;
  to: number;
}

/**
 * Returns how strongly the words between and around a service and a name describe an account. Words about accounts add
 * to the weight; a negation, the end of a sentence and unrelated words take from it.
 */
export function linkWeight({ tokens, from, to }: ServiceAndName, isActing: boolean): number {
  const [start, end] = from < to ? [from, to] : [to, from];
  let weight = WEIGHTS.always + (isActing ? WEIGHTS.acting : 0);
  for (let at = start; at <= end + 2 && at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || at === from || at === to) continue;
    if (accountWords.has(token.word)) weight += at < end ? WEIGHTS.accountBetween : WEIGHTS.accountBehind;
    if (at > end) continue;
    if (profileWords.has(token.word)) weight += WEIGHTS.profile;
    else if (denyingWords.has(token.word) && !isNumberSign(tokens, at)) weight += WEIGHTS.negation;
    else if (token.word !== '' && !token.service && !isNeutral(token, tokens[at + 1])) weight += WEIGHTS.unrelated;
    if (/[.।!?]$/.test(token.written) && token.word.length > 2) weight += WEIGHTS.sentenceEnd;
    else if (at < end && token.written.endsWith(',')) weight += WEIGHTS.comma;
  }
  if (isDenied(tokens, from)) weight += WEIGHTS.denied;
  if (isListed(tokens, from)) weight += WEIGHTS.listed;
  const isIntroduced =
    MY.test(tokens[from - 1]?.word ?? '') ||
    I_AM.test(tokens[to - 1]?.word ?? '') ||
    I_AM.test(tokens[to - 2]?.word ?? '');
  if (isIntroduced) weight += WEIGHTS.introduced;
  const isOfProfile =
    profileWords.has(tokens[start - 1]?.word ?? '') || profileWords.has(tokens[start - 2]?.word ?? '');
  if (isOfProfile) weight += WEIGHTS.profile;
  if (from > to) return weight;
  return weight + (isLinked(tokens, from) ? WEIGHTS.linked : 0);
}

/** Whether a linking sign follows the service, or the word for account after it. */
function isLinked(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < from + 3; at += 1) {
    const { word = '', written = '' } = tokens[at] ?? {};
    if (at > from && word !== '' && !accountWords.has(word) && !profileWords.has(word)) return false;
    if (LINKING.test(written)) return true;
  }
  return false;
}

/** The end of a sentence or a clause. */
const ENDS = /[.।!?,]$/;

/** Whether "no" means a number ("my no") or a gap ("no space"), not a negation. */
const isNumberSign = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'no' &&
  (MY.test(tokens[at - 1]?.word ?? '') || /^(?:spaces?|gaps?|dots?)$/.test(tokens[at + 1]?.word ?? ''));

/** A negation this many words away still belongs to the service. */
const DENIED_WITHIN = 6;

/** Whether a negation in the same sentence says that there is no account. */
function isDenied(tokens: readonly Token[], from: number): boolean {
  for (const step of [-1, 1])
    for (let at = from; Math.abs(at - from) < DENIED_WITHIN; at += step) {
      const [here, next] = step < 0 ? [at - 1, at - 1] : [at, at + 1];
      if (ENDS.test(tokens[here]?.written ?? '.')) break;
      if (denyingWords.has(tokens[next]?.word ?? '') && !isNumberSign(tokens, next)) return true;
    }
  return false;
}

/** Whether a word says nothing about whether an account is meant. */
const isNeutral = ({ word, written }: Token, next: Token | undefined): boolean =>
  joiningWords.has(word) ||
  accountWords.has(word) ||
  actingWords.has(word) ||
  isPartOfName(word) ||
  /^[A-Z"“]/.test(written) ||
  isPartOfName(next?.word ?? '');

/** Names of services that an account's name may follow directly: insta so_and_so. */
const SHORT_SERVICE =
  /^(?:insta|ig|fb|snap|tg|telegram|skype|discord|sc|1nsta|ইনস্টা|ইন্সটা|ইনস্টায়|ইনস্টায|টেলিগ্রামে|इंस्टा|snapchat|tiktok|instaa|wechat|imo|botim|viber|gram|fbid)$/;
/** Words for "on" after a service. They may introduce other things than a name. */
const PLACE = /^(?:pe|par|te|e|এ|তে|पर)$/;
/** Words that may be between a service and a name. */
const BEHIND_SERVICE = /^(?:pe|par|te|e|এ|তে|पर|id|handle|name|naam|holo|is|আইডি|নাম|আমি|ami|খুঁজুন|-|–|:|=|this)$/;

/** Whether a Bengali word is neither an ordinary word nor a negation, and does not end like a verb. */
const mayBeBengaliName = ({ word }: Token): boolean =>
  /^[\u0980-\u09ff]{3,}$/.test(word) &&
  !plainWords.has(word) &&
  !denyingWords.has(word) &&
  !/(?:ছি|বো|তে|তাম|িনি)$/.test(word);

/**
 * Whether a name directly follows a service: an unknown word, two capitalised words, or two Bengali words after the
 * word for an account.
 */
function isFollowedByName(tokens: readonly Token[], from: number): boolean {
  const service = tokens[from]?.word ?? '';
  let at = from + 1;
  while (at < from + 4 && (BEHIND_SERVICE.test(tokens[at]?.word ?? '') || tokens[at]?.word === '')) {
    if (/^["“‘]./.test(tokens[at]?.written ?? '')) return false;
    at += 1;
  }
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (!first || /[.।!?,]$/.test(tokens[at - 1]?.written ?? '') || isDone(tokens, at)) return false;
  const hasWordsBetween = at > from + 1;
  const isOfAccount = tokens.slice(from + 1, at).some(({ word }) => accountWords.has(word));
  const isShort = SHORT_SERVICE.test(service);
  const isLast =
    second === undefined ||
    !/^[\p{L}]/u.test(second.written) ||
    /[.,;!?।)]$/.test(first.written) ||
    actingWords.has(second.word) ||
    /^(?:naame|namey|name|likhe|btw|ok|plz|pls|only)$/.test(second.word);
  if (isUnknown(first) && isShort && (isLast || hasWordsBetween)) return true;
  const areCapital = second !== undefined && isCapital(first) && isCapital(second);
  const isIntroduced = isShort || hasWordsBetween;
  const isAfterPlace = hasWordsBetween && !isOfAccount && PLACE.test(tokens[at - 1]?.word ?? '');
  if (
    second &&
    areCapital &&
    isIntroduced &&
    !isAfterPlace &&
    !first.service &&
    !second.service &&
    !plainWords.has(first.word) &&
    !plainWords.has(second.word)
  )
    return true;
  const isWatched = !isOfAccount && /^(?:youtube|yt|twitter)$/.test(service);
  if (second && areCapital && !isWatched && isPartOfName(second.word)) return true;
  // Two Bengali words after a word for the account, neither of them an ordinary word or a verb.
  const isTold =
    hasWordsBetween &&
    tokens
      .slice(from + 1, at)
      .some(({ word }) => accountWords.has(word) || profileWords.has(word) || /^(?:আমি|ami|খুঁজুন)$/.test(word));
  return (
    isTold &&
    second !== undefined &&
    [first, second].every(mayBeBengaliName) &&
    (surnames.has(second.word) || !(isOfAccount ? /(?:নি|না|লাম)$/ : /[\u09bf\u09c7নর]$/).test(second.word))
  );
}

/** Minimum number of letters of an unknown word that counts as a name before a mail provider. */
const LEAST_BEFORE_MAIL = 7;
/** Minimum number of letters of an unknown word that counts as a name before another service. */
const LEAST_BEFORE_SERVICE = 9;

/** Whether an unknown word that looks like a name directly precedes a service: so_and_so on insta, so_and_so gmail. */
function isPrecededByName(tokens: readonly Token[], from: number): boolean {
  const service = tokens[from]?.word ?? '';
  const isMail = mailHosts.has(service);
  if (!isMail && !SHORT_SERVICE.test(service)) return false;
  const isJoined = /^(?:on|at|in|er|পর|पर)$/.test(tokens[from - 1]?.word ?? '');
  const at = isJoined ? from - 2 : from - 1;
  const name = tokens[at];
  return (
    name !== undefined &&
    isUnknown(name) &&
    !isDone(tokens, at) &&
    name.word.length >= (isMail ? LEAST_BEFORE_MAIL : LEAST_BEFORE_SERVICE) &&
    !/[.,]$/.test(name.written) &&
    (isMail || isJoined)
  );
}

/** Words for "by the name". */
const NAMED = /^(?:likhe|likhey|naame|namey|name|bole|লিখে|লিখলেই|নামে|বলে|नाम)$/;
/** Words that somebody is found or looked for. */
const FOUND =
  /^(?:search|khuj\S*|pab\S*|achi|ache|achhi|achhe|aachi|ase|paiben|milbe|hai|hoon|add|find|খুঁ\S*|খোঁজ\S*|সার্চ|পাবে\S*|আছি|আছে|ढूं\S*|खोज\S*|মিলবে|dekh\S*)$/;
/** Words before "name" that exclude an account: a false name, his own name. */
const NO_NAME =
  /^(?:fake|false|real|asol|ashol|onno|oi|ei|same|amar|tar|or|nijer|baba\S*|ma\S*|bhul|sudhu|shudhu|kono|onek|amader|group\S*|my|the|own|ফেক|আমার|নিজের|অন্য|আসল|একই|কোনো|ভুল)$/;
/** The words "by the name" are at most this many words after the service. */
const NAMED_WITHIN = 6;
/** Where the word that somebody is found may be, counted from "by the name". */
const FOUND_PLACES = [1, 2, 3, -2, -3, -4];

/** Whether the text says that somebody is found on a service by a name. */
export function isFoundByName(tokens: readonly Token[], from: number): boolean {
  for (let at = from + 2; at <= from + NAMED_WITHIN && at < tokens.length; at += 1)
    if (
      NAMED.test(tokens[at]?.word ?? '') &&
      !NO_NAME.test(tokens[at - 1]?.word ?? '') &&
      FOUND_PLACES.some((place) => at + place > from && FOUND.test(tokens[at + place]?.word ?? ''))
    )
      return true;
  return false;
}

/**
 * Whether the text names somebody on a service, for example: ফেসবুকে রুমা সেন লিখে খুঁজুন (search Facebook for Ruma
 * Sen).
 */
export function isNamedThere(tokens: readonly Token[], from: number): boolean {
  if (isDenied(tokens, from)) return false;
  if (isFollowedByName(tokens, from) || isPrecededByName(tokens, from)) return true;
  if (isFoundByName(tokens, from)) return true;
  if (isLinked(tokens, from)) {
    const at = tokens.findIndex(({ written }, index) => index >= from && LINKING.test(written));
    const named = tokens[at + 1]?.word ?? '';
    const isOfAccount =
      at > from && tokens.slice(from + 1, at + 1).some(({ word }) => accountWords.has(word) || profileWords.has(word));
    if (isOfAccount && named.length > 2 && !plainWords.has(named) && !denyingWords.has(named)) return true;
  }
  const start = PLACE.test(tokens[from + 1]?.word ?? '') ? from + 1 : from;
  const [own, label, name] = [1, 2, 3].map((step) => tokens[start + step]?.word ?? '');
  return (
    /^(?:আমার|amar|mera|আমি)$/.test(own ?? '') &&
    /^(?:নাম|নামটা|nam|naam|আইডি|id)$/.test(label ?? '') &&
    name !== undefined &&
    name.length > 2 &&
    !plainWords.has(name) &&
    !denyingWords.has(name)
  );
}
