import { rowFields } from '../rows/layout.ts';
import { read } from '../rows/packed.ts';
import { lists } from '../rows/row-columns.ts';

/** What a search asks besides wishes: exactly, of everybody. 0 where nothing is asked. */
export interface Only {
  /** Bits that a row must have: `photoSign` and `badgeSign`. */
  signs: number;
  /** The weeks (`weekOfDay`) from which on somebody was here, and was first shown. */
  activeFrom: number;
  shownFrom: number;
}

/** A photo that every member sees. */
export const photoSign = 1;
export const badgeSign = (kind: keyof typeof lists.badges.codes): number => 1 << lists.badges.codes[kind];

const signBits = 1 + Object.keys(lists.badges.codes).length;
const allSigns = (1 << signBits) - 1;
const latestShown = 2 ** (16 - signBits) - 1;
/** Weeks to come, in which rows that are put together today may still be read. */
const weeksAhead = 100;

/** The first week that rows in short tell from those before it. */
export const firstShownWeek = (week: number): number => week + weeksAhead - latestShown;

/** A week of first showing in short; the first and the last stand for all before and behind them. */
export const shownInShort = (shownWeek: number, first: number): number =>
  Math.max(0, Math.min(latestShown, shownWeek - first));
export const isExactInShort = (shown: number): boolean => shown > 0 && shown < latestShown;

/** The week of first showing of `onlyInShort`. */
export const shownOf = (inShort: number): number => inShort >>> signBits;

const signsOf = (rows: Uint32Array, at: number): number =>
  (read(rows, at, rowFields.photo) === 0 ? 0 : photoSign) | ((read(rows, at, rowFields.badges) << 1) & allSigns);

/** A row's signs and, in the bits above, its week of first showing: 16 bits. */
export const onlyInShort = (rows: Uint32Array, at: number, first: number): number =>
  signsOf(rows, at) | (shownInShort(read(rows, at, rowFields.shownWeek), first) << signBits);

/** Whether a row in short may be what is asked: never no where the row itself says yes. */
export const mayPass = ({ signs, shownFrom }: Only, inShort: number, first: number): boolean =>
  (inShort & signs) === signs && shownOf(inShort) >= shownInShort(shownFrom, first);

/** Whether a row is what is asked. */
export const passes = ({ signs, activeFrom, shownFrom }: Only, rows: Uint32Array, at: number): boolean =>
  (signsOf(rows, at) & signs) === signs &&
  read(rows, at, rowFields.activeWeek) >= activeFrom &&
  read(rows, at, rowFields.shownWeek) >= shownFrom;

/** Of several rows in short: every sign of any, and the latest of their weeks. */
export const eitherOnly = (one: number, other: number): number =>
  ((one | other) & allSigns) | (Math.max(shownOf(one), shownOf(other)) << signBits);
