import { readBengali, type Sound } from './read-bengali.ts';
import { readLatin } from './read-latin.ts';

const hasBengali = /[\u0980-\u09FF]/;

/** The sound of one folded word (see `fold`) in either script; an empty key for a word without letters. */
export function soundKey(word: string): Sound {
  const { key, ending } = hasBengali.test(word) ? readBengali(word) : readLatin(word);
  return { key: smooth(key), ending };
}

// Arabic names that Bengalis write with an i or an e, by their sounds.
const arabic = new Map([
  ['fatima', 'fatema'],
  ['aisa', 'aiesa'],
  ['rabia', 'rabeia'],
  ['selim', 'salim'],
  ['muslim', 'maslem'],
]);

// Normalizes the differences that remain in both Latin and Bengali spellings.
function smooth(key: string): string {
  const single = key.replace(/([a-zA-Z])\1+/g, '$1');
  return (
    (arabic.get(single) ?? single)
      .replace(/[bkgdtj](?=[BKGDTJ])/g, '')
      .replace(/N(?=[kKgG])/g, 'n')
      // The m is silent: Lakhi, Lokkhi.
      .replace(/laKmi/, 'laKi')
      .replace(/([^aeiou])er$/, '$1ar')
      .replace(/([aeiou])h$/, '$1')
      .replace(/(.)a$/, '$1')
  );
}
