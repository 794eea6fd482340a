import type { Language } from '#contract/choices.ts';
import type { Match } from '#contract/matches.ts';
import type { SharedView } from '#contract/member.ts';
import { nameInside } from '#words/labels/wishes.ts';
import { number } from '#words/numbers.ts';
import { chipsTexts } from './chips.texts.ts';

/** Whether a chip is in the family's favour, a question to ask, or neutral. */
export type Tone = 'good' | 'ask' | 'plain';

/** A short phrase about a family in a list. */
export interface Chip {
  tone: Tone;
  text: string;
  /** A longer text for screen readers; `text` is used if it is missing. */
  said?: string;
}

/** The data from which chips are made. The shortlist receives less of it than the lists. */
export interface ChipSource
  extends Pick<Match, 'between' | 'clan'>,
    Partial<Pick<Match, 'guna' | 'jotok' | 'horoscope' | 'unknown' | 'badges' | 'signs'>> {
  member: Pick<SharedView, 'maritalStatus' | 'children'>;
  myWishes: readonly Pick<Match['myWishes'][number], 'wish' | 'code'>[];
  theirWishes?: readonly Pick<Match['theirWishes'][number], 'code'>[];
}

/**
 * The weights of chips; a lower number is chosen first. A chip with ALWAYS may always be shown, one with MUCH unless
 * every family of the page has it, one with SOME or LITTLE unless more than half of the families have it.
 */
const [ALWAYS, MUCH, SOME, LITTLE] = [0, 1, 2, 3];

/** A chip that a family may get. */
interface Candidate extends Chip {
  /** One of the weights above. */
  weight: number;
}

/** Maximum number of chips of a family. */
const MOST_CHIPS = 2;
/** Maximum number of points of a horoscope comparison (guna) if all eight kootas are known. */
export const ALL_GUNAS = 36;
/** Minimum number of points with which families by custom go on without asking. */
const ENOUGH_GUNAS = 18;

/** The answers that families ask about first. The wish about the gotra has another name: OWN_CLAN. */
export const ASKED_FIRST: readonly string[] = [
  'profession',
  'education',
  'district',
  'clan',
  'maritalStatus',
  'diet',
  'desh',
  'rashi',
];
/** The wish to avoid the reader's own gotra. */
const OWN_CLAN = 'avoidOwnClan';

/** The checks by the trust, the weightiest first. Only the first that a family has becomes a chip. */
const CHECKED = ['identity', 'met', 'address', 'paper', 'photo', 'email', 'phone'] as const;

/**
 * Returns at most MOST_CHIPS chips for each family of a page. They distinguish the family from the others: apart from
 * chips with the weight ALWAYS, what all families have in common is not shown.
 */
export function chipsOf(families: readonly ChipSource[], language: Language): Chip[][] {
  const candidates = families.map((family) => candidatesOf(family, language));
  const counts = new Map<string, number>();
  for (const { text } of candidates.flat()) counts.set(text, (counts.get(text) ?? 0) + 1);
  const isDistinguishing = ({ text, weight }: Candidate) => {
    const familiesWithIt = counts.get(text) ?? 0;
    if (weight === ALWAYS || families.length === 1) return true;
    return weight === MUCH ? familiesWithIt < families.length : familiesWithIt <= families.length / 2;
  };
  return candidates.map((ofFamily) => chosenOf(ofFamily.filter(isDistinguishing)));
}

/**
 * Chooses at most MOST_CHIPS chips: the weightiest, then the next that has the weight MUCH or more, or another tone
 * than the first chip. If there is none, the next weightiest follows. A chip to ask about comes last.
 */
function chosenOf(candidates: readonly Candidate[]): Chip[] {
  const [first, ...others] = [...candidates].sort((a, b) => a.weight - b.weight);
  if (first === undefined) return [];
  const second = others.find(({ weight, tone }) => weight <= MUCH || tone !== first.tone) ?? others[0];
  return [first, ...(second ? [second] : [])]
    .slice(0, MOST_CHIPS)
    .sort((a, b) => Number(a.tone === 'ask') - Number(b.tone === 'ask'))
    .map(({ weight: _, ...chip }) => chip);
}

/** Returns all possible chips of a family. Among those of equal weight the most important comes first. */
function candidatesOf(family: ChipSource, language: Language): Candidate[] {
  return [
    ...standingOf(family, language),
    ...marriedBefore(family, language),
    ...sharedClan(family, language),
    ...wishesMet(family, language),
    ...starsOf(family, language),
    ...toAsk(family, language),
    ...otherClan(family, language),
    ...trustIn(family, language),
  ];
}

/** Returns the chip about the state between the two families, if there is one. */
function standingOf({ between }: ChipSource, language: Language): Candidate[] {
  const t = chipsTexts[language];
  if (between === '') return [];
  const isNeutral = between === 'sent' || between === 'withdrawn';
  return [{ weight: ALWAYS, tone: isNeutral ? 'plain' : 'good', text: t[between] }];
}

function marriedBefore({ member: { maritalStatus, children } }: ChipSource, language: Language): Candidate[] {
  const t = chipsTexts[language];
  if (maritalStatus !== 'Divorced' && maritalStatus !== 'Widowed') return [];
  const text = children ? t.secondMarriageWith(number(children, language), children === 1) : t.secondMarriage;
  return [{ weight: MUCH, tone: 'plain', text }];
}

function sharedClan({ clan }: ChipSource, language: Language): Candidate[] {
  const t = chipsTexts[language];
  const has = (code: string) => clan.some((finding) => finding.code === code);
  if (has('clan.sameTribal')) return [{ weight: MUCH, tone: 'ask', text: t.sameTribalClan }];
  return has('clan.same') ? [{ weight: MUCH, tone: 'ask', text: t.sameGotra }] : [];
}

const otherClan = ({ clan }: ChipSource, language: Language): Candidate[] =>
  clan.some(({ code }) => code === 'clan.differs')
    ? [{ weight: LITTLE, tone: 'good', text: chipsTexts[language].gotraDiffers }]
    : [];

/**
 * Returns the chips about the horoscope. Points are shown only if all eight kootas are known, because a partial sum is
 * no verdict.
 */
function starsOf({ guna = null, jotok = null, horoscope = [] }: ChipSource, language: Language): Candidate[] {
  const t = chipsTexts[language];
  const starChip = (chip: Omit<Candidate, 'weight'>): Candidate => ({ weight: SOME, ...chip });
  const stars: Candidate[] = [];
  if (guna?.most === ALL_GUNAS) {
    const points = [number(guna.total, language), number(guna.most, language)] as const;
    const tone = guna.total >= ENOUGH_GUNAS ? 'good' : 'ask';
    stars.push(starChip({ tone, text: t.guna(...points), said: t.gunaSaid(...points) }));
  }
  if (jotok === 'rajyotak') stars.push(starChip({ tone: 'good', text: t.rajyotak }));
  const mangalik = horoscope.find(({ code }) => code === 'mangalik.one');
  // If the reader is the mangalik one, "not mangalik" is neutral: the other family would ask, not the reader.
  if (mangalik) {
    const isOfReader = mangalik.of === 'me';
    stars.push(starChip(isOfReader ? { tone: 'plain', text: t.notMangalik } : { tone: 'ask', text: t.mangalik }));
  }
  if (horoscope.some(({ code }) => code === 'gon.disagree')) stars.push(starChip({ tone: 'ask', text: t.gonDiffers }));
  return stars;
}

/** Returns the chip about how many of the reader's wishes are met, and whether the other family's are met too. */
function wishesMet({ myWishes, theirWishes = [] }: ChipSource, language: Language): Candidate[] {
  const t = chipsTexts[language];
  const metCount = myWishes.filter(isMet).length;
  if (metCount === 0) return [];
  if (metCount < myWishes.length) {
    const text = t.someMet(number(metCount, language), number(myWishes.length, language));
    return [{ weight: LITTLE, tone: 'good', text }];
  }
  const areBoth = theirWishes.length > 0 && theirWishes.every(isMet);
  return [{ weight: SOME, tone: 'good', text: areBoth ? t.bothMet : t.allMet }];
}

/**
 * Returns the chips to ask about: the reader's wishes that the family has not answered, those that it does not meet,
 * then other missing answers that families ask about first.
 */
function toAsk({ myWishes, unknown = [] }: ChipSource, language: Language): Candidate[] {
  const t = chipsTexts[language];
  const chipsFor = (names: readonly string[], weight: number, phrase: (name: string) => string) =>
    names.flatMap((name): Candidate[] => {
      const inside = nameInside(name, language);
      return inside === undefined ? [] : [{ weight, tone: 'ask', text: phrase(inside) }];
    });
  const wishesWith = (code: string) => myWishes.filter((judged) => judged.code === code).map(({ wish }) => wish);
  // If only the reader's own gotra is missing, there is nothing to ask the other family. The same gotra of both has a
  // chip of its own (`sharedClan`).
  const unanswered = wishesWith('wish.unknown').filter((name) => name !== OWN_CLAN || unknown.includes('clan'));
  const isWished = (name: string) => unanswered.includes(name === 'clan' ? OWN_CLAN : name);
  return [
    ...chipsFor(unanswered, SOME, t.ask),
    ...chipsFor(
      wishesWith('wish.unmet').filter((name) => name !== OWN_CLAN),
      LITTLE,
      t.notAsHoped,
    ),
    ...chipsFor(
      ASKED_FIRST.filter((name) => unknown.includes(name) && !isWished(name)),
      LITTLE,
      t.ask,
    ),
  ];
}

/** Returns the chips about the trust's checks of a family, and about how it answers interests. */
function trustIn({ badges = [], signs }: ChipSource, language: Language): Candidate[] {
  const t = chipsTexts[language];
  const checked = CHECKED.find((kind) => badges.includes(kind));
  const possible: (false | Candidate)[] = [
    checked !== undefined && { weight: LITTLE, tone: 'good', text: t.checked(t[checked]) },
    signs?.answers === 'most' && { weight: LITTLE, tone: 'good', text: t.answersMost },
    signs?.answers === 'few' && { weight: LITTLE, tone: 'ask', text: t.answersFew },
    signs?.isFull === true && { weight: LITTLE, tone: 'ask', text: t.full },
    signs?.isHardToReach === true && { weight: LITTLE, tone: 'ask', text: t.hardToReach },
  ];
  return possible.filter((chip): chip is Candidate => chip !== false);
}

const isMet = ({ code }: { code: string }) => code === 'wish.met';
