import type { evenlyTexts } from './evenly.texts.ts';

export interface Kind {
  kind: Exclude<keyof (typeof evenlyTexts)['en'], 'title' | 'how' | 'kind' | 'brides' | 'grooms' | 'why' | 'chance'>;
  brides: number;
  grooms: number;
}

export const triedOn = '2026-11-27';

/**
 * How often each kind of family stands among the first twenty, where one that is like all others would stand there a hundred times. Measured
 * on invented markets (docs/scale.md, which a test compares): the real one is never read for it.
 */
export const evenly: readonly Kind[] = [
  { kind: 'earlierMarriage', brides: 81, grooms: 82 },
  { kind: 'withChild', brides: 72, grooms: 76 },
  { kind: 'from36To50', brides: 91, grooms: 98 },
  { kind: 'overFifty', brides: 55, grooms: 63 },
  { kind: 'scStObc', brides: 99, grooms: 100 },
  { kind: 'notHindu', brides: 94, grooms: 98 },
  { kind: 'villageDistrict', brides: 99, grooms: 98 },
  { kind: 'disability', brides: 99, grooms: 103 },
  { kind: 'noPhoto', brides: 101, grooms: 100 },
  { kind: 'noHoroscope', brides: 93, grooms: 93 },
  { kind: 'casteNoBar', brides: 105, grooms: 106 },
  { kind: 'faithNoBar', brides: 94, grooms: 90 },
  { kind: 'noWishes', brides: 92, grooms: 89 },
];

/** The same in the lists of those who have not wished for somebody else. */
export const evenlyWhereOpen: readonly Kind[] = [
  { kind: 'earlierMarriage', brides: 123, grooms: 134 },
  { kind: 'withChild', brides: 102, grooms: 110 },
  { kind: 'overFifty', brides: 85, grooms: 81 },
];
