import { isByName, isHandleBehind, withServices } from './account-handles.ts';
import { isFoundByName, isNamedThere, linkWeight } from './account-links.ts';
import { CERTAIN_NAME, isSurelyName, nameWeight } from './account-names.ts';
import { isDone } from './account-verbs.ts';
import {
  accountWords,
  actingWords,
  isFirstName,
  joiningWords,
  profileWords,
  type Token,
  tokensOf,
} from './account-words.ts';
import { tellsOfReverse } from './honest-numbers.ts';

/*
 * Detects names on other services. A service, a word that looks like a name, and the words between them each add
 * weight; enough of it counts as an account.
 */

/** Maximum number of words between a service and a name. */
const MOST_BETWEEN = 7;
/** The weight from which a name counts as an account. */
const ENOUGH_WEIGHT = 4;
/** What is taken from the weight if the text tells what people other than the reader do. */
const OTHERS_DEDUCTION = 2;

/** Phrases about actions of people other than the reader. */
const TELLS_OF_OTHERS =
  /\b(?:i|we|he|she|they|who|friends?|people|cousins?)\s+(?:\w+\s+)?(?:saw|watch\w*|heard|read|love|met|listen|admire|follow|add|find|search|look|check|join|message|send|use|like|met|post)|\b(?:asked|told|tells|telling|asking|invited|wants|requested|forced|sent) (?:me|us|him|her|my \w+) (?:to|a|the|in)\b|\b(?:is|are|does|do) (?:the|this|that|there|your|any)\b[^.!?]{3,80}\?/i;
/** An app described by its sign. */
const APPS =
  /\b(?:camera|ghost|photo|pic|blue|bird|paper ?plane|green|purple|pink|yellow|f|insta)\s(?:wala |camera |f )?app\b|[📸📷👻✈📘🐦💬]/u;

/** Requests to search for a name of two words, or to write to it, in small letters or capitals. */
const LOOKED_FOR =
  /(?:^|[.!?,;]\s*|\b(?:please|pls|plz|kindly|just|can|to|or|and|me|you)\s+)(?:search|find|look ?(?:me )?(?:up|for)|add|send (?:a )?(?:friend )?request(?: to)?|follow)\s+(?:for |me |us |up |on |in |facebook |fb |insta(?:gram)? |as |by |to |:)*["“]?[A-Z][a-z]+\s+[A-Z][a-z]+/i;
/** A name of two capitalised words after a request to search or write. */
const TWO_CAPITALS =
  /(?:[sS]earch|[fF]ind|[lL]ook|[aA]dd|[rR]equest|[fF]ollow|te|e|pe)\s+(?:(?:for|me|us|up|on|in|facebook|Facebook|fb|FB|insta|Instagram|as|by|to|khujun|khojo|khujo)\s+|:\s*)*["“]?[A-Z][a-z]+\s+[A-Z][a-z]+/;
/** A search on a service, in Bengali or Hindi. */
const LOOKED_THERE =
  /(?:\bfb|facebook|insta\w*)\s(?:te|e|pe)\s(?:khuj\w*|khoj\w*|dhoond\w*|search|[A-Z][a-z]+\s[A-Z][a-z]+\s(?:ke|likh\w*|naam\w*|name|diye))|(?:फेसबुक|इंस्टा\S*)\s(?:पर|में|पे)\s(?:\S+\s){1,4}(?:सर्च|खोजें|खोजिए|ढूं)/;

/** Services whose names are also ordinary words. */
const MESSENGERS = /^(?:threads?|signal|line|koo|zoom|twitch|x|slack|kik)$/;

/** Verbs in the first person, which ask nothing of the reader: follow kori. */
const BY_ME = /^(?:kori|korchh?i|kortam|korechh?i|korlam|করি|করছি|করতাম|করেছি|করলাম)$/;

/** Maximum number of words of a text that consists only of a service and a name. */
const MOST_BARE = 5;

/** Whether the text consists only of a service and a name. */
function isBare(tokens: readonly Token[]): boolean {
  if (tokens.length < 2 || tokens.length > MOST_BARE) return false;
  const otherWords = tokens.filter(
    ({ word, service }) =>
      word !== '' &&
      !service &&
      !joiningWords.has(word) &&
      !accountWords.has(word) &&
      !profileWords.has(word) &&
      !actingWords.has(word),
  );
  const [name] = otherWords;
  if (
    otherWords.length === 1 &&
    name &&
    /[📸📷👻✈🐦💬📧]/u.test(tokens[0]?.written ?? '') &&
    /^[a-z]{4,}/.test(name.written) &&
    tokens.length === 2
  )
    return isFirstName(name.word);
  const services = tokens.filter(({ word, service }) => service !== undefined && !accountWords.has(word));
  if (otherWords.length !== 1 || services.length !== 1 || !name || !/^[a-z]/.test(name.written)) return false;
  return isFirstName(name.word) || /^[a-z]{3,}[._][a-z\d._]{2,}$/.test(name.word);
}

/** Words before "id" for papers: of an office, an exam. */
const OF_PAPERS =
  /^(?:employee|emp|office|staff|student|voter|card|exam|train|booking|ticket|roll|college|school|pnr|অফিসের|ভোটার|আধার|পরীক্ষার|কলেজের)$/;
/** Whether an "id" is that of a paper. */
const isOfPapers = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.service === 'other' && OF_PAPERS.test(tokens[at - 1]?.word ?? '');

/** Whether a sentence ends between a name and a service, so that they do not belong together. */
const isEndedBetween = (tokens: readonly Token[], to: number, from: number): boolean =>
  tokens.slice(to, from).some(({ word, written }) => word.length > 2 && /[.।!?]$/.test(written));

/** Reverses a token, because an account's name may be written backwards: alemur. */
const reversed = (token: Token): Token => {
  const word = Array.from(token.word).toReversed().join('');
  return { ...token, word, written: word };
};

/** Whether a text contains the name of an account on another service. */
export function hasHandle(written: string): boolean {
  const text = withServices(written);
  const tokens = tokensOf(text);
  if (tokens.some(isSurelyName) || isBare(tokens)) return true;
  const isOnService = tokens.some(({ service }) => service === 'sure');
  if (
    isOnService &&
    !TELLS_OF_OTHERS.test(text) &&
    ((LOOKED_FOR.test(text) && TWO_CAPITALS.test(text)) || LOOKED_THERE.test(text))
  )
    return true;
  if (tokens.some((_, at) => isHandleBehind(tokens, at))) return true;
  if (isOnService && tellsOfReverse(written.toLowerCase()) && tokens.some((token) => isSurelyName(reversed(token))))
    return true;
  const isOfOthers = TELLS_OF_OTHERS.test(text);
  const isActing =
    !isOfOthers && tokens.some(({ word }, at) => actingWords.has(word) && !BY_ME.test(tokens[at + 1]?.word ?? ''));
  if (APPS.test(written) && tokens.some((token) => nameWeight(token, true) === CERTAIN_NAME || isByName(token.word)))
    return true;
  const weights = tokens.map((token, at) => {
    if (token.service) return 0;
    const weight = isByName(token.word) ? CERTAIN_NAME : nameWeight(token, at === 0);
    return weight < CERTAIN_NAME && isDone(tokens, at) ? 0 : weight;
  });
  for (const [from, { service }] of tokens.entries()) {
    if (!service || isOfPapers(tokens, from)) continue;
    if (service === 'sure' && isNamedThere(tokens, from)) return true;
    if (MESSENGERS.test(tokens[from]?.word ?? '') && isFoundByName(tokens, from)) return true;
    for (let to = Math.max(0, from - MOST_BETWEEN); to <= from + MOST_BETWEEN && to < tokens.length; to += 1) {
      const weight = weights[to] ?? 0;
      if (weight === 0 || (weight < CERTAIN_NAME && to < from && isEndedBetween(tokens, to, from))) continue;
      const deduction = isOfOthers && weight < CERTAIN_NAME ? OTHERS_DEDUCTION : 0;
      const link = linkWeight({ tokens, from, to }, isActing) - deduction;
      const isSure = service === 'sure' || (weight === CERTAIN_NAME && accountWords.has(tokens[from]?.word ?? ''));
      const needed = isSure ? ENOUGH_WEIGHT : ENOUGH_WEIGHT + 1;
      if (weight + link >= needed && (weight > 1 || link > 2)) return true;
    }
  }
  return false;
}
