import { fold } from './fold.ts';
import { gotras, gotrasOfOnePravara, tribalClans } from './gotras.ts';
import { memoize } from './memoize.ts';
import { isNoNameText } from './no-name.ts';
import type { Sound } from './read-bengali.ts';
import { soundKey } from './sound-key.ts';
import { soundsAlike } from './sounds-alike.ts';
import { equalSurnames, findSurname, type Surname } from './surname.ts';

const tribalNames: ReadonlySet<string> = new Set(tribalClans);
/** The canonical name of each folded spelling. */
const spellings = new Map<string, string>();
/** The canonical name of each sound; null if two gotras share it (Garga, Gargya) and only spellings tell them apart. */
const sounds = new Map<string, string | null>();

for (const line of gotras) {
  const [name = '', ...others] = line.split(', ');
  for (const spelling of [name, ...others]) {
    const word = fold(spelling).replaceAll(' ', '');
    spellings.set(word, name);
    const { key } = soundKey(word);
    const owner = sounds.get(key);
    sounds.set(key, owner === undefined || owner === name ? name : null);
  }
}

/** The words for "gotra", alone or as the end of a gotra's name. */
const wordsForGotra = fold(
  'গোত্রীয় গোত্রের গোত্রজ গোত্র gotra gotro gotram gotriya gotriyo gothra gotrer gotraj clan',
).replaceAll(' ', '|');
const gotraAsWord = new RegExp(`(^| )(${wordsForGotra})(?= |$)`, 'g');
const gotraAsEnding = new RegExp(`^(.{3,}?)(${wordsForGotra})$`);

/** Shorter sounds are never taken for a misspelled gotra. */
const shortestNear = 5;

/** How many different texts each of the two memoized functions keeps. */
const rememberedTexts = 10_000;
const rememberedGotra = memoize(rememberedTexts, findGotra);
const rememberedNoClan = memoize(rememberedTexts, (text) => isNoNameText(withoutGotraWords(text)));

/**
 * Returns the canonical English name of a gotra in either script and any usual spelling, with or without the word
 * "gotra"; null for a missing text, an unknown gotra, and for "other", "not known", "not applicable".
 */
export function normaliseGotra(text: string | null | undefined): string | null {
  return text ? rememberedGotra(text) : null;
}

/**
 * Whether two recorded clans are one: true or false for two known gotras or tribal clans; for others true when they
 * sound alike and null (unknown) otherwise, because an unknown spelling may stand for any clan.
 */
export function sameClan(a: string | null | undefined, b: string | null | undefined): boolean | null {
  if (!a || !b) return null;
  const one = normaliseGotra(a);
  const other = normaliseGotra(b);
  if (one !== null && other !== null) return one === other;
  if (one !== null || other !== null) return null;
  if (isNoClan(a)) return null;
  const [clanOfA, clanOfB] = [asSurname(a), asSurname(b)];
  if (equalSurnames(clanOfA, clanOfB)) return true;
  return isTribal(clanOfA) && isTribal(clanOfB) ? false : null;
}

/** Whether two gotras, by canonical name, differ but share one pravara in print. */
export function samePravara(a: string, b: string): boolean {
  const shareGroup = gotrasOfOnePravara.some((group: readonly string[]) => group.includes(a) && group.includes(b));
  return a !== b && shareGroup;
}

/** Whether the text for the clan means "other", "not known", "not applicable" or similar, in either language. */
export function isNoClan(text: string): boolean {
  return rememberedNoClan(text);
}

/** Returns the folded text without the words for "gotra" that stand alone. */
function withoutGotraWords(text: string): string {
  return fold(fold(text).replace(gotraAsWord, '$1'));
}

/** Returns the gotra of all words written as one, else the one gotra of every single word; null if there is none. */
function findGotra(text: string): string | null {
  const words = withoutGotraWords(text).replace(gotraAsEnding, '$1').split(' ').filter(Boolean);
  if (words.length === 0) return null;
  const whole = gotraOf(words.join(''));
  if (whole !== null || words.length === 1) return whole;
  const gotrasOfWords = new Set(words.map(gotraOf));
  const [onlyGotra = null] = gotrasOfWords;
  return gotrasOfWords.size === 1 ? onlyGotra : null;
}

/** Returns the gotra of a folded word by its spelling, its sound or the nearest sound; null if there is none. */
function gotraOf(word: string): string | null {
  const gotraBySpelling = spellings.get(word);
  if (gotraBySpelling !== undefined) return gotraBySpelling;
  const { key } = soundKey(word);
  // A single letter is the sound of no gotra.
  if (key.length < 2) return null;
  return sounds.get(key) ?? nearestGotra(key);
}

/** Returns the only gotra whose sound is near; null if there is none, or more than one. */
function nearestGotra(key: string): string | null {
  if (key.length < shortestNear) return null;
  const nearGotras = new Set<string | null>();
  for (const [knownKey, name] of sounds)
    if (knownKey.length >= shortestNear && soundsAlike(bareSound(knownKey), bareSound(key))) nearGotras.add(name);
  const [onlyGotra = null] = nearGotras;
  return nearGotras.size === 1 ? onlyGotra : null;
}

/** Returns a sound without a final a, by its key. */
function bareSound(key: string): Sound {
  return { key, ending: 'bare' };
}

/** Reads a clan as a surname, because many tribal clans are also surnames (Hansda, Murmu) and have spellings there. */
function asSurname(clan: string): Surname {
  return findSurname([withoutGotraWords(clan).replaceAll(' ', '')]).surname;
}

function isTribal({ known }: Surname): boolean {
  return known !== null && tribalNames.has(known);
}
