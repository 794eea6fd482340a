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

/** At most this many sample cards for a member to whom lists are not open yet. */
export const SAMPLES = 6;

const entry = s.nullable(s.object({ id: s.number(), name: s.string(), nameBn: s.string() }));

/** A member's card without name, photo, number and own words. */
const sampleSchema = s.object({
  /** Whole years. */
  age: s.nullable(s.number()),
  heightCm: s.nullable(s.number()),
  /** The state, or the country for an address abroad. */
  place: entry,
  /** A district of the list; a family's own words are not returned. */
  district: s.nullable(s.object({ name: s.string(), nameBn: s.string() })),
  caste: entry,
  education: entry,
  profession: entry,
});
export type Sample = s.Output<typeof sampleSchema>;

/** Cards on one page of a list. */
export const MATCHES_A_PAGE = 20;

/** A member in a list, and the engine's codes for why the two may fit. The page makes sentences of the codes. */
export const matchSchema = s.object({
  member: sharedSchema,
  signs: signsSchema,
  /** Points of the guna milan; null if a rashi is unknown. */
  guna: s.nullable(s.object(gunaPoints)),
  jotok: sheetSchema.shape.jotok,
  horoscope: sheetSchema.shape.horoscope,
  clan: sheetSchema.shape.clan,
  myWishes: sheetSchema.shape.myWishes,
  theirWishes: sheetSchema.shape.theirWishes,
  /** The member's badges. The card shows one small sign for all of them. */
  badges: s.array(s.oneOf(BADGE_KINDS)),
  /** Whether the member is in the seeker's own shortlist. */
  isKept: s.boolean(),
  /** Whether the shortlist entry has a note. Removing the entry would erase the note. */
  hasNote: s.boolean(),
  between: betweenSchema,
  /** Whether the member has another religion than the seeker, if both have given one. */
  hasOtherReligion: s.boolean(),
  /** The empty fields of `member`, as suggestions what to ask first. */
  unknown: s.array(s.string()),
});
export type Match = s.Output<typeof matchSchema>;

/** One of the seeker's own musts, and how many members the list would show if it were a wish. */
const relaxationSchema = s.object({ wish: s.string(), band: countBand });

/** Wishes suggested from the member's own profile. */
const suggestionSchema = s.object({
  /** Whole years. */
  age: s.nullable(s.object({ from: s.number(), to: s.number() })),
  religion: s.nullable(s.object({ id: s.number(), name: s.string(), nameBn: s.string() })),
  neverMarried: s.boolean(),
  /** Whether to exclude members of the seeker's own clan. */
  ownClan: s.boolean(),
});
export type SuggestedWishes = s.Output<typeof suggestionSchema>;

/** The fields of one page of a list. */
export const matchesFacts = {
  /** Whether the seeker has asked to be shown to others. */
  isShown: fact('shown', s.boolean()),
  band: fact('band', countBand),
  matches: fact('matches', s.array(matchSchema)),
  cursor: fact('cursor', s.string()),
  /** For a short list: the musts that would show more members if they were wishes. */
  relaxations: fact('relaxations', s.array(relaxationSchema)),
};

/**
 * Returns the best `MATCHES_A_PAGE` members for a seeker, then more by cursor. Members with an interest or an
 * acceptance (as in `between`) are left out. The list is empty for a seeker who is paused or not shown.
 *
 * Answers 503 with Retry-After until the ranking index is ready. An empty `order` means `fit`; an empty `cursor` means
 * the beginning, and in the answer the end. A cursor is valid for one member, order and day, until the member's own
 * answers change; any other cursor is a form error.
 */
export const findMatches = call('findmatches', {
  method: 'GET',
  access: 'member',
  form: form({ order: sentOnly('order', choice(MATCH_ORDERS)), cursor: sentOnly('cursor', text(80)) }),
  returned: {
    ...matchesFacts,
    /** `SAMPLES` sample cards without name or photo, the same all day, if lists are not open yet; otherwise empty. */
    samples: fact('samples', s.array(sampleSchema)),
    /** The open-families lists in which the seeker is included; empty on all pages but the first. */
    openLists: fact('open_lists', s.array(s.oneOf(OPEN_LISTS))),
    /** Null if the member has saved wishes, even empty ones, and on all pages but the first. */
    suggested: fact('suggested', s.nullable(suggestionSchema)),
  },
});
