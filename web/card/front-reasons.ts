import type { Language } from '#contract/choices.ts';
import type { Match } from '#contract/matches.ts';
import { type Reasons, reasonsOf } from '#words/sheet/reasons.ts';
import { frontTexts } from './front.texts.ts';

/** One sentence of each kind for the front of a card, and what is left to unfold. */
interface FrontReasons {
  fit: string;
  /** `''` where there is nothing to ask. */
  ask: string;
  /** The two are of one gotra or clan: said before all else. */
  isOneClan: boolean;
  rest: Reasons;
}

const NAMED_AT_MOST = 3;

/** The best reason and the first question in few words; in `rest` the sentences that say something more. */
export function frontReasonsOf(match: Match, language: Language): FrontReasons {
  const texts = frontTexts[language];
  const all = reasonsOf(match, language);
  const short = reasonsOf(match, language, { texts, most: NAMED_AT_MOST });
  const clan = short.asks.findIndex((sentence) => sentence === texts.sameGotra || sentence === texts.sameClan);
  // What they may ask of us is the last question, not the first.
  const theirWishes = match.theirWishes.filter(({ code }) => code !== 'wish.unknown');
  const { asks: ours } = reasonsOf({ ...match, theirWishes }, language, { texts, most: NAMED_AT_MOST });
  const [fit = '', ask = ''] = [short.fits[0], clan >= 0 ? short.asks[clan] : (ours[0] ?? short.asks[0])];
  const unsaid = (sentence: string) => sentence !== fit && sentence !== ask;
  return {
    ...{ fit, ask },
    isOneClan: clan >= 0,
    rest: { fits: all.fits.filter(unsaid), asks: all.asks.filter(unsaid) },
  };
}
