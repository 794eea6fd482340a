import {
  ACCOUNT_WORDS,
  ACTING_WORDS,
  DENYING_WORDS,
  FIRST_NAMES,
  JOINING_WORDS,
  MAIL_HOSTS,
  OTHER_SERVICES,
  PLAIN_VERBS,
  PLAIN_WORDS,
  PROFILE_WORDS,
  SERVICES,
  SURNAMES,
} from './handle-tables.ts';
import { isNear } from './number-words.ts';
import { plainLetters, withLetters } from './seen-text.ts';

/* Vocabulary about accounts and ordinary words, and the splitting of a text into words. */

/** Returns the words of a list, in the form of `plainLetters`. */
const setOf = (words: string) => new Set(plainLetters(words).split(' '));

/** Names of services and mail providers that have no other meaning. */
const services = setOf(`${SERVICES} ${MAIL_HOSTS}`);
/** Mail providers, also misspelled. */
export const mailHosts = setOf(MAIL_HOSTS);
/** Names of services that have other meanings, too. */
const otherServices = setOf(OTHER_SERVICES);
/** Words for an account or its name. */
export const accountWords = setOf(ACCOUNT_WORDS);
/** Words about profiles that mean little alone: name, profile. */
export const profileWords = setOf(PROFILE_WORDS);
/** Small words between a service and a name, which say nothing about an account. */
export const joiningWords = setOf(JOINING_WORDS);
/** Words for what the reader is to do with an account: add, follow. */
export const actingWords = setOf(ACTING_WORDS);
/** Negations, and words that an account is not used. */
export const denyingWords = setOf(DENYING_WORDS);
/** Ordinary words. A Bengali s is also written sh in Latin letters: somoy, shomoy. */
export const plainWords = setOf(`${PLAIN_WORDS} ${PLAIN_WORDS.replace(/s(?!h)/g, 'sh')}`);
/** Verbs for what happens to an account: expired, deleted. */
export const plainVerbs = setOf(PLAIN_VERBS);
/** Frequent surnames. */
export const surnames = setOf(SURNAMES);
/** Frequent first names. */
const firstNames = setOf(FIRST_NAMES);
/** Names long enough to be recognised with a wrong letter. */
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

/** Case endings of Bengali. */
const INDIC_CASE = /(?:তে|এর|এ|র|ে|য়|য়ে|য)$/;
/**
 * Returns whether a word names a service: `sure`, or `other` if the word has another meaning, too. Endings, leetspeak
 * and one wrong letter in a long name are allowed.
 */
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
    if (form === word && otherServices.has(form)) return 'other';
  }
  return letters.length > 6 && LONG_SERVICES.some((name) => isNear(letters, name)) ? 'sure' : undefined;
}

/** A word of a text, as `tokensOf` splits it. */
export interface Token {
  /** The token in small letters, without signs at its edges. */
  word: string;
  /** The token as written, with signs and capitals. */
  written: string;
  /** Whether the word names a service, see `serviceOf`. */
  service: 'sure' | 'other' | undefined;
}

/** Signs at the beginning and the end of a word. */
export const EDGES = /^[^\p{L}\p{M}\d@_$]+|[^\p{L}\p{M}\d_]+$/gu;

/** Splits a text into words. A word with a colon or an equals sign is split there: insta:rumasen. */
export function tokensOf(text: string): Token[] {
  const writtenWords = text.match(/[^\s/|,~→➡⇒]+/g) ?? [];
  return writtenWords.flatMap(splitAtColon).map((written) => {
    const word = written.toLowerCase().replace(EDGES, '');
    return { word, written, service: serviceOf(word) };
  });
}

/** Splits a written word after its first colon or equals sign. Keeps ids of Skype whole: live:rumasen. */
function splitAtColon(written: string): string[] {
  const [, before, after = ''] = /^([^:=@]+)[:=](.+)$/u.exec(written) ?? [];
  if (before === undefined || /^live$/i.test(before)) return [written];
  return [`${before}:`, after];
}

/** Whether a word is a frequent surname or first name. */
export const isPartOfName = (word: string): boolean => surnames.has(word) || firstNames.has(word);
/** Whether a word is a frequent first name. */
export const isFirstName = (word: string): boolean => firstNames.has(word);

/** Whether the service at `from` ends an enumeration of services: Signal, Line, Threads, Discord. */
export function isListed(tokens: readonly Token[], from: number): boolean {
  const before = tokens[from - 1]?.word === 'and' ? from - 2 : from - 1;
  return tokens[before]?.service !== undefined && !accountWords.has(tokens[before].word);
}
