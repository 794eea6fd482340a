import { BADGE_KINDS } from './badges.ts';
import { call } from './call.ts';
import { MATCH_ORDERS, OPEN_LISTS } from './choices.ts';
import { countBand } from './count-band.ts';
import { form } from './form.ts';
import { betweenSchema, gunaPoints, sharedSchema, sheetSchema } from './member.ts';
import { choice, text } from './rules.ts';
import * as s from './shape.ts';
import { signsSchema } from './signs.ts';
import { fact, sentOnly } from './wire.ts';

/** How many people are shown to a member to whom lists are not open yet. */
export const SAMPLES = 6;

const entry = s.nullable(s.object({ id: s.number(), name: s.string(), nameBn: s.string() }));

/** Somebody's card without name, photo, number and own words. */
const sampleSchema = s.object({
  /** Whole years. */
  age: s.nullable(s.number()),
  heightCm: s.nullable(s.number()),
  /** The state; abroad the country. */
  place: entry,
  /** Of the list; own words of a family are not told. */
  district: s.nullable(s.object({ name: s.string(), nameBn: s.string() })),
  caste: entry,
  education: entry,
  profession: entry,
});
export type Sample = s.Output<typeof sampleSchema>;

/** Cards on one page of the list. */
export const MATCHES_A_PAGE = 20;

/** A member in the list, and why the two may fit: the engine's codes, from which the page makes sentences. */
export const matchSchema = s.object({
  member: sharedSchema,
  signs: signsSchema,
  /** Of the guna milan; null when a rashi is unknown. */
  guna: s.nullable(s.object(gunaPoints)),
  jotok: sheetSchema.shape.jotok,
  horoscope: sheetSchema.shape.horoscope,
  clan: sheetSchema.shape.clan,
  myWishes: sheetSchema.shape.myWishes,
  theirWishes: sheetSchema.shape.theirWishes,
  /** What the trust has seen: the card has one small sign for all of it. */
  badges: s.array(s.oneOf(BADGE_KINDS)),
  /** In the seeker's own shortlist. */
  isKept: s.boolean(),
  /** With a note of the seeker's own, which taking out would erase. */
  hasNote: s.boolean(),
  between: betweenSchema,
  /** Of another religion than the seeker, as far as both have said. */
  hasOtherReligion: s.boolean(),
  /** The fields of `member` with nothing in them: what to ask first. */
  unknown: s.array(s.string()),
});
export type Match = s.Output<typeof matchSchema>;

/** One of the member's own musts, and how many the list would show were it only a wish. */
const relaxationSchema = s.object({ wish: s.string(), band: countBand });

/** What an own profile suggests to wish for. */
const suggestionSchema = s.object({
  /** Whole years. */
  age: s.nullable(s.object({ from: s.number(), to: s.number() })),
  religion: s.nullable(s.object({ id: s.number(), name: s.string(), nameBn: s.string() })),
  neverMarried: s.boolean(),
  /** Not of one's own clan. */
  ownClan: s.boolean(),
});
export type SuggestedWishes = s.Output<typeof suggestionSchema>;

/** What a page of a list carries. */
export const matchesFacts = {
  /** Whether the member who asks is shown to others. */
  isShown: fact('shown', s.boolean()),
  band: fact('band', countBand),
  matches: fact('matches', s.array(matchSchema)),
  cursor: fact('cursor', s.string()),
  /** Where the list is short: which musts, turned into wishes, would show more. */
  relaxations: fact('relaxations', s.array(relaxationSchema)),
};

/**
 * The best twenty for a member, then more by cursor. With whom there is an interest or an acceptance already, as `between` says it, is not among
 * them. Nobody for a member who is not shown to others, or has paused.
 * Until the ranking index is ready the answer is 503 with Retry-After.
 * `order` is `fit` when it is `''`; `cursor` is `''` for the beginning, and in the answer at the end. A cursor holds for
 * the member and the order it was given for, on its day and until they change their own answers; any other breaks the form.
 */
export const findMatches = call('findmatches', {
  method: 'GET',
  access: 'member',
  form: form({ order: sentOnly('order', choice(MATCH_ORDERS)), cursor: sentOnly('cursor', text(80)) }),
  returned: {
    ...matchesFacts,
    /** Six others without name or photo, the same the whole day, where lists are not open yet; else nobody. */
    samples: fact('samples', s.array(sampleSchema)),
    /** The lists of their own in which the member who asks stands. */
    openLists: fact('open_lists', s.array(s.oneOf(OPEN_LISTS))),
    /** Null for a member who has saved wishes, even empty ones, and on all but the first page. */
    suggested: fact('suggested', s.nullable(suggestionSchema)),
  },
});
