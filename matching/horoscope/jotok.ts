import { assertRashi, houseFrom } from './zodiac.ts';

/** The four classes of the Bengali jotok table (যোটক বিচার), best first. */
export type Jotok = 'rajyotak' | 'uttam' | 'madhyam' | 'adham';

/** The classes for odd and even rashis of the groom, by the count from his rashi to the bride's, inclusive, 1 to 12. */
const ODD_GROOM = 'rarraaamurru';
const EVEN_GROOM = 'rarramraurru';
const CLASS_OF_LETTER: Readonly<Record<string, Jotok>> = { r: 'rajyotak', u: 'uttam', m: 'madhyam', a: 'adham' };

/**
 * Classifies a pair of Moon signs (1–12 each) by the Bengali jotok table.
 *
 * It is not symmetric, and contradicts bhakoot for some pairs: show it beside the points, never as part of them.
 * Source: the jotok rows of the dictionary of Jyotish at ebanglalibrary.com/151841.
 * @throws RangeError for a number that is not a rashi
 */
export function jotok(brideRashi: number, groomRashi: number): Jotok {
  assertRashi(brideRashi);
  assertRashi(groomRashi);
  const letters = groomRashi % 2 === 0 ? EVEN_GROOM : ODD_GROOM;
  return CLASS_OF_LETTER[letters[houseFrom(groomRashi, brideRashi) - 1] ?? ''] ?? 'adham';
}
