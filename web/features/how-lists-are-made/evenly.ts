import type { evenlyTexts } from './evenly.texts.ts';

/** A kind of family, with its figure in lists of brides and in lists of grooms; 100 for an average family. */
export interface Kind {
  /** The key of the kind's name in `evenlyTexts`, which also has the texts around the table. */
  kind: Exclude<keyof (typeof evenlyTexts)['en'], 'title' | 'how' | 'kind' | 'brides' | 'grooms' | 'why' | 'chance'>;
  brides: number;
  grooms: number;
}

/** The day on which the figures below were measured (`YYYY-MM-DD`). */
export const triedOn = '2026-11-28';

/**
 * How often each kind of family is among the first twenty of a list, relative to 100 for an average family.
 * Measured on invented markets (docs/scale.md, which a test compares); real members' data is never read for it.
 */
export const evenly: readonly Kind[] = [
  { kind: 'earlierMarriage', brides: 78, grooms: 81 },
  { kind: 'withChild', brides: 71, grooms: 74 },
  { kind: 'from36To50', brides: 94, grooms: 98 },
  { kind: 'overFifty', brides: 52, grooms: 63 },
  { kind: 'scStObc', brides: 99, grooms: 99 },
  { kind: 'notHindu', brides: 96, grooms: 96 },
  { kind: 'villageDistrict', brides: 100, grooms: 99 },
  { kind: 'disability', brides: 101, grooms: 101 },
  { kind: 'noPhoto', brides: 101, grooms: 100 },
  { kind: 'noHoroscope', brides: 94, grooms: 92 },
  { kind: 'casteNoBar', brides: 104, grooms: 105 },
  { kind: 'faithNoBar', brides: 92, grooms: 89 },
  { kind: 'noWishes', brides: 91, grooms: 88 },
];

/** The figures of each kind in the lists of seekers who have no wish for another kind; 100 for all other families. */
export const evenlyWhereOpen: readonly Kind[] = [
  { kind: 'earlierMarriage', brides: 116, grooms: 136 },
  { kind: 'withChild', brides: 98, grooms: 111 },
  { kind: 'overFifty', brides: 86, grooms: 77 },
];
