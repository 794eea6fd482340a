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

const LINKING = /[:=→👉]$|^[-–—=:→👉>]+$/u;

interface Way {
  tokens: readonly Token[];
  from: number;
  to: number;
}

/** Returns how strongly the words between and around a service and a name describe an account. */
export function linkWeight({ tokens, from, to }: Way, isActing: boolean): number {
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
    if (/[.।!?]$/.test(token.written) && token.word.length > 2) weight -= 3;
    else if (at < end && token.written.endsWith(',')) weight -= 1;
  }
  if (isDenied(tokens, from)) weight -= 2;
  if (isListed(tokens, from)) weight -= 1;
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

/** Words for "I am" and "known as". */
const AS = /^(?:as|am|i'm|im|ami|hai|holo|hoon|hu|is)$/;
/** Whether a linking sign follows the service, or the word for account after it. */
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
/** Whether "no" means a number ("my no") or a gap ("no space"), not a negation. */
const isNumberSign = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'no' &&
  (OWN.test(tokens[at - 1]?.word ?? '') || /^(?:spaces?|gaps?|dots?)$/.test(tokens[at + 1]?.word ?? ''));
const DENIED_WITHIN = 6;
function isDenied(tokens: readonly Token[], from: number): boolean {
  for (const step of [-1, 1])
    for (let at = from; Math.abs(at - from) < DENIED_WITHIN; at += step) {
      const [here, next] = step < 0 ? [at - 1, at - 1] : [at, at + 1];
      if (ENDS.test(tokens[here]?.written ?? '.')) break;
      if (denyingWords.has(tokens[next]?.word ?? '') && !isNumberSign(tokens, next)) return true;
    }
  return false;
}

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
const BEHIND_SERVICE = /^(?:pe|par|te|e|এ|তে|पर|id|handle|name|naam|holo|is|আইডি|নাম|আমি|ami|খুঁজুন|-|–|:|=|this)$/;

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
  const isOfAccount = tokens.slice(from + 1, at).some(({ word }) => accountWords.has(word));
  const isShort = SHORT_SERVICE.test(service);
  const isLast =
    second === undefined ||
    !/^[\p{L}]/u.test(second.written) ||
    /[.,;!?।)]$/.test(first.written) ||
    actingWords.has(second.word) ||
    /^(?:naame|namey|name|likhe|btw|ok|plz|pls|only)$/.test(second.word);
  if (isUnknown(first) && isShort && (isLast || at > from + 1)) return true;
  if (
    second &&
    !first.service &&
    !second.service &&
    isCapital(first) &&
    isCapital(second) &&
    (isShort || at > from + 1) &&
    (at === from + 1 || isOfAccount || !PLACE.test(tokens[at - 1]?.word ?? '')) &&
    !plainWords.has(first.word) &&
    !plainWords.has(second.word)
  )
    return true;
  const isWatched = !isOfAccount && /^(?:youtube|yt|twitter)$/.test(service);
  if (second && !isWatched && isCapital(first) && isCapital(second) && isPartOfName(second.word)) return true;
  const isTold =
    at > from + 1 &&
    tokens
      .slice(from + 1, at)
      .some(({ word }) => accountWords.has(word) || profileWords.has(word) || /^(?:আমি|ami|খুঁজুন)$/.test(word));
  return (
    isTold &&
    second !== undefined &&
    [first, second].every(
      ({ word }) =>
        /^[\u0980-\u09ff]{3,}$/.test(word) &&
        !plainWords.has(word) &&
        !denyingWords.has(word) &&
        !/(?:ছি|বো|তে|তাম|িনি)$/.test(word),
    ) &&
    (surnames.has(second.word) || !(isOfAccount ? /(?:নি|না|লাম)$/ : /[\u09bf\u09c7নর]$/).test(second.word))
  );
}

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
    name.word.length > (isMail ? 6 : 8) &&
    !/[.,]$/.test(name.written) &&
    (isMail || isJoined)
  );
}

const NAMED = /^(?:likhe|likhey|naame|namey|name|bole|লিখে|লিখলেই|নামে|বলে|नाम)$/;
const FOUND =
  /^(?:search|khuj\S*|pab\S*|achi|ache|achhi|achhe|aachi|ase|paiben|milbe|hai|hoon|add|find|খুঁ\S*|খোঁজ\S*|সার্চ|পাবে\S*|আছি|আছে|ढूं\S*|खोज\S*|মিলবে|dekh\S*)$/;
/** Words before "name" that exclude an account: a false name, his own name. */
const NO_NAME =
  /^(?:fake|false|real|asol|ashol|onno|oi|ei|same|amar|tar|or|nijer|baba\S*|ma\S*|bhul|sudhu|shudhu|kono|onek|amader|group\S*|my|the|own|ফেক|আমার|নিজের|অন্য|আসল|একই|কোনো|ভুল)$/;
/** Whether the text says that somebody is found on a service by a name. */
export function isFoundByName(tokens: readonly Token[], from: number): boolean {
  for (let at = from + 2; at <= from + 6 && at < tokens.length; at += 1)
    if (
      NAMED.test(tokens[at]?.word ?? '') &&
      !NO_NAME.test(tokens[at - 1]?.word ?? '') &&
      [1, 2, 3, -2, -3, -4].some((next) => at + next > from && FOUND.test(tokens[at + next]?.word ?? ''))
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
    const at = tokens.findIndex(({ written }, at) => at >= from && LINKING.test(written));
    const named = tokens[at + 1]?.word ?? '';
    const isOfAccount =
      at > from && tokens.slice(from + 1, at + 1).some(({ word }) => accountWords.has(word) || profileWords.has(word));
    if (isOfAccount && named.length > 2 && !plainWords.has(named) && !denyingWords.has(named)) return true;
  }
  const start = PLACE.test(tokens[from + 1]?.word ?? '') ? from + 1 : from;
  const [own, name, first] = [1, 2, 3].map((next) => tokens[start + next]?.word ?? '');
  return (
    /^(?:আমার|amar|mera|আমি)$/.test(own ?? '') &&
    /^(?:নাম|নামটা|nam|naam|আইডি|id)$/.test(name ?? '') &&
    first !== undefined &&
    first.length > 2 &&
    !plainWords.has(first) &&
    !denyingWords.has(first)
  );
}
