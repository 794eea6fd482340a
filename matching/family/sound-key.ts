import { readBengali } from './read-bengali.ts';
import { readLatin } from './read-latin.ts';

/**
 * How a word sounds, written so that the usual spellings in both scripts agree.
 *
 * `key` is broad: a and o are one vowel, so are i, ee and y; sh and s, v, w and b, z and j are one consonant each;
 * aspirates are capitals (bh is B), ch is C, ng is N. `ending` tells about an a at the end, which `key` leaves out:
 * 'bare' there is none, 'open' there is one (অমলা, Amala), 'either' the spelling leaves it open (Chandra, Amiyo).
 */
export type Sound = { readonly key: string; readonly ending: 'bare' | 'open' | 'either' };

const hasBengali = /[\u0980-\u09FF]/;

/** The sound of one folded word (see `fold`) in either script; an empty key for a word without letters of either. */
export function soundKey(word: string): Sound {
  const { key, ending } = hasBengali.test(word) ? readBengali(word) : readLatin(word);
  return { key: smooth(key), ending };
}

// Arabic names that Bengal writes with an i or an e, by their sounds.
const arabic = new Map([
  ['fatima', 'fatema'],
  ['aisa', 'aiesa'],
  ['rabia', 'rabeia'],
  ['selim', 'salim'],
  ['muslim', 'maslem'],
]);

// What Latin and Bengali letters alike leave to be settled.
function smooth(key: string): string {
  const single = key.replace(/([a-zA-Z])\1+/g, '$1');
  return (
    (arabic.get(single) ?? single)
      .replace(/[bkgdtj](?=[BKGDTJ])/g, '')
      .replace(/N(?=[kKgG])/g, 'n')
      // Spoken without its m: Lakhi, Lokkhi.
      .replace(/laKmi/, 'laKi')
      .replace(/([^aeiou])er$/, '$1ar')
      .replace(/([aeiou])h$/, '$1')
      .replace(/(.)a$/, '$1')
  );
}
