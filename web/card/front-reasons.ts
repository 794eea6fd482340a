import type { Language } from '#contract/choices.ts';
import type { Match } from '#contract/matches.ts';
import { type Reasons, reasonsOf } from '#words/sheet/reasons.ts';
import { frontTexts } from './front.texts.ts';

/** One sentence of each kind for the front of a card, and what is left to unfold. */
interface FrontReasons {
  fit: string;
  /** `''` where there is nothing to ask; that the two are of one gotra or clan is said before all else. */
  ask: string;
  rest: Reasons;
}

const NAMED_AT_MOST = 2;

/** Nothing is found but what is put in its place. */
const SILENT = { theirWishes: [], horoscope: [], clan: [], jotok: null, unknown: [] };

/** What is judged alike on every one of these cards tells none of them apart: the codes of wishes, by name. */
export type Common = ReadonlySet<string>;

const NONE: Common = new Set();

type Judged = Match['myWishes'][number];
const codeOf = ({ wish, code }: Pick<Judged, 'wish' | 'code'>) => `${wish} ${code}`;

export function commonTo(matches: readonly Match[]): Common {
  const [first, ...others] = matches;
  if (first === undefined || others.length === 0) return NONE;
  const isEverywhere = (judged: Judged) =>
    others.every(({ myWishes }) => myWishes.some((other) => codeOf(other) === codeOf(judged)));
  return new Set(first.myWishes.filter(isEverywhere).map(codeOf));
}

/** The best reason and the first question in few words, what tells this card from the others first; in `rest` the sentences that say something more. */
export function frontReasonsOf(match: Match, language: Language, common = NONE): FrontReasons {
  const texts = frontTexts[language];
  const all = reasonsOf(match, language);
  const told = { ...match, myWishes: ownFirst(match.myWishes, common) };
  const short = reasonsOf(told, language, { texts, most: NAMED_AT_MOST });
  const clan = short.asks.findIndex((sentence) => sentence === texts.sameGotra || sentence === texts.sameClan);
  // What they may ask of us is the last question, not the first.
  const theirWishes = match.theirWishes.filter(({ code }) => code !== 'wish.unknown');
  const { asks: ours } = reasonsOf({ ...told, theirWishes }, language, { texts, most: NAMED_AT_MOST });
  const both = told.myWishes.filter(
    ({ wish, code }) => code === 'wish.met' && match.theirWishes.some((one) => one.wish === wish && one.code === code),
  );
  const [bothWays] = reasonsOf({ ...match, ...SILENT, myWishes: both }, language, {
    texts: { ...texts, myMet: texts.bothMet },
    most: NAMED_AT_MOST,
  }).fits;
  const best = (both.length > 0 && bothWays) || (short.fits[0] ?? '');
  const fit = match.jotok === 'rajyotak' && best !== texts.rajyotak ? `${best} ${texts.rajyotak}` : best;
  const ask = (clan >= 0 ? short.asks[clan] : (ours[0] ?? short.asks[0])) ?? '';
  const unsaid = (sentence: string) => sentence !== fit && sentence !== ask;
  return {
    ...{ fit, ask },
    rest: { fits: all.fits.filter(unsaid), asks: all.asks.filter(unsaid) },
  };
}

/** A must that everybody in the list meets says the least of one of them; of the others the strongest stands first. */
const ownFirst = (wishes: readonly Judged[], common: Common): Judged[] =>
  wishes
    .map((judged) => ({ ...judged, strength: 'wish' as const }))
    .sort(
      (one, other) => Number(common.has(codeOf(one))) - Number(common.has(codeOf(other))) || rank(other) - rank(one),
    );

// What few share tells more of a person than what the whole list was chosen by.
const STRONGEST_LAST = ['heightCm', 'age', 'caste', 'place', 'education', 'profession'];
const rank = ({ wish }: Judged) => STRONGEST_LAST.indexOf(wish);
