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
const services = setOf(`${SERVICES} ${MAIL_HOSTS}`);
export const mailHosts = setOf(MAIL_HOSTS);
const others = setOf(OTHER_SERVICES);
export const accountWords = setOf(ACCOUNT_WORDS);
export const profileWords = setOf(PROFILE_WORDS);
export const joiningWords = setOf(JOINING_WORDS);
export const actingWords = setOf(ACTING_WORDS);
export const denyingWords = setOf(DENYING_WORDS);
/** Ordinary words. A Bengali s is also written sh in Latin letters: somoy, shomoy. */
export const plainWords = setOf(`${PLAIN_WORDS} ${PLAIN_WORDS.replace(/s(?!h)/g, 'sh')}`);
export const plainVerbs = setOf(PLAIN_VERBS);
export const surnames = setOf(SURNAMES);
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
    if (form === word && others.has(form)) return 'other';
  }
  return letters.length > 6 && LONG_SERVICES.some((name) => isNear(letters, name)) ? 'sure' : undefined;
}

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
  return (text.match(/[^\s/|,~→➡⇒]+/g) ?? []).flatMap((written) => {
    const parts = /^([^:=@]+)[:=](.+)$/u.exec(written);
    return (parts && !/^live$/i.test(parts[1] ?? '') ? [`${parts[1]}:`, parts[2] ?? ''] : [written]).map((part) => {
      const word = part.toLowerCase().replace(EDGES, '');
      return { word, written: part, service: serviceOf(word) };
    });
  });
}

export const isPartOfName = (word: string): boolean => surnames.has(word) || firstNames.has(word);
export const isFirstName = (word: string): boolean => firstNames.has(word);

/** Whether the word ends an enumeration of services: Signal, Line, Threads, Discord. */
export function isListed(tokens: readonly Token[], from: number): boolean {
  const before = tokens[from - 1]?.word === 'and' ? from - 2 : from - 1;
  return tokens[before]?.service !== undefined && !accountWords.has(tokens[before].word);
}
