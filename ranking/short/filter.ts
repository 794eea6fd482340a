import { rowFields } from '../rows/layout.ts';
import { read } from '../rows/packed.ts';
import { lists } from '../rows/row-columns.ts';

/** Conditions of a search besides wishes. They apply exactly and to every row. 0 means no condition. */
export interface Only {
  /** Bits that a row must have, made of `photoSign` and `badgeSign`. */
  signs: number;
  /** The earliest week (`weekOfDay`) of the last activity. */
  activeFrom: number;
  /** The earliest week of the first showing. */
  shownFrom: number;
}

/** The sign of a photo that every member sees. */
export const photoSign = 1;
/** Returns the sign of a badge: a bit above that of the photo. */
export const badgeSign = (kind: keyof typeof lists.badges.codes): number => 1 << lists.badges.codes[kind];

/** The bits of the short form of a row: signs, and above them the week of first showing. */
const shortBits = 16;
const signBits = 1 + Object.keys(lists.badges.codes).length;
const allSigns = (1 << signBits) - 1;
const latestShown = 2 ** (shortBits - signBits) - 1;
/** Weeks for which rows that are summarized today remain valid. */
const weeksAhead = 100;

/** Returns the first week that the short form distinguishes from earlier ones. */
export const firstShownWeek = (week: number): number => week + weeksAhead - latestShown;

/**
 * Returns the short form of a week of first showing. Its first and last values also stand for all earlier and later
 * weeks.
 */
export const shownInShort = (shownWeek: number, first: number): number =>
  Math.max(0, Math.min(latestShown, shownWeek - first));
/** Whether the short form of a week stands for one week only. */
export const isExactInShort = (shown: number): boolean => shown > 0 && shown < latestShown;

/** Returns the short form of the week of first showing in the result of `onlyInShort`. */
export const shownOf = (inShort: number): number => inShort >>> signBits;

const signsOf = (rows: Uint32Array, at: number): number =>
  (read(rows, at, rowFields.photo) === 0 ? 0 : photoSign) | ((read(rows, at, rowFields.badges) << 1) & allSigns);

/** Returns the short form of a row for search conditions (`shortBits`). `first` is the `firstShownWeek`. */
export const onlyInShort = (rows: Uint32Array, at: number, first: number): number =>
  signsOf(rows, at) | (shownInShort(read(rows, at, rowFields.shownWeek), first) << signBits);

/** Whether a row may meet the conditions, by its short form. Never false for a row that does meet them. */
export const mayPass = ({ signs, shownFrom }: Only, inShort: number, first: number): boolean =>
  (inShort & signs) === signs && shownOf(inShort) >= shownInShort(shownFrom, first);

/** Whether a row meets the conditions. */
export const passes = ({ signs, activeFrom, shownFrom }: Only, rows: Uint32Array, at: number): boolean =>
  (signsOf(rows, at) & signs) === signs &&
  read(rows, at, rowFields.activeWeek) >= activeFrom &&
  read(rows, at, rowFields.shownWeek) >= shownFrom;

/** Combines the short forms of two rows: the signs of either, and the later week. */
export const eitherOnly = (one: number, other: number): number =>
  ((one | other) & allSigns) | (Math.max(shownOf(one), shownOf(other)) << signBits);
