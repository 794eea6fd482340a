import type { Language } from '#contract/choices.ts';
import type { Match } from '#contract/matches.ts';
import { nameInside } from '#words/labels/wishes.ts';
import { reasonsTexts } from './reasons.texts.ts';

export interface Reasons {
  fits: string[];
  asks: string[];
}

type Reasoned = Pick<Match, 'jotok' | 'horoscope' | 'clan' | 'myWishes' | 'theirWishes' | 'unknown'>;
type Judgement = readonly (Match['theirWishes'][number] & Partial<Match['myWishes'][number]>)[];

/** How the sentences are worded, and how many answers one of them names at most, all of them without it. */
interface Wording {
  texts: (typeof reasonsTexts)[Language];
  most?: number;
}

/** Why a member may fit and what to ask first, in plain sentences; what matters most stands first. */
export function reasonsOf(
  match: Reasoned,
  language: Language,
  { texts: t, most }: Wording = { texts: reasonsTexts[language] },
): Reasons {
  const { myWishes, theirWishes } = match;
  const has = (code: string) => [...match.horoscope, ...match.clan].some((finding) => finding.code === code);
  const isSo = (wishes: Judgement, wish: string, code: string) =>
    wishes.some((judged) => judged.wish === wish && judged.code === code);
  const say = (sentence: (list: string) => string, names: readonly string[]) =>
    names.length > 0 && sentence(joinNames(names.slice(0, most), language));
  // One side has not said its gotra: where theirs is said it is ours, and nothing is to be asked of them.
  const unsaidIn = (wishes: Judgement, areTheirs: boolean) =>
    wishesOf(wishes, 'wish.unknown').filter(
      (name) => name !== 'avoidOwnClan' || match.unknown.includes('clan') !== areTheirs,
    );
  const unsaid = unsaidIn(myWishes, false);
  // The wish about the gotra and the answer have one word.
  const isAsked = (name: string) => unsaid.includes(name === 'clan' ? 'avoidOwnClan' : name);

  const fits = [
    say(t.myMet, listed(myWishes, 'wish.met')),
    say(t.theirMet, listed(theirWishes, 'wish.met')),
    isSo(myWishes, 'mangalik', 'wish.met') && t.myMangalikMet,
    isSo(theirWishes, 'mangalik', 'wish.met') && t.theirMangalikMet,
    isSo(myWishes, 'avoidOwnClan', 'wish.met') && t.myClanMet,
    isSo(theirWishes, 'avoidOwnClan', 'wish.met') && t.theirClanMet,
    match.jotok === 'rajyotak' && t.rajyotak,
    match.jotok === 'uttam' && t.uttam,
    has('gon.agree') && t.gonAgree,
    has('mangalik.both') && t.bothMangalik,
    has('mangalik.neither') && t.neitherMangalik,
  ].filter(isSaid);
  const asks = [
    say(t.askWished, unsaid),
    has('clan.same') && t.sameGotra,
    has('clan.sameTribal') && t.sameClan,
    // The sentence on the clan of a tribe says it all.
    !has('clan.sameTribal') && isSo(myWishes, 'avoidOwnClan', 'wish.unmet') && t.myClanUnmet,
    !has('clan.sameTribal') && isSo(theirWishes, 'avoidOwnClan', 'wish.unmet') && t.theirClanUnmet,
    say(t.myUnmet, listed(myWishes, 'wish.unmet')),
    say(t.theirUnmet, listed(theirWishes, 'wish.unmet')),
    isSo(myWishes, 'mangalik', 'wish.unmet') && t.myMangalikUnmet,
    isSo(theirWishes, 'mangalik', 'wish.unmet') && t.theirMangalikUnmet,
    say(t.theyAsk, unsaidIn(theirWishes, true)),
    has('mangalik.one') && t.oneMangalik,
    has('gon.disagree') && t.gonDisagree,
    say(t.unknown, askedFirst.filter((name) => match.unknown.includes(name) && !isAsked(name)).slice(0, 3)),
  ].filter(isSaid);
  return { fits: fits.length > 0 ? fits : [t.bare], asks };
}

// Wishes that are no range or list of answers: met or not, each has sentences of its own.
const TOLD_APART = new Set(['mangalik', 'avoidOwnClan']);

const listed = (wishes: Judgement, code: 'wish.met' | 'wish.unmet') =>
  wishesOf(wishes, code).filter((wish) => !TOLD_APART.has(wish));

// What families ask before anything else.
const askedFirst = [
  'maritalStatus',
  'profession',
  'education',
  'district',
  'clan',
  'rashi',
  'heightCm',
  'diet',
  'desh',
];

const isSaid = (sentence: string | false): sentence is string => sentence !== false;

function wishesOf(wishes: Judgement, code: Judgement[number]['code']): string[] {
  const found = wishes.filter((wish) => wish.code === code);
  return [...found.filter(isMust), ...found.filter((wish) => !isMust(wish))].map(({ wish }) => wish);
}

const isMust = ({ strength }: Judgement[number]) => strength === 'must';

/** Names of answers and wishes as one reads them out. */
export function joinNames(names: readonly string[], language: Language): string {
  const words = names.flatMap((name) => nameInside(name, language) ?? []);
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : words.slice(0, -1).join(', ') + reasonsTexts[language].and + last;
}
