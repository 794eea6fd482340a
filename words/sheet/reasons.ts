import type { Language } from '#contract/choices.ts';
import type { Match } from '#contract/matches.ts';
import { nameInside } from '#words/labels/wishes.ts';
import { reasonsTexts } from './reasons.texts.ts';

/** Sentences about a member: why the two may fit, and what to ask first. */
export interface Reasons {
  fits: string[];
  asks: string[];
}

/** What the reasons are made of: the engine's codes, and which answers of the member are empty. */
type ComparedMatch = Pick<Match, 'jotok' | 'horoscope' | 'clan' | 'myWishes' | 'theirWishes' | 'unknown'>;
/** The wishes of one side, judged on the other. Only the reader's own have a strength. */
type JudgedWishes = readonly (Match['theirWishes'][number] & Partial<Match['myWishes'][number]>)[];

/** The wording of the sentences, and the maximum number of answers in one of them; no limit if it is absent. */
interface Wording {
  texts: (typeof reasonsTexts)[Language];
  most?: number;
}

/** The wish for another gotra is met by a difference, so it does not belong in a list of agreements. */
const OWN_CLAN = 'avoidOwnClan';

/** Maximum number of missing facts that are named. */
const MOST_QUESTIONS = 3;

/** The facts that families ask for first, in this order. */
const ASKED_FIRST = [
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

/** Returns why a member may fit and what to ask first, in plain sentences, the most important first. */
export function reasonsOf(
  match: ComparedMatch,
  language: Language,
  { texts: t, most }: Wording = { texts: reasonsTexts[language] },
): Reasons {
  const { myWishes, theirWishes } = match;
  const hasFinding = (code: string) => [...match.horoscope, ...match.clan].some((finding) => finding.code === code);
  const oneMangalik = match.horoscope.find(({ code }) => code === 'mangalik.one');
  const isOwnClan = (wishes: JudgedWishes, code: string) =>
    wishes.some((judged) => judged.wish === OWN_CLAN && judged.code === code);
  const say = (sentence: (list: string) => string, names: readonly string[]) =>
    names.length > 0 && sentence(joinNames(names.slice(0, most), language));
  // One side has not given its gotra. If the other member has given one, the reader's is missing, and nothing needs to
  // be asked.
  const unansweredIn = (wishes: JudgedWishes, { areTheirs }: { areTheirs: boolean }) =>
    wishesOf(wishes, 'wish.unknown').filter(
      (name) => name !== OWN_CLAN || match.unknown.includes('clan') !== areTheirs,
    );
  const unanswered = unansweredIn(myWishes, { areTheirs: false });
  // The wish about the gotra and the answer share one word.
  const isAsked = (name: string) => unanswered.includes(name === 'clan' ? OWN_CLAN : name);

  const myMet = wishesButClan(myWishes, 'wish.met');
  const theirMet = wishesButClan(theirWishes, 'wish.met');
  // What both sides wish and meet is mentioned once.
  const bothMet = myMet.filter((wish) => theirMet.includes(wish));
  const notOfBoth = (wishes: readonly string[]) => wishes.filter((wish) => !bothMet.includes(wish));
  const metSentences =
    bothMet.length === 0
      ? [say(t.myMet, myMet), say(t.theirMet, theirMet)]
      : [
          joinSentences([
            say(t.bothMet, bothMet),
            say(t.myAlso, notOfBoth(myMet)),
            say(t.theirAlso, notOfBoth(theirMet)),
          ]),
        ];

  const fits = [
    ...metSentences,
    isOwnClan([...myWishes, ...theirWishes], 'wish.met') && t.clanMet,
    joinSentences([
      match.jotok === 'rajyotak' && t.rajyotak,
      match.jotok === 'uttam' && t.uttam,
      hasFinding('gon.agree') && t.gonAgree,
      hasFinding('mangalik.both') && t.bothMangalik,
      hasFinding('mangalik.neither') && t.neitherMangalik,
    ]),
  ].filter(isSaid);
  const missingFacts = ASKED_FIRST.filter((name) => match.unknown.includes(name) && !isAsked(name));
  const asks = [
    hasFinding('clan.same') && t.sameGotra,
    hasFinding('clan.sameTribal') && t.sameClan,
    say(t.askWished, unanswered),
    // The sentence about the tribal clan already covers this.
    !hasFinding('clan.sameTribal') && isOwnClan(myWishes, 'wish.unmet') && t.myClanUnmet,
    !hasFinding('clan.sameTribal') && isOwnClan(theirWishes, 'wish.unmet') && t.theirClanUnmet,
    say(t.myUnmet, wishesButClan(myWishes, 'wish.unmet')),
    say(t.theirUnmet, wishesButClan(theirWishes, 'wish.unmet')),
    say(t.theyAsk, unansweredIn(theirWishes, { areTheirs: true })),
    oneMangalik !== undefined && (oneMangalik.of === 'me' ? t.mineMangalik : t.theirMangalik) + t.byCustom,
    hasFinding('gon.disagree') && t.gonDisagree + t.byCustom,
    say(t.unknown, missingFacts.slice(0, MOST_QUESTIONS)),
  ].filter(isSaid);
  return { fits: fits.length + asks.length > 0 ? fits : [t.bare], asks };
}

/** Returns the names of the wishes with this code, without the one for another gotra. */
const wishesButClan = (wishes: JudgedWishes, code: 'wish.met' | 'wish.unmet') =>
  wishesOf(wishes, code).filter((wish) => wish !== OWN_CLAN);

/** Joins the sentences that apply; false if none does. */
const joinSentences = (sentences: readonly (string | false)[]): string | false =>
  sentences.filter(isSaid).join(' ') || false;

const isSaid = (sentence: string | false): sentence is string => sentence !== false;

/** Returns the names of the wishes with this code, musts first. */
function wishesOf(wishes: JudgedWishes, code: JudgedWishes[number]['code']): string[] {
  const found = wishes.filter((wish) => wish.code === code);
  return [...found.filter(isMust), ...found.filter((wish) => !isMust(wish))].map(({ wish }) => wish);
}

const isMust = ({ strength }: JudgedWishes[number]) => strength === 'must';

/** Joins names of answers and wishes for a sentence. */
export const joinNames = (names: readonly string[], language: Language): string =>
  joinWords(
    names.flatMap((name) => nameInside(name, language) ?? []),
    language,
  );

/** Joins words for a sentence: *a, b and c*. */
export function joinWords(words: readonly string[], language: Language): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : words.slice(0, -1).join(', ') + reasonsTexts[language].and + last;
}
