import { fold } from './fold.ts';
import { gotras, gotrasOfOnePravara, tribalClans } from './gotras.ts';
import { memoize } from './memoize.ts';
import { isNoNameText } from './no-name.ts';
import type { Sound } from './read-bengali.ts';
import { soundKey } from './sound-key.ts';
import { soundsAlike } from './sounds-alike.ts';
import { equalSurnames, findSurname, type Surname } from './surname.ts';

const tribal: ReadonlySet<string> = new Set(tribalClans);
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

/**
 * Returns the canonical English name of a gotra in either script and any usual spelling, with or without the word
 * "gotra"; null for a missing text, an unknown gotra, and for "other", "not known", "not applicable".
 */
export function normaliseGotra(text: string | null | undefined): string | null {
  return text ? rememberedGotra(text) : null;
}

const rememberedTexts = 10_000;
const rememberedGotra = memoize(rememberedTexts, findGotra);

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
  const [first, second] = [asSurname(a), asSurname(b)];
  if (equalSurnames(first, second)) return true;
  return isTribal(first) && isTribal(second) ? false : null;
}

/** Whether two gotras, by canonical name, differ but share one pravara in print. */
export function samePravara(a: string, b: string): boolean {
  return (
    a !== b && gotrasOfOnePravara.some((group) => group.some((name) => name === a) && group.some((name) => name === b))
  );
}

/** Whether the text for the clan means "other", "not known", "not applicable" or similar, in either language. */
export function isNoClan(text: string): boolean {
  return rememberedNoClan(text);
}

const rememberedNoClan = memoize(rememberedTexts, (text) => isNoNameText(cleaned(text)));

/** The words for "gotra", alone or as the end of a gotra's name. */
const wordsForGotra = fold(
  'গোত্রীয় গোত্রের গোত্রজ গোত্র gotra gotro gotram gotriya gotriyo gothra gotrer gotraj clan',
).replaceAll(' ', '|');
const aloneForGotra = new RegExp(`(^| )(${wordsForGotra})(?= |$)`, 'g');
const endForGotra = new RegExp(`^(.{3,}?)(${wordsForGotra})$`);

function cleaned(text: string): string {
  return fold(fold(text).replace(aloneForGotra, '$1'));
}

function findGotra(text: string): string | null {
  const words = cleaned(text).replace(endForGotra, '$1').split(' ').filter(Boolean);
  if (words.length === 0) return null;
  const whole = gotraOf(words.join(''));
  if (whole !== null || words.length === 1) return whole;
  const gotrasOfWords = new Set(words.map(gotraOf));
  const [only = null] = gotrasOfWords;
  return gotrasOfWords.size === 1 ? only : null;
}

function gotraOf(word: string): string | null {
  const spelled = spellings.get(word);
  if (spelled !== undefined) return spelled;
  const { key } = soundKey(word);
  if (key.length < 2) return null;
  return sounds.get(key) ?? nearestGotra(key);
}

/** Shorter sounds are never taken for a misspelled gotra. */
const shortestNear = 5;

/** Returns the only gotra whose sound is near; null if there is none, or more than one. */
function nearestGotra(key: string): string | null {
  if (key.length < shortestNear) return null;
  const near = new Set<string | null>();
  for (const [known, name] of sounds)
    if (known.length >= shortestNear && soundsAlike(bare(known), bare(key))) near.add(name);
  const [only = null] = near;
  return near.size === 1 ? only : null;
}

function bare(key: string): Sound {
  return { key, ending: 'bare' };
}

/** Reads a clan as a surname, because many tribal clans are also surnames (Hansda, Murmu) and have spellings there. */
function asSurname(clan: string): Surname {
  return findSurname([cleaned(clan).replaceAll(' ', '')]).surname;
}

function isTribal({ known }: Surname): boolean {
  return known !== null && tribal.has(known);
}
