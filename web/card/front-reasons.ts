import type { Language } from '#contract/choices.ts';
import type { Match } from '#contract/matches.ts';
import { number } from '#words/numbers.ts';
import { joinNames, type Reasons, reasonsOf } from '#words/sheet/reasons.ts';
import { frontTexts } from './front.texts.ts';

/** The sentences on the front of a card: the reasons, one question, and the rest to unfold. */
interface FrontReasons {
  /** Strongest first. */
  fits: string[];
  /** The first question; `''` when there is nothing to ask. A shared gotra or clan comes before any other question. */
  ask: string;
  rest: Reasons;
}

/** Maximum number of wishes or missing facts that one sentence of a card names. */
const NAMED_AT_MOST = 2;

/** The reader's wishes with their codes that more than half of the cards share. They do not distinguish the cards. */
export type Common = ReadonlySet<string>;

/** No wishes in common. */
const NONE: Common = new Set();

type Judged = Match['myWishes'][number];
const codeOf = ({ wish, code }: Pick<Judged, 'wish' | 'code'>) => `${wish} ${code}`;

/** Returns the reader's wishes with their codes that more than half of these cards share; empty for a single card. */
export function commonTo(matches: readonly Match[]): Common {
  if (matches.length < 2) return NONE;
  const codes = matches.flatMap(({ myWishes }) => myWishes.map(codeOf));
  return new Set(codes.filter((code) => codes.filter((other) => other === code).length > matches.length / 2));
}

/** Returns sentences on how many of each family's wishes are met. They name wishes that distinguish this card. */
function metOf({ myWishes, theirWishes }: Match, language: Language, common: Common): string[] {
  const t = frontTexts[language];
  const met = myWishes.filter(isMet);
  const distinguishing = met
    .flatMap((judged) => (judged.wish === 'avoidOwnClan' || common.has(codeOf(judged)) ? [] : judged.wish))
    .slice(0, NAMED_AT_MOST);
  const isSome = distinguishing.length > 0 && distinguishing.length < met.length;
  const named = isSome ? t.among(joinNames(distinguishing, language)) : '';
  const metText = (wishes: Match['theirWishes'], all: string, some: (met: string, of: string) => string) => {
    const count = wishes.filter(isMet).length;
    if (count === 0) return '';
    if (count === wishes.length) return all;
    return some(number(count, language), number(wishes.length, language));
  };
  const mine = metText(myWishes, t.myAll, (...counts) => t.myCount(...counts, named));
  const theirs = metText(theirWishes, t.theirAll, t.theirCount);
  return mine === t.myAll && theirs === t.theirAll ? [t.bothAll] : [mine, theirs].filter(Boolean);
}

/**
 * Returns the best reasons and the first question in few words, the most distinguishing first. `rest` has the sentences
 * that add something.
 */
export function frontReasonsOf(match: Match, language: Language, common = NONE): FrontReasons {
  const texts = frontTexts[language];
  const all = reasonsOf(match, language);
  const asksOf = (wishes: Partial<Match>) =>
    reasonsOf({ ...match, ...wishes }, language, { texts, most: NAMED_AT_MOST }).asks;
  const met = metOf(match, language, common);
  const rajyotak = match.jotok === 'rajyotak' ? [texts.rajyotak] : [];
  const fits = met.length === 0 ? reasonsOf(match, language, { texts }).fits : [...met, ...rajyotak];
  // A question that the other family may ask the reader comes last.
  const theirWishes = match.theirWishes.filter(({ code }) => code !== 'wish.unknown');
  const myWishes = match.myWishes.filter((judged) => !common.has(codeOf(judged)));
  const ask = asksOf({ myWishes, theirWishes })[0] ?? asksOf({})[0] ?? '';
  const unsaid = (sentence: string) => !fits.includes(sentence) && sentence !== ask;
  return {
    fits,
    ask,
    rest: { fits: all.fits.filter(unsaid), asks: all.asks.filter(unsaid) },
  };
}

const isMet = ({ code }: Pick<Judged, 'code'>) => code === 'wish.met';
