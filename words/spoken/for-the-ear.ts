import type { Language } from '#contract/choices.ts';
import { bengaliForTheEar } from './bengali.ts';
import { englishForTheEar } from './english.ts';

/**
 * Returns a sentence as it is read aloud: numbers, years, dates, heights, times and abbreviations in words. The Bengali
 * result contains no digit and no Latin letter, because Bengali voices skip or misread them.
 */
export const forTheEar = (sentence: string, language: Language): string =>
  (language === 'bn' ? bengaliForTheEar : englishForTheEar)(plain(sentence));

/** Removes what only a reader with eyes needs. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/[\u00a0\u202f\s]+/g, ' ')
    .replace(/ ?[·•|→←↑↓] ?/g, ', ')
    .replace(/ ?\(([^()]*)\)/g, ', $1,')
    .replace(/[“”„«»‹›"]/g, (mark) => (mark === '"' ? '"' : ''))
    .replace(/\* ?(?=চিহ্ন)/g, 'তারা ')
    .replace(/\bmarked \*/g, 'marked with a star')
    .replace(/\ba \*/g, 'a star')
    .replace(/[*_#^~\\{}[\]<>✓✔✕×★☆©()]/g, ' ');
