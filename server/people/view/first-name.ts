import { fold } from '#matching/family/fold.ts';
import { findSurname } from '#matching/family/surname.ts';

const TITLES = new Set(
  (
    'mr mrs ms miss master mx dr doctor prof professor adv advocate er sri shri shree sree sj smt srimati shrimati sreemati ' +
    'kumari km babu pandit pt late কুমারী শ্রী শ্রীমতী শ্রীমতি শ্রীযুক্ত শ্রীযুক্তা শ্রীমান ডা ডাঃ ড ডঃ ডক্টর ডাক্তার অধ্যাপক অধ্যাপিকা প্রফেসর ' +
    'মি মিঃ মিস মিসেস জনাব বেগম পণ্ডিত বাবু'
  )
    .split(' ')
    .map(bare),
);
const LETTERS_AFTER = new Set(
  'mbbs md ms mch dnb bds ba bsc bcom ma msc mcom be btech mtech mba bba bca mca bed med phd llb llm ca cs ias ips wbcs jr sr babu'.split(
    ' ',
  ),
);

/**
 * The name that a family tells a stranger: without titles and without its surname, which is the last word or a double
 * surname that the engine knows (Roy Chowdhury). One word stays in any case.
 */
export function firstNameOf(fullName: string): string {
  const words = nameWordsOf(fullName);
  const { length } = findSurname(words.map(fold));
  return words.slice(0, Math.max(1, words.length - length)).join(' ');
}

/** The words of a name without titles and letters after it; one word stays in any case. */
export function nameWordsOf(fullName: string): string[] {
  const words = fullName
    .normalize('NFC')
    .replace(/\([^)]*\)?|\[[^\]]*\]?/g, ' ')
    .split(/[\s,\u200b\u2060]+/u)
    .filter((word) => bare(word) !== '');
  while (words.length > 1 && TITLES.has(bare(words[0] ?? ''))) words.shift();
  while (words.length > 1 && LETTERS_AFTER.has(bare(words.at(-1) ?? ''))) words.pop();
  return words;
}

// Dots, dashes and the like are not part of a word; a title is the same in any case.
function bare(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
