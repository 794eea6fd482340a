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

/**
 * The reader's wishes that more than half of the cards share, each as `wish code`. They do not distinguish the cards.
 */
export type Common = ReadonlySet<string>;

/** No wishes in common. */
const NONE: Common = new Set();

type Judged = Match['myWishes'][number];
const codeOf = ({ wish, code }: Pick<Judged, 'wish' | 'code'>) => `${wish} ${code}`;

/** Returns the reader's wishes that more than half of these cards share; none for a single card. */
export function commonTo(matches: readonly Match[]): Common {
  if (matches.length < 2) return NONE;
  const codes = matches.flatMap(({ myWishes }) => myWishes.map(codeOf));
  const countOf = (code: string) => codes.filter((other) => other === code).length;
  return new Set(codes.filter((code) => countOf(code) > matches.length / 2));
}

/** Returns sentences on how many of each family's wishes are met. They name wishes that distinguish this card. */
function metOf({ myWishes, theirWishes }: Match, language: Language, common: Common): string[] {
  const t = frontTexts[language];
  const metWishes = myWishes.filter(isMet);
  const distinguishing = metWishes
    .flatMap((judged) => (judged.wish === 'avoidOwnClan' || common.has(codeOf(judged)) ? [] : judged.wish))
    .slice(0, NAMED_AT_MOST);
  const isSome = distinguishing.length > 0 && distinguishing.length < metWishes.length;
  const examples = isSome ? t.among(joinNames(distinguishing, language)) : '';
  const metText = (wishes: Match['theirWishes'], all: string, some: (met: string, of: string) => string) => {
    const count = wishes.filter(isMet).length;
    if (count === 0) return '';
    if (count === wishes.length) return all;
    return some(number(count, language), number(wishes.length, language));
  };
  const mine = metText(myWishes, t.myAll, (...counts) => t.myCount(...counts, examples));
  const theirs = metText(theirWishes, t.theirAll, t.theirCount);
  return mine === t.myAll && theirs === t.theirAll ? [t.bothAll] : [mine, theirs].filter(Boolean);
}

/**
 * Returns the best reasons and the first question in few words, the most distinguishing first. `rest` has
 * the sentences of the long list that these do not contain. Wishes in `common` are neither named nor asked about first.
 */
export function frontReasonsOf(match: Match, language: Language, common = NONE): FrontReasons {
  const texts = frontTexts[language];
  const allReasons = reasonsOf(match, language);
  const asksOf = (wishes: Partial<Match>) =>
    reasonsOf({ ...match, ...wishes }, language, { texts, most: NAMED_AT_MOST }).asks;
  const metSentences = metOf(match, language, common);
  const rajyotak = match.jotok === 'rajyotak' ? [texts.rajyotak] : [];
  const fits = metSentences.length === 0 ? reasonsOf(match, language, { texts }).fits : [...metSentences, ...rajyotak];
  // A question that the other family may ask the reader comes last.
  const theirWishes = match.theirWishes.filter(({ code }) => code !== 'wish.unknown');
  const myWishes = match.myWishes.filter((judged) => !common.has(codeOf(judged)));
  const ask = asksOf({ myWishes, theirWishes })[0] ?? asksOf({})[0] ?? '';
  const isNotShown = (sentence: string) => !fits.includes(sentence) && sentence !== ask;
  return {
    fits,
    ask,
    rest: { fits: allReasons.fits.filter(isNotShown), asks: allReasons.asks.filter(isNotShown) },
  };
}

const isMet = ({ code }: Pick<Judged, 'code'>) => code === 'wish.met';
